import type { WritingTask } from '@b1fuchs/contracts';
import { serverUrls } from '@b1fuchs/testing';
import { createGrammarEngine } from '../src/clients/grammar-engine.js';
import { pointParaphrases } from '../src/domain/writing-tasks/point-paraphrases.js';
import { writingTasks } from '../src/domain/writing-tasks/writing-tasks.js';
import { findingsIn, type Finding } from './german-findings.js';
import { modelAnswers } from './model-answers.js';

const timeoutMs = 180_000;

/** An expression may be a phrase ('im Angebot sein'); it then starts with a small letter. */
const expressions = new Set(writingTasks.flatMap((task) => task.expressions.map((entry) => entry.expression)));
const isPhraseStart = (finding: Finding): boolean => finding.rule === 'UPPERCASE_SENTENCE_START' && expressions.has(finding.line);

const groupsOf = (task: WritingTask): string[][] => [
  [task.title, task.situation, ...task.points],
  ...task.expressions.map(({ expression, usage, example }) => [expression, usage, example]),
  ...(pointParaphrases[task.id] ?? []),
  [modelAnswers[task.id] ?? ''],
];

describe('the German of the writing tasks', () => {
  const engine = createGrammarEngine({ url: serverUrls().GRAMMAR_URL, timeoutMs: 60_000 });

  const mistakesIn = async (texts: string[]): Promise<Finding[]> => (await findingsIn(engine, texts)).filter((finding) => !isPhraseStart(finding));

  test('an error in them would be found', async () => {
    expect(await mistakesIn(['Ich habe ein neue Auto.'])).toHaveLength(1);
  }, timeoutMs);

  test.each(writingTasks)('$title: every text is free of errors', async (task) => {
    const findings: Finding[] = [];
    for (const texts of groupsOf(task)) findings.push(...(await mistakesIn(texts)));
    expect(findings).toEqual([]);
  }, timeoutMs);
});
