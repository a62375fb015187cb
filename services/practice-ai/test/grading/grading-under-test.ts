import type { WritingFeedback } from '@b1fuchs/contracts';
import { createDependencyParser } from '../../src/clients/dependency-parser.js';
import { createEmbeddings } from '../../src/clients/embeddings.js';
import { createGrammarEngine } from '../../src/clients/grammar-engine.js';
import { analyzeWriting } from '../../src/domain/analyze-writing.js';
import { createTopicJudge, type TopicJudge } from '../../src/domain/grading/topic-fit.js';
import { taskTexts } from '../../src/domain/writing-tasks/task-texts.js';
import { writingTasks } from '../../src/domain/writing-tasks/writing-tasks.js';
import { nothingWithdrawn } from '../../src/domain/reported/withdrawn.js';

/** The engines share their machine with whatever else runs there. */
export const timeoutMs = 240_000;
const engineTimeoutMs = 60_000;

function urlFrom(name: 'GRAMMAR_URL' | 'PARSER_URL' | 'EMBEDDINGS_URL'): string {
  const url = process.env[name];
  if (url === undefined || url === '') throw new Error(`${name} is not set: these tests need the language engines. Run them with: make test t=services/practice-ai`);
  return url;
}

/** A judge of topics on the real embeddings that asks for each text once, however often it comes. */
export function judgeUnderTest(): TopicJudge {
  const embeddings = createEmbeddings({ url: urlFrom('EMBEDDINGS_URL'), timeoutMs: engineTimeoutMs });
  const known = new Map<string, number[]>();
  const once = {
    async embed(texts: string[]): Promise<number[][]> {
      const unknown = [...new Set(texts)].filter((text) => !known.has(text));
      const vectors = await embeddings.embed(unknown);
      unknown.forEach((text, index) => known.set(text, vectors[index] ?? []));
      return texts.map((text) => known.get(text) ?? []);
    },
  };
  return createTopicJudge({ quick: once, patient: once }, writingTasks.map(taskTexts));
}

export function taskWithId(id: string): (typeof writingTasks)[number] {
  const task = writingTasks.find((one) => one.id === id);
  if (!task) throw new Error(`no task has the id ${id}`);
  return task;
}

/** The domain's grader on the real engines; nothing is stored. A text is analysed once unless `analyse` is called itself. */
export function gradingUnderTest() {
  const engine = createGrammarEngine({ url: urlFrom('GRAMMAR_URL'), timeoutMs: engineTimeoutMs });
  const parts = {
    engine,
    hurriedEngine: engine,
    parser: createDependencyParser({ url: urlFrom('PARSER_URL'), timeoutMs: engineTimeoutMs }),
    topics: judgeUnderTest(),
    attempts: { save: () => Promise.resolve() },
    provider: undefined,
    knowWithdrawn: () => Promise.resolve(nothingWithdrawn),
  };
  const done = new Map<string, Promise<WritingFeedback>>();

  const analyse = async (taskId: string, text: string): Promise<WritingFeedback> => {
    const { title, section } = taskWithId(taskId);
    return analyzeWriting(parts, { userId: 'examiner', timeZone: 'Europe/Berlin', text, topic: title, section }, new Date(0));
  };
  return {
    analyse,
    feedbackOn(taskId: string, text: string): Promise<WritingFeedback> {
      const key = `${taskId}\n${text}`;
      const feedback = done.get(key) ?? analyse(taskId, text);
      done.set(key, feedback);
      return feedback;
    },
  };
}

/** The bands in the criteria's order, for a failing test to show: "ABAC". */
export const bandsOf = ({ criteria }: WritingFeedback): string => criteria.map(({ band }) => band).join('');
