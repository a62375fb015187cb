import type { StyleChange, StyleRefinement, TargetStyle } from '@b1fuchs/contracts';
import { isGerman } from '../../grading/german.js';
import { draftText, type Draft } from '../../grammar/draft.js';
import { toStyle } from '../target-style.js';
import { analyseStyle } from './analyse-style.js';
import type { AddressOutcome, Step } from './evidence.js';
import { learningPoints } from './learning-points.js';
import { visibleChanges } from './visible-changes.js';

const INCOMPLETE = 'Den Stil konnten wir gerade nicht vollständig prüfen. Bitte versuchen Sie es später noch einmal.';

/** The answer for the learner, who is addressed with Sie. `isComplete` is false where the parser gave no answer. */
export function composeRefinement(input: {
  source: string;
  style: TargetStyle;
  corrected: string;
  draft: Draft;
  steps: readonly Step[];
  address: AddressOutcome;
  isComplete: boolean;
}): StyleRefinement {
  const { source, style, corrected, draft, steps, address, isComplete } = input;
  const shown = visibleChanges(draft);
  const changes = shown.map((change): StyleChange => ({
    original: change.original.trim() === '' ? change.original : change.original.trim(),
    improved: change.replacement.trim(),
    explanation: withoutRepeats(change.explanation.de),
  }));
  const repaired = draft.changes.filter(({ category }) => category !== 'style').map(({ original, replacement }) => ({ original, improved: replacement }));
  return {
    styleAnalysis: analyseStyle(corrected, style, steps),
    refinedText: draftText(draft),
    changes,
    learningPoints: learningPoints(steps, repaired),
    overallFeedback: overallFeedback({
      source,
      style,
      corrections: repaired.length,
      steps: steps.length === 0 ? 0 : Math.max(1, shown.filter(({ category }) => category === 'style').length),
      // Without a parse nothing is known about the learner's du and Sie.
      address: !isComplete && address === 'uncertain' ? 'none' : address,
      isComplete,
    }),
    ...(isComplete ? {} : { notice: INCOMPLETE }),
  };
}

/** Two changes at one place may give one reason twice. */
const withoutRepeats = (explanation: string): string => [...new Set(explanation.split(/(?<=\.) (?=[\p{Lu}„])/u))].join(' ');

interface Outcome {
  source: string;
  style: TargetStyle;
  corrections: number;
  steps: number;
  address: AddressOutcome;
  isComplete: boolean;
}

function overallFeedback({ source, style, corrections, steps, address, isComplete }: Outcome): string {
  const hint = hints[address] ?? '';
  const errors = corrections === 0 ? '' : `Wir haben zuerst ${corrections === 1 ? 'einen Fehler' : `${corrections} Fehler`} korrigiert. `;
  if (!/\p{Script=Latin}{2}/u.test(source)) return 'In Ihrer Eingabe steht kein deutscher Text. Schreiben Sie ein paar deutsche Sätze, dann verbessern wir den Stil gern.';
  if (steps === 0 && address === 'uncertain') return `${errors}Den Stil haben wir nicht geändert.${hint}`;
  if (steps === 0 && (address === 'surname' || address === 'family' || !isComplete)) return `${errors}Am Stil haben wir nichts geändert.${hint}`;
  if (steps === 0 && !isGerman(source)) {
    return `${errors === '' ? 'Wir haben nichts geändert. ' : errors}Ob Ihr Text deutsch ist, konnten wir nicht sicher erkennen. Schreiben Sie ein paar ganze deutsche Sätze, dann verbessern wir den Stil gern.`;
  }
  if (corrections === 0 && steps === 0) return `Sehr gut! Ihr Text passt schon ${toStyle[style]}; wir haben nichts geändert.`;
  if (steps === 0) return `${errors}Am Stil mussten wir nichts ändern: Er passt schon ${toStyle[style]}.${hint}`;
  const amount = steps === 1 ? 'An einer Stelle' : `An ${steps} Stellen`;
  return `Gut gemacht, Ihr Text ist verständlich! ${errors}${amount} haben wir den Stil angepasst, sodass er jetzt besser ${toStyle[style]} passt. Lesen Sie beide Fassungen laut und achten Sie auf den Unterschied.${hint}`;
}

const hints: Partial<Record<AddressOutcome, string>> = {
  surname: ' Zu einer Person, die Sie mit dem Nachnamen ansprechen, sagt man auch in einem persönlichen Text überall „Sie“.',
  family: ' Zu Familie und Freunden sagt man auch in sorgfältigem Deutsch „du“; deshalb bleibt die Anrede.',
  partly: ' Ein „Sie“ am Satzanfang kann auch andere Personen meinen; dort haben wir die Anrede nicht geändert. Prüfen Sie diese Stelle bitte selbst.',
  uncertain: ' Die Anrede mit „du“ oder „Sie“ war nicht an allen Stellen eindeutig; prüfen Sie sie bitte selbst.',
};
