import { writingFeedbackSchema, aiConsentResponseSchema } from '@b1fuchs/contracts';
import { fail, neverAnswer, say, sayText, startStubProvider, type Behaviour } from '../../services/practice-ai/test/provider/stub-provider.js';
import type { Learner } from '../bench/learner.js';
import { TOPIC, type Texts } from '../bench/texts.js';

/** As long as a page waits for the feedback on a text. */
const ANSWER_WITHIN_MS = 30_000;

/** What may be wrong with an outside model. */
const FAILURES: readonly [name: string, behaviour: Behaviour][] = [
  ['answers with failures', fail(500)],
  ['never answers', neverAnswer],
  ['talks nonsense', sayText('Der Fuchs ist rot.')],
];

type Input = {
  gateway: URL;
  learners: readonly Learner[];
  texts: Texts;
  /** Lets the practice service start with these settings, do something, and start again as it was. */
  withSettings: (settings: Record<string, string>, work: () => Promise<void>) => Promise<void>;
};

/**
 * Learners agree that an outside model reads their texts; it answers, then fails in each way for a while.
 * @throws Error where a letter is not corrected all the same, or nothing is said of the model's failure
 */
export async function failProvider({ gateway, learners, texts, withSettings }: Input, pause: () => Promise<unknown>): Promise<void> {
  const provider = await startStubProvider(say({ corrections: [], overallFeedback: '' }));
  const settings = { AI_PROVIDER: 'openai', OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-stub', OPENAI_MODEL: 'stub-model' };
  try {
    await withSettings(settings, async () => {
      await Promise.all(learners.map((learner) => agree(gateway, learner)));
      const [watcher] = learners;
      if (!watcher) throw new Error('There are no learners.');
      if ((await noticeOf(gateway, watcher, texts.next())) !== undefined || provider.requests.length === 0) throw new Error('The model was not asked.');
      for (const [name, behaviour] of FAILURES) {
        provider.behave(behaviour);
        if ((await noticeOf(gateway, watcher, texts.next())) === undefined) throw new Error(`Nobody was told that the model ${name}.`);
        await pause();
      }
    });
  } finally {
    await provider.stop();
  }
}

async function agree(gateway: URL, { headers }: Learner): Promise<void> {
  const { wording } = aiConsentResponseSchema.parse(await (await fetch(new URL('/api/ai-consent', gateway), { headers })).json());
  const response = await fetch(new URL('/api/ai-consent', gateway), { method: 'POST', headers, body: JSON.stringify({ version: wording.version }) });
  if (!response.ok) throw new Error(`Agreeing was answered ${response.status}.`);
}

/** Of the feedback on a letter, which is there whatever the model does. */
async function noticeOf(gateway: URL, { headers }: Learner, text: string): Promise<string | undefined> {
  const body = JSON.stringify({ text, topic: TOPIC, section: 'teil1' });
  const response = await fetch(new URL('/api/analyze/grammar', gateway), { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`A letter was answered ${response.status}.`);
  return writingFeedbackSchema.parse(await response.json()).notice;
}
