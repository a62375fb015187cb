import { createEmbeddings } from '../../src/clients/embeddings.js';
import { rememberParses, rememberReadings, rememberVectors } from '../../src/clients/remember.js';
import { createListening } from '../../src/domain/conversation/listening.js';
import { leaveOut } from '../../src/domain/engine-failures.js';
import { sampleSentences, type SpeakingTopic } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { startTalk } from '../../src/domain/speaking/examiner/start-talk.js';
import { createTopicListener } from '../../src/domain/speaking/understanding/topic-listener.js';
import { engine, parser } from '../grammar/engines.js';

const url = process.env.EMBEDDINGS_URL;
if (url === undefined || url === '') throw new Error('EMBEDDINGS_URL is not set: these tests need the running embeddings. "make test" starts them and sets it.');

const embeddings = rememberVectors(createEmbeddings({ url, timeoutMs: 60_000 }));
const listener = createTopicListener({ embeddings, samples: sampleSentences, leaveOut });
export const listening = createListening({ engine: rememberReadings(engine), parser: rememberParses(parser), listener });

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
