import { splitSentences } from '../../src/domain/grading/sentences.js';
import { taskTexts } from '../../src/domain/writing-tasks/task-texts.js';
import { pointParaphrases } from '../../src/domain/writing-tasks/point-paraphrases.js';
import { writingTasks } from '../../src/domain/writing-tasks/writing-tasks.js';
import { judgeUnderTest, timeoutMs } from './grading-under-test.js';
import { formalWordings } from './point-wordings-formal.js';
import { letterWordings } from './point-wordings-letters.js';
import { opinionWordings } from './point-wordings-opinions.js';

const judge = judgeUnderTest();
const wordings: Record<string, string[][]> = { ...letterWordings, ...opinionWordings, ...formalWordings };
/** Each wording alone: is its point found in it? */
const found: { task: string; point: number; wording: string; covered: boolean }[] = [];

beforeAll(async () => {
  for (const task of writingTasks) {
    for (const [point, ways] of (wordings[task.id] ?? []).entries()) {
      for (const wording of ways) {
        const fit = await judge.judge(taskTexts(task), wording, splitSentences(wording));
        found.push({ task: task.id, point, wording, covered: fit.points[point]?.covered === true });
      }
    }
  }
}, timeoutMs);

describe('a content point in words of the learner’s own', () => {
  test('has three wordings here, none of which the product knows', () => {
    for (const { id, points } of writingTasks) expect(wordings[id]?.map((ways) => new Set(ways).size)).toEqual(points.map(() => 3));
    const known = new Set(Object.values(pointParaphrases).flat(2));
    expect(found.filter(({ wording }) => known.has(wording))).toEqual([]);
  });

  test('is found in nearly every wording, each by itself (measured: 231 of 240)', () => {
    const missed = found.filter(({ covered }) => !covered).map(({ task, wording }) => `${task}: ${wording}`);
    expect(found).toHaveLength(240);
    expect(missed.length > 12 ? missed : []).toEqual([]);
  });

  test.each(writingTasks)('of $title is found in three different wordings at least, one of them new', async (task) => {
    for (const index of task.points.keys()) {
      const fresh = found.filter(({ task: id, point, covered }) => id === task.id && point === index && covered).length;
      let known = 0;
      for (const wording of pointParaphrases[task.id]?.[index] ?? []) {
        const { points } = await judge.judge(taskTexts(task), wording, splitSentences(wording));
        if (points[index]?.covered === true) known += 1;
      }
      expect([index, fresh >= 1, fresh + known >= 3]).toEqual([index, true, true]);
    }
  }, timeoutMs);
});
