import { errorCategorySchema, type DecideCorrection, type ReportedCorrection, type ReportedCorrectionsPage, type ReportedCorrectionsQuery } from '@b1fuchs/contracts';
import { AppError, pagesOf } from '@b1fuchs/kit';
import type { KeptDispute } from '../../data/disputed-corrections.js';
import type { ReportedRow } from '../../data/reported-corrections.js';
import type { ReportParts } from './report-correction.js';
import { sentenceDigest } from './withdrawn.js';

const SENTENCES_SHOWN = 5;

/** A page of reported corrections, each with its sentences and how often it was reported. */
export async function listReported({ disputes, reported }: ReportParts, { page, limit, ...filter }: ReportedCorrectionsQuery): Promise<ReportedCorrectionsPage> {
  const [{ rows, total }, rules] = await Promise.all([reported.page(filter, { skip: (page - 1) * limit, limit }), reported.rules()]);
  const kept = await disputes.of(rows.map(({ key }) => key));
  return { corrections: rows.map((row) => shown(row, kept.get(row.key) ?? [])), total, page, pages: pagesOf(total, limit), rules };
}

/**
 * Accepts a report, which takes the correction back for everybody, rejects it, or opens it again, which lets the correction stand.
 * @throws AppError NOT_FOUND; CHANGED_MEANWHILE where somebody else has decided since the version that was seen
 */
export async function decideReported({ disputes, reported }: ReportParts, key: string, { version, state, scope, note }: DecideCorrection, now: Date): Promise<ReportedCorrection> {
  const before = await reported.find(key);
  if (!before) throw new AppError('NOT_FOUND', { message: 'Nobody reports this correction any more. Please reload the list.' });
  const kept = (await disputes.of([key])).get(key) ?? [];
  const isAccepted = state === 'accepted';
  // With those of learners who are gone since: they were accepted.
  const sentences = isAccepted && scope === 'sentence' ? [...new Set([...before.sentences, ...kept.map(({ sentence }) => sentenceDigest(sentence))])] : [];
  if (isAccepted && scope === 'sentence' && sentences.length === 0) throw new AppError('VALIDATION_FAILED', { message: 'The sentences are gone with their learners. Take the correction back wherever its words stand, or reject the report.' });
  const decision = { state, scope: isAccepted ? scope : null, sentences, note, decidedAt: now };
  if (!(await reported.decide(key, version, decision))) throw new AppError('CHANGED_MEANWHILE');
  return shown({ ...before, ...decision, version: version + 1 }, kept);
}

const shown = (row: ReportedRow, disputes: readonly KeptDispute[]): ReportedCorrection => ({
  key: row.key,
  rule: row.rule,
  original: row.original,
  corrected: row.corrected,
  category: errorCategorySchema.safeParse(row.category).data ?? null,
  explanation: row.explanation,
  sentences: [...new Set(disputes.map(({ sentence }) => sentence))].slice(0, SENTENCES_SHOWN),
  reports: disputes.length,
  learners: new Set(disputes.map(({ userId }) => userId)).size,
  lastReportedAt: row.lastReportedAt.toISOString(),
  state: row.state,
  scope: row.scope,
  note: row.note,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
});
