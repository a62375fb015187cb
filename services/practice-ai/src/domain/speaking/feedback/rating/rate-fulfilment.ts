import type { SpeakingCriterion, SpeakingStage } from '@b1fuchs/contracts';
import { bandAt } from '../../../grading/bands.js';
import type { SpokenEvidence } from './spoken-evidence.js';

/** Under so many words there is nothing to rate: a greeting, a name, "ja". */
export const FEWEST_WORDS = 5;
/**
 * Words with which a learner has room for everything: of the answers whose level is known (test/speaking) good ones have 97 to
 * 127, middling ones 62 to 89, weak ones 13 to 32. Under half of it an answer is short, under a quarter it is hardly one.
 */
export const ROOM: Record<SpeakingStage, number> = { intro: 50, planning: 60, presentation: 100 };
/** In the introduction the examiner asks at most five of the eight questions (spec 2, section 9.1). */
const ASKED_IN_INTRODUCTION = 5;

/** How many points somebody has to speak to. */
export const pointsAsked = ({ kind, fit }: Pick<SpokenEvidence, 'kind' | 'fit'>): number =>
  kind === 'intro' ? Math.min(ASKED_IN_INTRODUCTION, fit.points.length) : fit.points.length;

/** The share of them that were spoken to, 0 to 1; 1 for a topic without points. */
export function shareCovered(evidence: Pick<SpokenEvidence, 'kind' | 'fit'>): number {
  const asked = pointsAsked(evidence);
  return asked === 0 ? 1 : Math.min(evidence.fit.points.filter(({ covered }) => covered).length / asked, 1);
}

/** Without the embeddings what is said counts as about its topic when it names a third of the points. */
export const isOnTopic = (evidence: Pick<SpokenEvidence, 'kind' | 'fit'>): boolean => evidence.fit.onTopic ?? shareCovered(evidence) >= 1 / 3;

const pointNames: Record<SpeakingStage, { one: string; many: string }> = {
  intro: { one: 'Frage zur Person', many: 'Fragen zur Person' },
  planning: { one: 'Punkt', many: 'Punkten' },
  presentation: { one: 'Leitfrage', many: 'Leitfragen' },
};

/** Erfüllung: is it German, about the topic, did it speak to the points, and were the answers more than a word or two? */
export function rateFulfilment(evidence: SpokenEvidence): SpeakingCriterion {
  const { kind, answer, fit } = evidence;
  const name = 'erfuellung';
  if (!evidence.isGerman) return { name, band: 'E', reason: 'Sie haben nicht auf Deutsch gesprochen.' };
  if (answer.words < FEWEST_WORDS) return { name, band: 'E', reason: 'Sie haben noch fast nichts gesagt. Antworten Sie in ganzen Sätzen.' };
  if (!isOnTopic(evidence)) return { name, band: 'E', reason: 'Sie haben über etwas anderes gesprochen als über das gewählte Thema.' };

  const asked = pointsAsked(evidence);
  const covered = Math.round(shareCovered(evidence) * asked);
  const share = answer.words / ROOM[kind];
  const short = share < 0.25 ? 2 : share < 0.5 ? 1 : 0;
  const length = short === 0 ? '' : ` Ihre Antworten sind ${short === 2 ? 'sehr ' : ''}kurz: Erzählen Sie mehr.`;
  if (asked === 0) return { name, band: bandAt(short), reason: `Sie haben über das gewählte Thema gesprochen.${length}` };
  if (covered === 0) return { name, band: 'E', reason: `Sie haben noch zu keinem der Punkte etwas gesagt.${length}` };

  // E is for who says nothing to the topic.
  const band = bandAt(Math.min(Math.round((1 - covered / asked) * 4) + short, 3));
  const left = kind === 'intro' ? [] : fit.points.filter((point) => !point.covered);
  const missing = left.length === 0 ? '' : ` Es ${left.length === 1 ? 'fehlt' : 'fehlen'}: ${left.map(({ title }) => `„${title}“`).join(', ')}.`;
  return { name, band, reason: `${coveredSentence(kind, covered, asked)}${missing}${length}` };
}

/** "Sie haben 3 von 5 Punkten besprochen." */
export function coveredSentence(kind: SpeakingStage, covered: number, asked: number): string {
  const names = pointNames[kind];
  const verb = kind === 'planning' ? 'besprochen' : 'beantwortet';
  if (covered < asked) return `Sie haben ${covered} von ${asked} ${asked === 1 ? names.one : names.many} ${verb}.`;
  return kind === 'planning' ? 'Sie haben alle Punkte besprochen.' : kind === 'intro' ? 'Sie haben viel über sich erzählt.' : 'Sie haben alle Leitfragen beantwortet.';
}
