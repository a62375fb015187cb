import { aiConsentResponseSchema, writingFeedbackSchema, type Identity, type WritingFeedback } from '@b1fuchs/contracts';
import { someIdentity } from '@b1fuchs/testing';
import { modelAnswers } from '../model-answers.js';
import { NOWHERE, startPracticeAiUnderTest, type PracticeAiUnderTest } from '../practice-ai-under-test.js';
import { startStubProvider, type StubProvider } from './stub-provider.js';

export const timeoutMs = 120_000;

/** One error that our own check finds (mit mein), and much that is right. */
export const body = {
  text: (modelAnswers['kino-am-wochenende'] ?? '').replace('\n\nViele', ' Ich komme mit mein Bruder.\n\nViele'),
  topic: 'Kino am Wochenende',
  section: 'teil1',
};

export const proposal = (original: string, corrected: string, changes: object = {}) => ({
  original,
  corrected,
  explanation: { de: 'Hier passt ein anderes Wort.', en: 'A different word fits here.', fa: 'این‌جا کلمهٔ دیگری مناسب است.' },
  category: 'word-choice',
  ...changes,
});

export type Setting = Awaited<ReturnType<typeof startSetting>>;

/** The service with a provider that the test speaks for. The topic is left unjudged: it has no part in this. */
export async function startSetting(changes: Record<string, string> = {}) {
  const stub: StubProvider = await startStubProvider();
  const practice: PracticeAiUnderTest = await startPracticeAiUnderTest({
    EMBEDDINGS_URL: NOWHERE,
    AI_PROVIDER: 'openai',
    OPENAI_BASE_URL: stub.url,
    OPENAI_API_KEY: 'sk-stub',
    OPENAI_MODEL: 'stub-model',
    ...changes,
  });
  const consentOf = async (identity: Identity) => aiConsentResponseSchema.parse((await practice.consent('get', identity)).body);
  return {
    stub,
    practice,
    consentOf,
    /** A learner of their own who has agreed. */
    willingLearner: async (): Promise<Identity> => {
      const identity = someIdentity();
      const { wording } = await consentOf(identity);
      const answer = await practice.consent('post', identity, wording.version);
      if (answer.status !== 200) throw new Error(`the consent was answered ${answer.status}`);
      return identity;
    },
    feedbackFor: async (identity: Identity, changed: Partial<typeof body> = {}): Promise<WritingFeedback> => {
      const answer = await practice.analyze({ ...body, ...changed }, identity);
      return writingFeedbackSchema.parse(answer.body);
    },
    async stop(): Promise<void> {
      await stub.stop();
      await practice.stop();
    },
  };
}

export const changesIn = ({ corrections }: WritingFeedback): string[] => corrections.map(({ original, corrected }) => `${original} → ${corrected}`);
