import { importResultSchema, type ImportResult } from '@b1fuchs/contracts';
import { fetchFile, sendJson } from '../../../../lib/http.js';
import { fileType } from '../model/file-type.js';

/** Thousands of rows take their time. */
const IMPORT_TIMEOUT_MS = 60_000;

/** Reads a file of cards: as a trial first, which changes nothing, then in earnest. Throws as sendJson. */
export function importCards({ file, dryRun }: { file: File; dryRun: boolean }): Promise<ImportResult> {
  const body = file.slice(0, file.size, fileType(file.name));
  return sendJson('POST', `/api/flashcards/import?dryRun=${String(dryRun)}`, body, importResultSchema, { timeoutMs: IMPORT_TIMEOUT_MS });
}

export type ExportFormat = 'tsv' | 'csv';

/** The deck as a file. Throws as fetchFile. */
export const exportCards = (format: ExportFormat): Promise<Blob> => fetchFile('GET', `/api/flashcards/export?format=${format}`, undefined);
