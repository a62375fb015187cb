import { serverUrls } from '@b1fuchs/testing';
import { createEmbeddings } from '../src/clients/embeddings.js';
import type { TopicFit } from '../src/domain/grading/evidence.js';
import { splitSentences } from '../src/domain/grading/sentences.js';
import { createTopicJudge, freeTopic, type TopicJudge } from '../src/domain/grading/topic-fit.js';
import { taskTexts } from '../src/domain/writing-tasks/task-texts.js';
import { writingTasks } from '../src/domain/writing-tasks/writing-tasks.js';
import { textsOnOwnTopics, weakAnswers } from './learner-texts.js';
import { modelAnswers } from './model-answers.js';
import { pointSentences } from './point-sentences.js';

/**
 * The real embeddings on texts whose subject is known. The shares asked for are a little under those measured, which
 * stand behind each; they hold for the model that is in use and say what a learner can expect of it.
 */
const timeoutMs = 300_000;
const minutesEach = 120_000;

const answers = writingTasks.map((task) => ({ task, text: modelAnswers[task.id] ?? '', topic: task.title }));
const weak = weakAnswers.flatMap((answer) => writingTasks.filter(({ title }) => title === answer.topic).map((task) => ({ ...answer, task })));

/** Texts are judged many times here; each sentence is asked for once. */
function rememberingEmbeddings() {
  const embeddings = createEmbeddings({ url: serverUrls().EMBEDDINGS_URL, timeoutMs: minutesEach });
  const known = new Map<string, number[]>();
  return {
    async embed(texts: string[]): Promise<number[][]> {
      const unknown = [...new Set(texts)].filter((text) => !known.has(text));
      const vectors = await embeddings.embed(unknown);
      unknown.forEach((text, index) => known.set(text, vectors[index] ?? []));
      return texts.map((text) => known.get(text) ?? []);
    },
  };
}

let topics: TopicJudge;
const judgeOn = (task: (typeof writingTasks)[number], text: string): Promise<TopicFit> => topics.judge(taskTexts(task), text, splitSentences(text));
const isZero = ({ onTopic, points }: TopicFit): boolean => !onTopic || points.every(({ covered }) => !covered);
const shareOf = <Item>(items: Item[], holds: (item: Item) => boolean): number => items.filter(holds).length / items.length;

beforeAll(async () => {
  const embeddings = rememberingEmbeddings();
  topics = createTopicJudge({ quick: embeddings, patient: embeddings }, writingTasks.map(taskTexts));
  await topics.warmUp(new AbortController().signal);
}, timeoutMs);

describe('a text on a task of the catalogue', () => {
  test.each(answers)('the model answer to $topic is on its topic', async ({ task, text }) => {
    expect(await judgeOn(task, text)).toMatchObject({ onTopic: true });
  }, timeoutMs);

  test.each(weak)('the weak answer to $topic is on its topic', async ({ task, text }) => {
    expect(await judgeOn(task, text)).toMatchObject({ onTopic: true });
  }, timeoutMs);

  test('nearly every point of the model answers is seen (measured: 79 of 80)', async () => {
    const points = (await Promise.all(answers.map(({ task, text }) => judgeOn(task, text)))).flatMap((fit) => fit.points);
    expect(points).toHaveLength(80);
    expect(shareOf(points, ({ covered }) => covered)).toBeGreaterThanOrEqual(0.92);
  }, timeoutMs);

  test('most points of the weak answers are seen, which speak to all of theirs (measured: 18 of 21)', async () => {
    const points = (await Promise.all(weak.map(({ task, text }) => judgeOn(task, text)))).flatMap((fit) => fit.points);
    expect(points).toHaveLength(21);
    expect(shareOf(points, ({ covered }) => covered)).toBeGreaterThanOrEqual(0.8);
  }, timeoutMs);

  test('a point whose sentences are taken out is missed in most answers (measured: 68 of 80)', async () => {
    const missed: boolean[] = [];
    for (const { task, text } of answers) {
      const sentences = splitSentences(text);
      for (const [index, places] of (pointSentences[task.id] ?? []).entries()) {
        const rest = sentences.filter((_, place) => !places.includes(place));
        expect(sentences.length - rest.length).toBe(places.length);
        const { points } = await topics.judge(taskTexts(task), rest.join('\n'), rest);
        missed.push(points[index]?.covered === false);
      }
    }
    expect(missed).toHaveLength(80);
    expect(shareOf(missed, (one) => one)).toBeGreaterThanOrEqual(0.75);
  }, timeoutMs);

  test.each([
    ['computer-kaufen', 'Ich brauche ihn für meinen Deutschkurs, aber ich kann nicht mehr als 500 Euro ausgeben.', [1, 2]],
    ['reise-nach-wien', 'Wir haben in einem kleinen Hotel am Bahnhof gewohnt, dort habe ich leider meinen Koffer verloren.', [1, 2]],
    ['termin-verschieben', 'Entschuldigen Sie bitte, dass ich am Mittwoch nicht kommen kann, weil ich plötzlich arbeiten muss.', [0, 1]],
    ['termin-verschieben', 'Ist es möglich, den Termin zu verschieben? Am Freitag habe ich am Vormittag Zeit.', [2]],
    ['wohnung-besichtigen', 'Kommst du bitte mit? Ich warte um drei Uhr vor der Haustür.', [2]],
  ])('one sentence may handle two points and two sentences one, as in %s: “%s”', async (id, text, covered) => {
    const task = writingTasks.find((one) => one.id === id);
    const points = task ? (await judgeOn(task, text)).points : [];
    expect(points.flatMap((point, index) => (point.covered ? [index] : []))).toEqual(covered);
  }, timeoutMs);

  test('the task’s own sentences cover none of its points', async () => {
    for (const { task } of answers) {
      const copied = [task.situation, ...task.points].join('\n');
      expect((await judgeOn(task, copied)).points.filter(({ covered }) => covered)).toEqual([]);
    }
  }, timeoutMs);
});

describe('a text on another subject', () => {
  test('answers no other task of the catalogue (measured: 552 of 552 get nothing)', async () => {
    const pairs = answers.flatMap(({ text, task: own }) => writingTasks.filter((task) => task !== own).map((task) => ({ task, text })));
    const fits: TopicFit[] = [];
    for (const { task, text } of pairs) fits.push(await judgeOn(task, text));
    expect(fits).toHaveLength(552);
    expect(shareOf(fits, isZero)).toBeGreaterThanOrEqual(0.98);
  }, timeoutMs);

  test('that is in no catalogue answers hardly any task of it (measured: 230 of 240 get nothing)', async () => {
    const fits: TopicFit[] = [];
    for (const { text } of textsOnOwnTopics) for (const task of writingTasks) fits.push(await judgeOn(task, text));
    expect(shareOf(fits, isZero)).toBeGreaterThanOrEqual(0.9);
  }, timeoutMs);
});

describe('a topic of the learner’s own', () => {
  const judgeFree = (topic: string, text: string): Promise<TopicFit> => topics.judge(freeTopic(topic), text, splitSentences(text));

  test.each([...textsOnOwnTopics, ...weakAnswers])('“$topic” is what its text is about', async ({ topic, text }) => {
    expect(await judgeFree(topic, text)).toMatchObject({ onTopic: true, points: [] });
  }, timeoutMs);

  test.each([
    ['Umwelt', 'Umweltschutz im Alltag'],
    ['Haustiere', 'Meine Katze'],
    ['Sport', 'Gesund leben'],
    ['Wohnen', 'Party zum Einzug'],
    ['Essen', 'Vegetarisch essen'],
  ])('“%s” may be as broad as that for the text about “%s”', async (broad, topic) => {
    const text = [...textsOnOwnTopics, ...answers].find((own) => own.topic === topic)?.text ?? '';
    expect(await judgeFree(broad, text)).toMatchObject({ onTopic: true });
  }, timeoutMs);

  test('is not what most other texts are about (measured: 79 in 100)', async () => {
    const fits: TopicFit[] = [];
    for (const { topic } of textsOnOwnTopics) {
      const texts = [...textsOnOwnTopics.filter((own) => own.topic !== topic).map(({ text }) => text), ...Object.values(modelAnswers)];
      for (const text of texts) fits.push(await judgeFree(topic, text));
    }
    expect(shareOf(fits, ({ onTopic }) => !onTopic)).toBeGreaterThanOrEqual(0.72);
  }, timeoutMs);
});
