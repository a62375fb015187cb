import { Redis } from 'ioredis';
import { serverUrls } from '@b1fuchs/testing';
import { createEmbeddings, EMBEDDING_MODEL } from '../../src/clients/embeddings.js';
import { rememberParses, rememberReadings, rememberVectors } from '../../src/clients/remember.js';
import { createVectorStore } from '../../src/data/vector-store.js';
import { createListening } from '../../src/domain/conversation/listening.js';
import { leaveOut } from '../../src/domain/engine-failures.js';
import { sampleSentences, type SpeakingTopic } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { startTalk } from '../../src/domain/speaking/examiner/start-talk.js';
import { createMomentListener, type MomentListener, type VectorStore } from '../../src/domain/speaking/understanding/moment-listener.js';
import { createTopicListener } from '../../src/domain/speaking/understanding/topic-listener.js';
import { engine, parser } from '../grammar/engines.js';

const url = process.env.EMBEDDINGS_URL;
if (url === undefined || url === '') throw new Error('EMBEDDINGS_URL is not set: these tests need the running embeddings. "make test" starts them and sets it.');

const embeddings = rememberVectors(createEmbeddings({ url, timeoutMs: 60_000 }));
const listener = createTopicListener({ embeddings, samples: sampleSentences, leaveOut });

/** The store of the running service: what it has computed is not computed again. Each call has its own connection, so that none is left open. */
async function withStore<T>(use: (store: VectorStore) => Promise<T>): Promise<T> {
  const redis = new Redis(serverUrls().REDIS_URL);
  try {
    return await use(createVectorStore({ redis, model: EMBEDDING_MODEL, lifeMs: 3_600_000 }));
  } finally {
    redis.disconnect();
  }
}
const store: VectorStore = { find: (texts) => withStore((one) => one.find(texts)), keep: (texts, vectors) => withStore((one) => one.keep(texts, vectors)) };
const prepared = createMomentListener({ embeddings, patient: embeddings, store, leaveOut });
let preparing: Promise<void> | undefined;
export const momentListener: MomentListener = {
  isPrepared: prepared.isPrepared,
  prepare: (signal) => (preparing ??= prepared.prepare(signal)),
  hear: async (message) => {
    await momentListener.prepare(new AbortController().signal);
    return prepared.hear(message);
  },
};
export const listening = createListening({ engine: rememberReadings(engine), parser: rememberParses(parser), listener, moments: momentListener });

/** No talk of the exam takes so many turns, whoever comes. */
export const MOST_TURNS = 60;

export type Played = { examiner: string[]; learner: string[]; ended: boolean };

/** Lets somebody speak with the examiner until the examiner says goodbye or MOST_TURNS have passed. */
export async function play(topic: SpeakingTopic, says: (turn: number, examiner: string) => string | undefined, seed = topic.id): Promise<Played> {
  const talk = startTalk(topic, seed);
  const played: Played = { examiner: [talk.opening], learner: [], ended: false };
  for (let turn = 0; turn < MOST_TURNS && !played.ended; turn += 1) {
    const message = says(turn, played.examiner.at(-1) ?? '');
    if (message === undefined) break;
    const { text, ended } = talk.answer(await listening.inStage(topic, message), message);
    played.learner.push(message);
    played.examiner.push(text);
    played.ended = ended;
  }
  return played;
}
