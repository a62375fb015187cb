import type { Correction, Criterion, RecommendedExpression, Suggestion, WritingFeedback, WritingTask } from '@b1fuchs/contracts';
import { categoryNames, PASS_MARK } from '@b1fuchs/contracts';
import type { WritingEvidence } from './grading/evidence.js';
import { isGerman } from './grading/german.js';
import { gradeOf } from './grading/grade.js';
import { errorWeight } from './grading/structures.js';
import { describeStyle, letterForm } from './grading/style.js';

const MAX_EXPRESSIONS = 4;

type FeedbackParts = {
  evidence: WritingEvidence;
  criteria: Criterion[];
  task: WritingTask | undefined;
  /** What a provider's model says about the whole text. */
  remark?: string | undefined;
  notice?: string | undefined;
};

/** Puts the answer together: the grade from the bands, what was good first, then the two things that matter most. */
export function composeFeedback({ evidence, criteria, task, remark, notice }: FeedbackParts): WritingFeedback {
  const grade = gradeOf(criteria);
  return {
    grade,
    criteria,
    corrections: evidence.corrections,
    topicRelevance: describeRelevance(evidence),
    styleAppropriateness: describeStyle(letterForm(evidence.text, evidence.section), evidence.section),
    recommendedExpressions: unusedExpressions(evidence.text, task),
    suggestions: suggestionsFor(criteria, evidence),
    overallFeedback: summarise(grade, criteria, evidence.corrections, remark),
    ...(notice === undefined ? {} : { notice }),
  };
}

function describeRelevance({ text, fit }: WritingEvidence): string {
  if (!isGerman(text)) return 'Ihr Text ist nicht auf Deutsch geschrieben. Ob er zum Thema passt, lässt sich so nicht beurteilen.';
  if (!fit) return 'Die Themenprüfung ist gerade nicht möglich. Ihr Text wurde ohne sie bewertet.';
  if (!fit.onTopic) return 'Ihr Text passt nicht zum gewählten Thema. Lesen Sie die Aufgabe noch einmal genau.';
  const covered = fit.points.filter((point) => point.covered).length;
  if (fit.points.length === 0 || covered === fit.points.length) return 'Ihr Text passt gut zum Thema.';
  return `Ihr Text passt zum Thema. Sie haben ${covered} von ${fit.points.length} Inhaltspunkten behandelt.`;
}

/** Expressions of the task that the text does not use yet. */
function unusedExpressions(text: string, task: WritingTask | undefined): RecommendedExpression[] {
  const lower = text.toLowerCase();
  const core = (expression: string): string => expression.toLowerCase().replace(/[.…!?]+/gu, '').trim();
  return (task?.expressions ?? []).filter(({ expression }) => !lower.includes(core(expression))).slice(0, MAX_EXPRESSIONS);
}

function suggestionsFor(criteria: Criterion[], { fit, corrections }: WritingEvidence): Suggestion[] {
  const missing = fit?.onTopic === true ? fit.points.filter(({ covered }) => !covered) : [];
  const weak = (name: Criterion['name']): boolean => criteria.some((criterion) => criterion.name === name && criterion.band > 'B');
  const frequent = mostFrequentCategory(corrections);
  return [
    ...missing.map(({ point }) => ({ title: 'Diesen Punkt noch behandeln', content: point })),
    ...(weak('kohaerenz')
      ? [{ title: 'Sätze verbinden', content: 'Verbinden Sie Ihre Sätze mit Wörtern wie „deshalb“, „außerdem“, „weil“ oder „trotzdem“.' }]
      : []),
    ...(weak('wortschatz')
      ? [{ title: 'Abwechslung bei den Wörtern', content: 'Suchen Sie für Wörter, die oft vorkommen, ein anderes Wort mit ähnlicher Bedeutung.' }]
      : []),
    ...(frequent ? [{ title: `Üben Sie: ${categoryNames[frequent]}`, content: 'Das ist der häufigste Fehler in diesem Text. Lesen Sie die Erklärungen dazu noch einmal.' }] : []),
  ];
}

function mostFrequentCategory(corrections: Correction[]): Correction['category'] | undefined {
  const counts = new Map<Correction['category'], number>();
  for (const { category } of corrections) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1])[0]?.[0];
}

function summarise(grade: number, criteria: Criterion[], corrections: Correction[], remark: string | undefined): string {
  const good = criteria.filter(({ band }) => band <= 'B').map(({ name }) => criterionNames[name]);
  const praise = good.length > 0 ? `Gut gelungen: ${good.join(', ')}.` : 'Sie haben sich an eine schwierige Aufgabe gewagt.';
  const [first, second] = [...corrections].sort((a, b) => errorWeight[b.category] - errorWeight[a.category]);
  const important = [first, second]
    .flatMap((correction) => (correction ? [`„${correction.original}“ → „${correction.corrected}“`] : []))
    .join(' und ');
  const attention = important === '' ? '' : ` Achten Sie vor allem auf: ${important}.`;
  const result = grade >= PASS_MARK ? 'Mit diesem Text wären Sie auf einem guten Weg zum Bestehen.' : 'Überarbeiten Sie den Text mit den Hinweisen und versuchen Sie es noch einmal.';
  return `${praise}${attention}${remark === undefined ? '' : ` ${remark}`} ${result} Diese Bewertung ist eine Übungsschätzung.`;
}

const criterionNames: Record<Criterion['name'], string> = {
  erfuellung: 'Erfüllung der Aufgabe',
  kohaerenz: 'Aufbau und Verbindung der Sätze',
  wortschatz: 'Wortschatz',
  strukturen: 'Grammatik',
};
