import { TOPIC_PASS_MARK, type SpeakingCriterion } from '@b1fuchs/contracts';
import { pointsOf } from '../../../grading/bands.js';
import { FEWEST_WORDS, isOnTopic, shareCovered } from './rate-fulfilment.js';
import type { SpokenEvidence } from './spoken-evidence.js';

/** Grades from 1 to 10 are never given: a client takes them for a scale of ten. */
const SMALLEST_GRADE = 11;
/** What is left where the task is not done at all (Erfüllung E), and where its topic is missed: both fail, as in writing. */
const NOT_DONE = 35;
const TOPIC_MISSED = 55;
/** Of ten for being about the topic at all; the points make up the rest. */
const ON_TOPIC_SCORE = 3;

/** How well the topic was met, 0 to 10: under TOPIC_PASS_MARK it is missed. */
export function topicScore(evidence: SpokenEvidence): number {
  if (!evidence.isGerman || evidence.answer.words < FEWEST_WORDS) return 0;
  const share = shareCovered(evidence);
  return isOnTopic(evidence) ? Math.round(ON_TOPIC_SCORE + (10 - ON_TOPIC_SCORE) * share) : Math.round(2 * share);
}

/** The mean of the criteria that are rated, with the limits of a missed task; 0 where nothing was said that could be rated. */
export function speakingGrade(criteria: SpeakingCriterion[], evidence: SpokenEvidence): number {
  if (!evidence.isGerman || evidence.answer.words < FEWEST_WORDS) return 0;
  const rated = criteria.flatMap(({ band }) => (band === null ? [] : [pointsOf(band)]));
  const mean = rated.reduce((sum, points) => sum + points, 0) / Math.max(rated.length, 1);
  const isNotDone = criteria.some(({ name, band }) => name === 'erfuellung' && band === 'E');
  const limit = isNotDone ? NOT_DONE : topicScore(evidence) < TOPIC_PASS_MARK ? TOPIC_MISSED : 100;
  return Math.max(SMALLEST_GRADE, Math.min(Math.round(mean), limit));
}
