import { randomUUID } from 'node:crypto';
import type { DecideCorrection, ReportedCorrection, ReportedCorrectionsPage, ReportedCorrectionsQuery } from '@b1fuchs/contracts';
import type { ReportedCorrections } from '../../clients/reported-corrections.js';
import type { ActivityLogs } from '../../data/activity-logs.js';
import { csvHead, csvLines } from '../csv.js';
import { recordDeed } from '../record-deed.js';

export type CorrectionParts = { reported: ReportedCorrections; logs: ActivityLogs };

const actions = { accepted: 'correction-accepted', rejected: 'correction-rejected', open: 'correction-reopened' } as const;
const AT_ONCE = 200;
/** Of a long proposal the trail shows the beginning. */
const WORDS_IN_TRAIL = 80;

/** Decides on a reported correction; see practice-ai for what it refuses. */
export async function decideCorrection({ reported, logs }: CorrectionParts, by: string, key: string, decision: DecideCorrection, now: Date): Promise<ReportedCorrection> {
  const decided = await reported.decide(key, decision);
  const scope = decided.scope === null ? '' : decided.scope === 'words' ? ' (wherever the words stand)' : ' (in the reported sentences)';
  const details = `${decided.rule}${scope}: ${beginning(decided.original)} → ${beginning(decided.corrected)}`;
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: actions[decision.state], details }, now);
  return decided;
}

const beginning = (words: string): string => (words.length <= WORDS_IN_TRAIL ? words : `${words.slice(0, WORDS_IN_TRAIL)} …`);

const columns = ['rule', 'sentence', 'original', 'proposed', 'explanation', 'reports', 'learners', 'decision', 'scope', 'note', 'lastReportedAt'] as const;

/** The file's name, by the day of who asks. */
export const correctionsExportName = (day: string): string => `reported_corrections_${day}.csv`;

type ExportFilter = Pick<ReportedCorrectionsQuery, 'state' | 'rule'>;

/**
 * Reported corrections as a CSV file for those who write the rules: a line for each sentence, piece by piece as it is taken.
 * The deed is kept before the first piece. @throws AppError SERVICE_UNAVAILABLE before there is any piece
 */
export async function exportCorrections({ reported, logs }: CorrectionParts, by: string, filter: ExportFilter, now: Date): Promise<AsyncGenerator<string>> {
  const first = await reported.page({ ...filter, page: 1, limit: AT_ONCE });
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: 'corrections-exported', details: `state: ${filter.state}${filter.rule === '' ? '' : `; rule: ${filter.rule}`}` }, now);
  return piecesFrom(reported, filter, first);
}

async function* piecesFrom(reported: ReportedCorrections, filter: ExportFilter, first: ReportedCorrectionsPage): AsyncGenerator<string> {
  let page = first;
  yield csvHead(columns);
  yield csvLines(page.corrections.flatMap(linesOf));
  while (page.page < page.pages) {
    page = await reported.page({ ...filter, page: page.page + 1, limit: AT_ONCE });
    yield csvLines(page.corrections.flatMap(linesOf));
  }
}

/** A correction whose sentences are gone still has a line. */
function linesOf({ rule, original, corrected, explanation, sentences, reports, learners, state, scope, note, lastReportedAt }: ReportedCorrection): (string | number)[][] {
  return (sentences.length === 0 ? [''] : sentences).map((sentence) => [rule, sentence, original, corrected, explanation, reports, learners, state, scope ?? '', note, lastReportedAt ?? '']);
}
