import { countWords, recommendedWords, type Criterion } from '@b1fuchs/contracts';
import { answerWords } from './answer-part.js';
import { bandAt } from './bands.js';
import type { WritingEvidence } from './evidence.js';
import { isGerman } from './german.js';
import { letterForm } from './style.js';

/** Under half of the words asked, a text is not rated (criteria of the exam). */
const RATEABLE_SHARE = 0.5;
const NOT_GERMAN = 'Ihr Text ist nicht auf Deutsch geschrieben.';

/** A text has more words than this between one mark and the next; a list of key words has one or two. */
const LIST_WORDS = 2.5;

/** Words in a list instead of sentences: "Film, Samstag, 19 Uhr, Pizza". */
function isWordList(text: string): boolean {
  const pieces = text.split(/[\n,;:.!?•*/|–]+/u).map(countWords).filter((words) => words > 0);
  return pieces.length > 4 && pieces.reduce((sum, words) => sum + words, 0) / pieces.length < LIST_WORDS;
}

/**
 * Erfüllung: is the text German, long enough, on its topic, are the content points there, and does a letter speak to its
 * reader as the task asks? The wrong one of du and Sie costs a band.
 */
export function rateTaskAchievement(evidence: WritingEvidence): Criterion {
  const { text, section, fit } = evidence;
  const wordCount = answerWords(evidence);
  const name = 'erfuellung';
  const share = wordCount / recommendedWords[section];
  const isLongEnough = evidence.wordCount / recommendedWords[section] >= RATEABLE_SHARE;
  if (isLongEnough && share < RATEABLE_SHARE && !isGerman(text)) {
    return { name, band: 'E', reason: NOT_GERMAN };
  }
  if (share < RATEABLE_SHARE) {
    return { name, band: 'E', reason: `Ihr Text hat nur ${wordCount} Wörter. Das ist weniger als die Hälfte der verlangten ${recommendedWords[section]} Wörter.` };
  }
  if (isWordList(text)) {
    return { name, band: 'E', reason: 'Ihr Text besteht aus einzelnen Wörtern. Schreiben Sie ganze Sätze.' };
  }
  if (!isGerman(text)) {
    return { name, band: 'E', reason: NOT_GERMAN };
  }
  if (!fit) {
    return { name, band: share >= 0.8 ? 'B' : 'C', reason: 'Die Inhaltspunkte konnten gerade nicht geprüft werden. Bewertet ist hier nur die Länge.' };
  }
  if (!fit.onTopic) {
    return { name, band: 'E', reason: 'Ihr Text behandelt ein anderes Thema als die Aufgabe.' };
  }
  if (fit.points.length === 0) {
    return { name, band: share >= 0.8 ? 'A' : 'B', reason: 'Ihr Text passt zum gewählten Thema.' };
  }
  const missing = fit.points.filter((point) => !point.covered);
  const covered = fit.points.length - missing.length;
  const handled =
    missing.length === 0
      ? 'Sie haben alle Inhaltspunkte behandelt.'
      : `Sie haben ${covered} von ${fit.points.length} Inhaltspunkten behandelt. Es ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${missing.map(({ point }) => `„${point.replace(/\.$/u, '')}“`).join(', ')}.`;
  if (covered === 0) return { name, band: 'E', reason: handled };
  const steps = Math.round((missing.length / fit.points.length) * 4);
  const { wrongAddress } = letterForm(text, section);
  if (!wrongAddress) return { name, band: bandAt(steps), reason: handled };
  // E is for a text that does not answer at all.
  const address = section === 'teil3' ? 'Zu dieser Person sagt man „Sie“, nicht „du“.' : 'Zu dieser Person sagt man „du“, nicht „Sie“.';
  return { name, band: bandAt(Math.min(steps + 1, 3)), reason: `${handled} ${address}` };
}
