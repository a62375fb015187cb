import type { SecurityCheck } from '@b1fuchs/contracts';

export type Verdict = 'open' | 'right' | 'wrong';

/**
 * Judges what has been typed so far. While fewer digits stand there than the sum has,
 * the answer is not wrong yet, unless the person has left the field.
 */
export function judgeAnswer(question: Pick<SecurityCheck, 'left' | 'right'>, typed: string, hasLeftField: boolean): Verdict {
  const sum = question.left + question.right;
  const answer = typed.trim();
  if (answer === '') return 'open';
  if (/^\d+$/.test(answer) && Number(answer) === sum) return 'right';
  return answer.length >= String(sum).length || hasLeftField ? 'wrong' : 'open';
}
