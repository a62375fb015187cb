import { MODEL_RULE, UNKNOWN_RULE, type ReportedCorrection, type ReportedState, type WithdrawalScope } from '@b1fuchs/contracts';

export const stateNames: Readonly<Record<ReportedState, string>> = { open: 'Open', accepted: 'Taken back', rejected: 'Kept' };
export const scopeNames: Readonly<Record<WithdrawalScope, string>> = {
  words: 'Wherever this rule proposes these words',
  sentence: 'In the reported sentences only',
};

/** A rule as those know it who write it. */
export function ruleName(rule: string): string {
  if (rule === MODEL_RULE) return 'Language model';
  return rule === UNKNOWN_RULE ? 'Not known (reported earlier)' : rule;
}

/** How often it was reported, and by how many. */
export function reportsText({ reports, learners }: Pick<ReportedCorrection, 'reports' | 'learners'>): string {
  if (reports === 0) return 'Its learners are gone';
  return `${reports} ${reports === 1 ? 'report' : 'reports'} from ${learners} ${learners === 1 ? 'learner' : 'learners'}`;
}

/** A misspelt word is one wherever it stands; what else is right hangs on its sentence. */
export const likelyScope = ({ scope, category, sentences }: Pick<ReportedCorrection, 'scope' | 'category' | 'sentences'>): WithdrawalScope =>
  scope ?? (category === 'spelling' || category === 'capitalization' || sentences.length === 0 ? 'words' : 'sentence');

/** What is in force now, where something is. */
export const inForceText = ({ state, scope }: Pick<ReportedCorrection, 'state' | 'scope'>): string | undefined => {
  if (scope === 'words') return 'Taken back wherever this rule proposes these words.';
  if (scope === null) return undefined;
  return state === 'accepted' ? 'Taken back in the reported sentences.' : 'Taken back in the sentences that were reported before; another one was reported since.';
};
