import { PASS_MARK, praiseFor, TOPIC_PASS_MARK, type Correction, type SpeakingCriterion, type SpeakingCriterionName, type SpeakingFeedback, type SpeakingStage } from '@b1fuchs/contracts';
import { splitSentences } from '../../grading/sentences.js';
import { errorWeight } from '../../grading/structures.js';
import { FEWEST_WORDS, coveredSentence, isOnTopic, pointsAsked, shareCovered } from './rating/rate-fulfilment.js';
import { joinsIn } from './rating/rate-interaction.js';
import { recommendExpressions } from './rating/recommend-expressions.js';
import { speakingGrade, topicScore } from './rating/speaking-grade.js';
import type { SpokenEvidence } from './rating/spoken-evidence.js';
import { describeFluency } from './sound/describe-fluency.js';
import { describePronunciation } from './sound/rate-pronunciation.js';

type Parts = {
  evidence: SpokenEvidence;
  criteria: SpeakingCriterion[];
  /** In the learner's own words, by their places in the text. */
  corrections: Correction[];
  notice: string | undefined;
};

/** Puts the answer together: the grade from the bands, what was good first, then the two things that matter most. */
export function composeSpeakingFeedback({ evidence, criteria, corrections, notice }: Parts): SpeakingFeedback {
  const { kind, answer, sound } = evidence;
  const grade = speakingGrade(criteria, evidence);
  return {
    grade,
    criteria,
    fluency: describeFluency(sound, { turns: answer.turns.length, words: answer.words, joins: joinsIn(evidence) }),
    pronunciation: criteria.filter(({ name }) => name === 'aussprache').map(describePronunciation).join(' '),
    topicRelevance: describeRelevance(evidence),
    topicRelevanceScore: topicScore(evidence),
    overallFeedback: summarise(grade, evidence, criteria, corrections),
    grammarCorrections: corrections,
    recommendedExpressions: recommendExpressions(kind, evidence.corrected.sentences),
    ...(notice === undefined ? {} : { notice }),
  };
}

function describeRelevance(evidence: SpokenEvidence): string {
  if (!evidence.isGerman) return 'Sie haben nicht auf Deutsch gesprochen. Ob es zum Thema passt, lässt sich so nicht sagen.';
  if (evidence.answer.words < FEWEST_WORDS) return 'Sie haben noch zu wenig gesagt, um zu sehen, ob es zum Thema passt.';
  if (!isOnTopic(evidence)) return 'Sie haben über etwas anderes gesprochen als über das gewählte Thema.';
  const asked = pointsAsked(evidence);
  if (asked === 0) return 'Was Sie gesagt haben, passt zum Thema.';
  const score = topicScore(evidence);
  const fits = score < TOPIC_PASS_MARK ? 'Sie haben das Thema erst berührt.' : score >= 9 ? 'Was Sie gesagt haben, passt sehr gut zum Thema.' : 'Was Sie gesagt haben, passt zum Thema.';
  return `${fits} ${coveredSentence(evidence.kind, Math.round(shareCovered(evidence) * asked), asked)}`;
}

/** What was good, in band A and in band B, as sentences without their full stop. */
const goodAt: Record<SpeakingCriterionName, (stage: SpeakingStage) => [string, string]> = {
  erfuellung: () => ['Sie sind auf die ganze Aufgabe eingegangen', 'Sie sind gut auf die Aufgabe eingegangen'],
  interaktion: (stage) =>
    ({
      planning: ['Sie halten das Gespräch sehr gut in Gang', 'Sie halten das Gespräch gut in Gang'] as [string, string],
      presentation: ['Ihre Präsentation ist klar aufgebaut', 'Ihre Präsentation ist gut aufgebaut'] as [string, string],
      intro: ['Sie erzählen ausführlich und zusammenhängend', 'Sie erzählen zusammenhängend'] as [string, string],
    })[stage],
  wortschatz: () => ['Ihr Wortschatz ist reich und genau', 'Ihre Wörter reichen gut aus'],
  strukturen: () => ['Ihre Sätze sind fast immer richtig', 'Ihre Sätze sind meistens richtig'],
  aussprache: () => ['man versteht Ihre Aussprache sehr gut', 'man versteht Ihre Aussprache gut'],
};

/** Of criteria with the same band the one that helps a learner most to hear of. */
const URGENCY: SpeakingCriterionName[] = ['erfuellung', 'strukturen', 'interaktion', 'wortschatz', 'aussprache'];
const MOST_ADVICE = 2;
const MOST_PRAISE = 3;

function summarise(grade: number, evidence: SpokenEvidence, criteria: SpeakingCriterion[], corrections: Correction[]): string {
  const weakest = criteria
    .filter(({ band }) => band !== null && band > 'A')
    .sort((a, b) => (b.band ?? 'A').localeCompare(a.band ?? 'A') || URGENCY.indexOf(a.name) - URGENCY.indexOf(b.name));
  const advice = weakest.slice(0, MOST_ADVICE).map((criterion) => adviceFor(criterion, evidence, corrections));
  const next = advice.length === 0 ? 'Machen Sie so weiter!' : advice.length === 1 ? `Das Wichtigste für das nächste Mal: ${advice.join('')}` : `Die zwei wichtigsten Dinge für das nächste Mal: ${advice.map((one, index) => `${index + 1}. ${one}`).join(' ')}`;
  const praise = grade >= PASS_MARK ? `${praiseFor(grade)} ` : '';
  return `${praise}${goodSentence(evidence, criteria)} ${next} Diese Bewertung ist eine Übungsschätzung.`;
}

/** What was good, true for every learner: something always was. */
function goodSentence(evidence: SpokenEvidence, criteria: SpeakingCriterion[]): string {
  if (!evidence.isGerman || evidence.answer.words < FEWEST_WORDS) return 'Gut, dass Sie angefangen haben: Der erste Schritt ist getan.';
  const good = criteria
    .filter(({ band }) => band !== null && band <= 'B')
    .sort((a, b) => (a.band ?? 'B').localeCompare(b.band ?? 'B'))
    .slice(0, MOST_PRAISE)
    .map(({ name, band }) => goodAt[name](evidence.kind)[band === 'A' ? 0 : 1]);
  if (good.length > 0) {
    const list = good.length === 1 ? good.join('') : `${good.slice(0, -1).join(', ')}, und ${good.at(-1) ?? ''}`;
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  }
  const covered = evidence.fit.points.find((point) => point.covered);
  if (covered === undefined) return 'Gut ist, dass Sie auf Deutsch geantwortet haben.';
  // A personal question is too long to be named in a sentence.
  const said = evidence.kind === 'intro' ? 'Fragen zu Ihrer Person beantwortet haben' : `etwas zu „${covered.title}“ gesagt haben`;
  return `Gut ist, dass Sie sich auf Deutsch verständlich machen und ${said}.`;
}

/** What to do about a criterion, in one or two sentences. */
function adviceFor({ name, band, reason }: SpeakingCriterion, { isGerman, answer, fit, kind }: SpokenEvidence, corrections: Correction[]): string {
  if (name === 'strukturen') {
    const [first, second] = [...corrections].sort((a, b) => errorWeight[b.category] - errorWeight[a.category]);
    const examples = [first, second].flatMap((one) => (one ? [`„${one.original}“ → „${one.corrected}“`] : [])).join(' und ');
    return examples === '' ? lastSentence(reason) : `Achten Sie auf: ${examples}.`;
  }
  if (name === 'wortschatz') return band === 'B' ? lastSentence(reason) : reason;
  if (name === 'interaktion') return firstSentence(reason);
  if (name === 'aussprache') return reason;
  if (!isGerman) return 'Sprechen Sie Deutsch, auch wenn die Sätze noch einfach sind.';
  if (answer.words < FEWEST_WORDS) return 'Antworten Sie in ganzen Sätzen.';
  const open = fit.points.find(({ covered }) => !covered);
  if (band === 'E' && fit.onTopic === false) return 'Bleiben Sie bei dem Thema, das Sie gewählt haben.';
  return open === undefined || kind === 'intro' ? 'Erzählen Sie mehr: zwei oder drei Sätze zu jeder Frage.' : `Sprechen Sie auch über diesen Punkt: „${open.title}“.`;
}

const lastSentence = (text: string): string => splitSentences(text).at(-1) ?? text;
/** Not by splitSentences: "(„Wir könnten …“)" ends no sentence. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s\p{Lu}|$)/u.exec(text)?.[0] ?? text;
