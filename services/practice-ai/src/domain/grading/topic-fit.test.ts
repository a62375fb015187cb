import { createTopicJudge, freeTopic, type TaskTexts } from './topic-fit.js';

const task: TaskTexts = { subject: 'Wohnung besichtigen. Sie suchen eine Wohnung.', points: [{ point: 'Beschreiben Sie sie.', wordings: ['Beschreiben Sie sie.'] }] };

/** Embeddings that note what they were asked; every text gets the same vector. */
function notingEmbeddings(answer: (texts: string[]) => Promise<number[][]> = (texts) => Promise.resolve(texts.map(() => [1, 0]))) {
  const asked: string[][] = [];
  return {
    asked,
    embed: (texts: string[]): Promise<number[][]> => {
      asked.push(texts);
      return answer(texts);
    },
  };
}

describe('judging a topic', () => {
  test('asks for each text of the catalogue once, however many learners write', async () => {
    const quick = notingEmbeddings();
    const topics = createTopicJudge({ quick, patient: quick }, [task]);
    await topics.warmUp(new AbortController().signal);
    const atWarmUp = quick.asked.length;
    for (const text of ['Die Wohnung ist hell.', 'Sie hat zwei Zimmer.', 'Sie ist schön.']) await topics.judge(task, text, [text]);
    expect(new Set(quick.asked.slice(atWarmUp).flat())).toEqual(new Set(['Die Wohnung ist hell.', 'Sie hat zwei Zimmer.', 'Sie ist schön.']));
  });

  test('does not wait for the slow computation of the catalogue', async () => {
    const patient = notingEmbeddings(() => new Promise(() => undefined));
    const topics = createTopicJudge({ quick: notingEmbeddings(), patient }, [task]);
    void topics.warmUp(new AbortController().signal);
    await expect(topics.judge(task, 'Die Wohnung ist hell.', ['Die Wohnung ist hell.'])).resolves.toMatchObject({ onTopic: true });
  });

  test('computes no more of the catalogue once the service stops', async () => {
    const stopped = new AbortController();
    const patient = notingEmbeddings((texts) => {
      if (texts.includes('Beschreiben Sie sie.')) stopped.abort();
      return Promise.resolve(texts.map(() => [1, 0]));
    });
    const other = { subject: 'Ein Fest planen.', points: task.points };
    await createTopicJudge({ quick: patient, patient }, [task, other]).warmUp(stopped.signal);
    expect(patient.asked).not.toContainEqual([other.subject, 'Beschreiben Sie sie.']);
  });

  test('asks again after a failure', async () => {
    let fails = true;
    const quick = notingEmbeddings((texts) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(texts.map(() => [1, 0]))));
    const topics = createTopicJudge({ quick, patient: quick }, [task]);
    await expect(topics.judge(task, 'Hell.', ['Hell.'])).rejects.toThrow('away');
    fails = false;
    await expect(topics.judge(task, 'Hell.', ['Hell.'])).resolves.toMatchObject({ onTopic: true });
  });

  test('reads no more of a long text than the model can take in and a learner can wait for', async () => {
    for (const sentence of ['Ich wohne hier.', 'Ich wohne hier und fahre jeden Morgen mit dem Bus zur Arbeit, '.repeat(2), 'ich wohne hier und '.repeat(400)]) {
      const quick = notingEmbeddings();
      const sentences = Array.from({ length: 600 }, (_, index) => `${index} ${sentence}`);
      await createTopicJudge({ quick, patient: quick }, [task]).judge(task, sentences.join(' '), sentences);
      const [parts = [], [whole = '']] = [quick.asked.find((texts) => texts.length > 1), quick.asked.at(-1) ?? []];
      expect(whole.length).toBe(2_000);
      expect(parts.length).toBeGreaterThan(10);
      expect(parts.length).toBeLessThanOrEqual(60);
      expect(parts.join('').length).toBeLessThanOrEqual(4_000);
    }
  });

  test('never sends half a character, neither a learner’s nor one of its own cutting', async () => {
    const quick = notingEmbeddings();
    const topics = createTopicJudge({ quick, patient: quick }, [task]);
    const half = 'Die Wohnung \uD800 ist hell.';
    const cut = `a${'😀'.repeat(1_500)}`;
    await topics.judge(task, half, [half, cut]);
    await topics.judge(freeTopic('Wohnen \uDC00'), cut, [cut]);
    expect(quick.asked.flat().filter((text) => /\p{Surrogate}/u.test(text))).toEqual([]);
  });

  test('leaves out what is copied from the task', async () => {
    const quick = notingEmbeddings();
    await createTopicJudge({ quick, patient: quick }, [task]).judge(task, 'Sie suchen eine Wohnung.', ['Sie suchen eine Wohnung.', 'Ich habe eine gefunden.']);
    const [sentences, open] = [['Ich habe eine gefunden.'], ['Sie suchen eine Wohnung.']];
    expect(quick.asked.slice(0, 1).concat(quick.asked.slice(-1))).toEqual([sentences, open]);
  });

  test('reads the whole text and the clauses of a text only when its sentences leave a point open', async () => {
    const meanings: Record<string, number[]> = { 'Beschreiben Sie sie.': [0, 1], 'Sie hat zwei Zimmer.': [0, 1], 'Es regnet, wie du weißt, in der ganzen Stadt und auf dem Land.': [1, 0] };
    const quick = notingEmbeddings((texts) => Promise.resolve(texts.map((text) => meanings[text] ?? [0.6, 0.8])));
    const topics = createTopicJudge({ quick, patient: quick }, [task]);
    await topics.warmUp(new AbortController().signal);
    const judge = async (sentence: string) => {
      const before = quick.asked.length;
      const fit = await topics.judge(task, `Hallo! ${sentence}`, [sentence]);
      return { fit, asked: quick.asked.slice(before) };
    };
    expect(await judge('Sie hat zwei Zimmer.')).toMatchObject({ fit: { onTopic: true, points: [{ covered: true }] }, asked: [['Sie hat zwei Zimmer.']] });
    expect(await judge('Es regnet, wie du weißt, in der ganzen Stadt und auf dem Land.')).toMatchObject({
      fit: { points: [{ covered: false }] },
      asked: [[expect.any(String)], [expect.stringMatching(/^Hallo!/u), expect.any(String), expect.any(String)]],
    });
  });

  test('a text without a sentence covers nothing', async () => {
    const quick = notingEmbeddings();
    expect(await createTopicJudge({ quick, patient: quick }, [task]).judge(task, '123', [])).toMatchObject({ points: [{ covered: false }] });
    expect(await createTopicJudge({ quick, patient: quick }, [task]).judge(freeTopic('Wohnen'), '123', [])).toMatchObject({ points: [] });
  });
});
