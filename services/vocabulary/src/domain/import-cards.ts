import { MAX_IMPORT_ROWS, ownCardSchema, type ImportResult } from '@b1fuchs/contracts';
import { AppError, learningDay } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { OwnFace } from '../data/own-cards.js';
import { readCardFile, type FileRow } from './card-file.js';
import { germanKey } from './catalogue.js';
import { faceOfWritten, keyOf } from './own-card.js';
import type { StudyParts } from './study.js';

type Outcome = ImportResult['rows'][number]['outcome'];
type PlannedRow = ImportResult['rows'][number] & { flashcardId?: string; own?: { key: string; face: OwnFace } };

const ROWS_SHOWN = 200;
const order: Outcome[] = ['faulty', 'duplicate', 'listed', 'added'];

/**
 * Reads a file of cards and puts them into the deck, or only says what would happen. A word of the list becomes the
 * list's card; every other row a card of the learner's own; what is in the deck already stays as it is.
 * @throws AppError IMPORT_UNREADABLE; VALIDATION_FAILED when there are too many rows. The deck is unchanged then.
 */
export async function importCards(
  parts: StudyParts,
  { userId, timeZone }: { userId: string; timeZone: string },
  { file, dryRun }: { file: Uint8Array; dryRun: boolean },
  now: Date,
): Promise<ImportResult> {
  const rows = readCardFile(file);
  if (rows.length > MAX_IMPORT_ROWS) {
    const message = `Die Datei hat ${rows.length} Zeilen. Bitte importieren Sie höchstens ${MAX_IMPORT_ROWS} auf einmal.`;
    throw new AppError('VALIDATION_FAILED', { message, details: { file: message } });
  }
  const planned = await plan(parts, userId, rows);
  if (!dryRun) {
    const own = await parts.ownCards.keep(userId, planned.flatMap(({ own: card }) => card ?? []), now);
    const listed = planned.flatMap(({ flashcardId }) => flashcardId ?? []);
    await parts.cards.add(userId, [...listed, ...own], learningDay(now, timeZone), now);
  }
  const count = (outcome: Outcome): number => planned.filter((row) => row.outcome === outcome).length;
  return {
    dryRun,
    counts: { added: count('added'), listed: count('listed'), duplicate: count('duplicate'), faulty: count('faulty') },
    rows: planned
      .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line)
      .slice(0, ROWS_SHOWN)
      .map(({ line, germanWord, translation, outcome, problem }) => ({ line, germanWord, translation, outcome, ...(problem === undefined ? {} : { problem }) })),
  };
}

async function plan({ catalogue, cards, ownCards }: StudyParts, userId: string, rows: FileRow[]): Promise<PlannedRow[]> {
  const inDeck = new Set(await cards.flashcardIds(userId));
  const ownKeys = new Set((await ownCards.allOf(userId)).filter(({ id }) => inDeck.has(id)).map(({ key }) => key));
  const seen = new Set<string>();
  return rows.map(({ line, ...written }): PlannedRow => {
    const shown = { line, germanWord: written.germanWord.slice(0, 200), translation: (written.englishTranslation || written.persianTranslation).slice(0, 300) };
    const parsed = ownCardSchema.safeParse(written);
    if (!parsed.success) return { ...shown, outcome: 'faulty', problem: problemOf(parsed.error) };
    const key = germanKey(parsed.data.germanWord);
    const listed = catalogue.idOfGerman(parsed.data.germanWord);
    if (seen.has(key) || ownKeys.has(key) || (listed !== undefined && inDeck.has(listed))) return { ...shown, outcome: 'duplicate' };
    seen.add(key);
    if (listed !== undefined) return { ...shown, outcome: 'listed', flashcardId: listed };
    const face = faceOfWritten(parsed.data);
    return { ...shown, outcome: 'added', own: { key: keyOf(face), face } };
  });
}

const problemOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'Diese Zeile kann nicht gelesen werden.';
