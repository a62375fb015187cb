import { recommendedWords, type Criterion } from '@b1fuchs/contracts';
import { bandAt } from './bands.js';
import type { WritingEvidence } from './evidence.js';
import { isGerman } from './german.js';

/** Under half of the words asked, a text is not rated (criteria of the exam). */
const RATEABLE_SHARE = 0.5;

/** Erfüllung: is the text German, long enough, on its topic, and are the content points there? */
export function rateTaskAchievement({ text, section, wordCount, fit }: WritingEvidence): Criterion {
  const name = 'erfuellung';
  const share = wordCount / recommendedWords[section];
  if (share < RATEABLE_SHARE) {
    return { name, band: 'E', reason: `Ihr Text hat nur ${wordCount} Wörter. Das ist weniger als die Hälfte der verlangten ${recommendedWords[section]} Wörter.` };
  }
  if (!isGerman(text)) {
    return { name, band: 'E', reason: 'Ihr Text ist nicht auf Deutsch geschrieben.' };
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
  return {
    name,
    band: covered === 0 ? 'E' : bandAt((missing.length / fit.points.length) * 4),
    reason:
      missing.length === 0
        ? 'Sie haben alle Inhaltspunkte behandelt.'
        : `Sie haben ${covered} von ${fit.points.length} Inhaltspunkten behandelt. Es ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${missing.map(({ point }) => `„${point.replace(/\.$/u, '')}“`).join(', ')}.`,
  };
}
