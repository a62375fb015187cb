import { AppError } from '@b1fuchs/kit';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** zxcvbn's scale from 0 to 4: below 2 it takes fewer than a million tries to guess (common words, their usual changes, keyboard rows). */
const LEAST_SCORE = 2;
/** Six characters, which administrators may set, never take more than a million: of those only the commonest are refused. */
export const LEAST_SCORE_SET_FOR_OTHERS = 1;
/** What comes after does not make a password easier to guess, only longer to judge. */
const JUDGED_CHARACTERS = 64;
const TOO_EASY = 'This password is too easy to guess. Please avoid common words, keyboard rows and your own name.';
/** What is tried here first. */
const PRODUCT_WORDS = ['b1fuchs', 'fuchs', 'deutsch'];

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });

/**
 * @param field where the form shows it
 * @param leastScore on zxcvbn's scale
 * @throws AppError VALIDATION_FAILED for a password that is among the first that anybody would try for this account
 */
export function requireUnguessable(password: string, { username, email, field = 'password', leastScore = LEAST_SCORE }: { username: string; email: string; field?: string; leastScore?: number }): void {
  const ownWords = [username, email, ...email.split('@'), ...PRODUCT_WORDS];
  const judged = Array.from(password).slice(0, JUDGED_CHARACTERS).join('');
  if (judge.check(judged, ownWords).score < leastScore) throw new AppError('VALIDATION_FAILED', { message: TOO_EASY, details: { [field]: TOO_EASY } });
}
