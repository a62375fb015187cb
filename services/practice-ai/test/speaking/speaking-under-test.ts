import type { SpeakingEvidence, SpeakingFeedback } from '@b1fuchs/contracts';
import { createEmbeddings } from '../../src/clients/embeddings.js';
import { rememberParses, rememberReadings, rememberVectors } from '../../src/clients/remember.js';
import type { SpeakingAttempt } from '../../src/data/speaking-attempts.js';
import { analyzeSpeaking } from '../../src/domain/analyze-speaking.js';
import { leaveOut } from '../../src/domain/engine-failures.js';
import { createTopicJudge } from '../../src/domain/grading/topic-fit.js';
import { sampleSentences } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { feedbackSubjects } from '../../src/domain/speaking/feedback/topic/feedback-topic.js';
import { createSpeechJudge } from '../../src/domain/speaking/feedback/topic/speech-judge.js';
import { createTopicListener } from '../../src/domain/speaking/understanding/topic-listener.js';
import { taskTexts } from '../../src/domain/writing-tasks/task-texts.js';
import { writingTasks } from '../../src/domain/writing-tasks/writing-tasks.js';
import { engine, parser } from '../grammar/engines.js';
import { nothingWithdrawn } from '../../src/domain/reported/withdrawn.js';

/** The engines share their machine with whatever else runs there. */
export const timeoutMs = 240_000;

type Spoken = { topic: string; text: string; evidence?: SpeakingEvidence };

/** The domain's grader of speech on the real engines; what it keeps can be looked at. An answer is analysed once unless `analyse` is called itself. */
export function speakingUnderTest() {
  const url = process.env.EMBEDDINGS_URL;
  if (url === undefined || url === '') throw new Error('EMBEDDINGS_URL is not set: these tests need the running embeddings. "make test" starts them and sets it.');
  const embeddings = rememberVectors(createEmbeddings({ url, timeoutMs: 60_000 }));
  const both = { quick: embeddings, patient: embeddings };
  const kept: SpeakingAttempt[] = [];
  const parts = {
    engine: rememberReadings(engine),
    parser: rememberParses(parser),
    knowWithdrawn: () => Promise.resolve(nothingWithdrawn),
    speaking: {
      judge: createSpeechJudge({
        ...both,
        listener: createTopicListener({ embeddings, samples: sampleSentences, leaveOut }),
        topics: createTopicJudge(both, writingTasks.map(taskTexts)),
        subjects: feedbackSubjects,
      }),
      attempts: { save: (attempt: SpeakingAttempt) => Promise.resolve(void kept.push(attempt)) },
    },
  };
  const done = new Map<string, Promise<SpeakingFeedback>>();
  const analyse = (spoken: Spoken): Promise<SpeakingFeedback> => analyzeSpeaking(parts, { userId: 'examiner', timeZone: 'Europe/Berlin', ...spoken }, new Date(0));
  return {
    kept,
    analyse,
    feedbackOn(spoken: Spoken): Promise<SpeakingFeedback> {
      const key = JSON.stringify(spoken);
      const feedback = done.get(key) ?? analyse(spoken);
      done.set(key, feedback);
      return feedback;
    },
  };
}

/** The bands in the criteria's order, '-' where one is not rated, for a failing test to show: "ABAC-". */
export const bandsOf = ({ criteria }: SpeakingFeedback): string => criteria.map(({ band }) => band ?? '-').join('');

/** What a recogniser without marks and capitals makes of it. */
export const unmarked = (text: string): string => text.toLowerCase().replaceAll(/[.,?!:;„“]/gu, '');
