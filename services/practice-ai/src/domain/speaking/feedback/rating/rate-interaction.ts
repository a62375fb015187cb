import type { ErrorCategory, SpeakingCriterion, SpeakingStage } from '@b1fuchs/contracts';
import { bandAt } from '../../../grading/bands.js';
import { hasRelativeClause } from '../../../grading/clauses.js';
import { connectorsIn } from '../../../grading/coherence.js';
import { movesIn, talkPartsIn, type Move, type TalkPart } from './moves.js';
import type { SpokenEvidence } from './spoken-evidence.js';

const JOIN_ERRORS = new Set<ErrorCategory>(['verb-position', 'conjunction']);
/** A join that is built wrongly (weil ich habe Zeit) is worth half of one, as in writing. */
const FAILED_JOIN = 0.5;

/** How the sentences of an answer are joined: its different connectors and whether it has a relative clause. */
export function joinsIn({ corrected, mistakes }: Pick<SpokenEvidence, 'corrected' | 'mistakes'>): number {
  const used = connectorsIn(corrected.sentences).length + (corrected.sentences.some(hasRelativeClause) ? 1 : 0);
  const failed = mistakes.filter(({ category }) => JOIN_ERRORS.has(category)).length;
  return Math.max(used - failed * FAILED_JOIN, 0);
}

const meanTurn = ({ answer }: Pick<SpokenEvidence, 'answer'>): number => answer.words / Math.max(answer.turns.length, 1);
/** A point for each limit that is reached. */
const pointsFor = (value: number, limits: number[]): number => limits.filter((limit) => value >= limit).length;

type Part = { points: number; advice: string | undefined };

const moveAdvice: Record<Move, string> = {
  propose: 'Machen Sie selbst Vorschläge („Wir könnten …“).',
  agree: 'Sagen Sie, wenn Ihnen ein Vorschlag gefällt („Das ist eine gute Idee, weil …“).',
  disagree: 'Sagen Sie höflich, was Ihnen nicht gefällt („Ich würde lieber …“).',
  ask: 'Fragen Sie Ihren Partner nach seiner Meinung („Was meinen Sie?“).',
};
const partAdvice: Record<TalkPart, string> = {
  opening: 'Nennen Sie am Anfang das Thema („In meiner Präsentation geht es um …“).',
  outline: 'Sagen Sie, in welcher Reihenfolge Sie sprechen („Zuerst …, danach …“).',
  closing: 'Beenden Sie die Präsentation („Zum Schluss möchte ich sagen, …“, „Vielen Dank für Ihre Aufmerksamkeit.“).',
};
const JOIN = 'Verbinden Sie mehr Sätze („weil“, „deshalb“, „außerdem“).';
const TELL_MORE = 'Antworten Sie mit zwei oder drei Sätzen.';

function movesOf({ corrected }: SpokenEvidence): Part {
  const moves = movesIn(corrected.sentences);
  const missing = (['propose', 'ask', 'agree', 'disagree'] as const).find((move) => !moves.has(move));
  return { points: moves.size, advice: missing && moveAdvice[missing] };
}

function talkOf({ corrected }: SpokenEvidence): Part {
  const parts = talkPartsIn(corrected.sentences);
  const missing = (['opening', 'outline', 'closing'] as const).find((part) => !parts.has(part));
  return { points: parts.size, advice: missing && partAdvice[missing] };
}

/**
 * What each stage asks for, with its points; then the points from which it is A, B, C and D. Of answers whose level is known
 * (test/speaking) weak ones have 0 to 2 points, middling ones 3 or 4, good ones 5 to 9, excellent ones the most there are.
 */
const stages: Record<SpeakingStage, { parts: (evidence: SpokenEvidence) => Part[]; bands: [number, number, number, number] }> = {
  planning: {
    parts: (evidence) => [movesOf(evidence), joined(evidence, [1, 3, 6]), long(meanTurn(evidence), [8, 18])],
    bands: [9, 6, 3, 1],
  },
  presentation: {
    parts: (evidence) => [talkOf(evidence), joined(evidence, [1.5, 4, 7]), long(evidence.answer.words, [60, 120])],
    bands: [7, 5, 3, 1],
  },
  intro: {
    parts: (evidence) => [joined(evidence, [1, 2.5, 6]), long(meanTurn(evidence), [6, 12, 20]), tellsMore(evidence)],
    bands: [7, 5, 3, 1],
  },
};

const joined = (evidence: SpokenEvidence, limits: number[]): Part => {
  const points = pointsFor(joinsIn(evidence), limits);
  return { points, advice: points === limits.length ? undefined : JOIN };
};

const long = (words: number, limits: number[]): Part => {
  const points = pointsFor(words, limits);
  return { points, advice: points === 0 ? TELL_MORE : undefined };
};

/** More than the one sentence that was asked for, most times; and a question back. */
function tellsMore({ answer, corrected }: SpokenEvidence): Part {
  const more = answer.turns.filter((sentences) => sentences.length > 1 || sentences[0]?.includes(',') === true).length;
  const isMore = answer.turns.length > 0 && more / answer.turns.length >= 0.6 && meanTurn({ answer }) >= 8;
  return { points: (isMore ? 1 : 0) + (movesIn(corrected.sentences).has('ask') ? 1 : 0), advice: isMore ? undefined : TELL_MORE };
}

const praise: Record<SpeakingStage, string> = {
  planning: 'Sie schlagen etwas vor, reagieren auf Ihren Partner und verbinden Ihre Sätze gut.',
  presentation: 'Ihre Präsentation hat einen klaren Aufbau, und die Sätze sind gut verbunden.',
  intro: 'Sie erzählen ausführlich und verbinden Ihre Sätze gut.',
};

/** Kohärenz and Interaktion: does somebody keep a talk going, guide listeners through one, and join what they say? */
export function rateInteraction(evidence: SpokenEvidence): SpeakingCriterion {
  const name = 'interaktion';
  if (!evidence.isGerman) return { name, band: 'E', reason: 'Antworten Sie auf Deutsch, auch wenn es nur ein kurzer Satz ist.' };
  const { parts, bands } = stages[evidence.kind];
  const found = parts(evidence);
  const points = found.reduce((sum, part) => sum + part.points, 0);
  const band = bandAt(bands.filter((limit) => points < limit).length);
  const advice = found.flatMap((part) => part.advice ?? []).filter((one, index, all) => all.indexOf(one) === index);
  return { name, band, reason: band === 'A' || advice.length === 0 ? praise[evidence.kind] : advice.slice(0, 2).join(' ') };
}
