import { PLACEHOLDER_WARNING, TOPIC_WARNING } from '@b1fuchs/contracts';

/** Splits a summary into the warning that leads it, if one does, and the rest. */
export function splitWarning(overallFeedback: string): { warning: string | null; rest: string } {
  const warning = [PLACEHOLDER_WARNING, TOPIC_WARNING].find((text) => overallFeedback.startsWith(text)) ?? null;
  return { warning, rest: overallFeedback.slice(warning?.length ?? 0).trim() };
}
