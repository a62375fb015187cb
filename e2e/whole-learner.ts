import { randomUUID } from 'node:crypto';
import {
  aiConsentResponseSchema,
  checkoutResponseSchema,
  dueFlashcardsResponseSchema,
  WITHDRAWAL_CONSENT,
  writingFeedbackSchema,
  type AnalyzeGrammarRequest,
  type BulkActionRequest,
  type CheckoutRequest,
  type LeitnerReviewRequest,
  type StartConversationRequest,
  type WritingReportRequest,
} from '@b1fuchs/contracts';
import { administrator } from './administrator.js';
import { verifiedLearner, type Learner } from './learner.js';
import { letter } from './letter.js';
import { pay } from './payment-sandbox.js';
import { signedInCalls, type SignedInCalls } from './signed-in-calls.js';

const TOPIC = 'Party zum Einzug';

export type WholeLearner = Learner & SignedInCalls;

/** A learner who has done everything that leaves something in a service, over the calls, with their name and address in all that they write. */
export async function wholeLearner(): Promise<WholeLearner> {
  const learner = await verifiedLearner();
  const { userId, sessionId: session, call } = await signedInCalls(learner);

  const sign = `Viele Grüße, ${learner.username} (${learner.email})`;
  const text = letter.replace('Viele Grüße, Ali', sign);
  const analyze: AnalyzeGrammarRequest = { text, topic: TOPIC, section: 'teil1' };
  const feedback = writingFeedbackSchema.parse(await (await call('POST', '/api/analyze/grammar', analyze)).json());
  const [correction] = feedback.corrections;
  if (!correction) throw new Error('the letter has errors');
  await call('POST', '/api/writing/disputed-corrections', { topic: TOPIC, correction });
  await call('POST', '/api/generate/writing-report', { feedback, text, topic: TOPIC, section: 'teil1' } satisfies WritingReportRequest);
  await call('POST', '/api/refine-style', { text: 'Hallo, ich will mit dir über meine Wohnung sprechen. Sie ist echt teuer.', targetStyle: 'formal' });
  const said = `Guten Tag, ich heiße ${learner.username}. Ich komme aus dem Iran und wohne seit zwei Jahren in Berlin. Ich lerne Deutsch, weil ich hier arbeiten möchte. In meiner Freizeit spiele ich Fußball.`;
  await call('POST', '/api/analyze/speaking', { text: said, topic: 'Sich vorstellen' });
  const conversationId = randomUUID();
  await call('POST', '/api/conversations', { id: conversationId, kind: 'free' } satisfies StartConversationRequest);
  await call('POST', '/api/free-conversation', { conversationId, messages: [{ role: 'user', content: said }] });
  const { wording } = aiConsentResponseSchema.parse(await (await call('GET', '/api/ai-consent')).json());
  await call('POST', '/api/ai-consent', { version: wording.version });

  await call('POST', '/api/flashcards/cards', { germanWord: `das Haus von ${learner.username}`, englishTranslation: 'house' });
  await call('PUT', '/api/flashcards/settings', { scheduler: 'fsrs' });
  const { flashcards } = dueFlashcardsResponseSchema.parse(await (await call('GET', '/api/flashcards/leitner-due')).json());
  for (const { userFlashcardId } of flashcards) await call('POST', '/api/flashcards/leitner-review', { userFlashcardId, isCorrect: true } satisfies LeitnerReviewRequest);

  const order = { planId: 'monthly', withdrawalConsent: WITHDRAWAL_CONSENT.version } satisfies CheckoutRequest;
  const { url } = checkoutResponseSchema.parse(await (await call('POST', '/api/create-checkout-session', order)).json());
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await pay(sessionId);
  await call('POST', '/api/verify-checkout-session', { sessionId });

  await call('POST', '/api/user/activity', { userId, activity: `Hilfe für ${learner.username}`, completedAt: new Date().toISOString() });
  await call('PUT', '/api/account/mail-preferences', { reminders: true });
  await call('POST', '/api/support-contact', { name: learner.username, email: learner.email, message: sign, source: 'support-page' });
  const { call: callAsAdministrator } = await signedInCalls(await administrator());
  await callAsAdministrator('POST', '/api/admin/bulk-actions', { action: 'extend-trial', value: 1, userIds: [userId] } satisfies BulkActionRequest);
  return { ...learner, userId, sessionId: session, call };
}
