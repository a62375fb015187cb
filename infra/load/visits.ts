import { randomUUID } from 'node:crypto';
import { dueFlashcardsResponseSchema, leitnerReviewResponseSchema } from '@b1fuchs/contracts';
import type { Texts } from '../bench/texts.js';
import { TOPIC } from '../bench/texts.js';
import type { Client } from './client.js';

/** What a visit is made of; between two steps the learner thinks. */
export type Step = () => Promise<unknown>;
type Parts = { client: Client; texts: Texts; random: () => number };

const SAYS = [
  'Ich schlage vor, dass wir am Samstag um neun Uhr an den See fahren.',
  'Wir können die Räder in einem Geschäft am Bahnhof mieten.',
  'Am besten bringt jeder Brot, Käse und eine Flasche Wasser mit.',
  'Wenn es regnet, können wir die Tour auf den Sonntag verschieben.',
];
const TALKS = ['Guten Tag! Ich möchte über mein Wochenende sprechen.', 'Am Samstag war ich mit meiner Schwester im Kino.', 'Der Film war spannend, aber ein bisschen zu lang.'];
const CARDS = 10;

/** What the start page asks for. */
export const home = ({ client }: Pick<Parts, 'client'>): Step => () =>
  Promise.all(['/api/user', '/api/subscription/status', '/api/user/progress', '/api/user/insights', '/api/user/achievements', '/api/flashcards/stats'].map((path) => client.call('GET', path)));

/** A letter: the tasks, then, after the learner has written, its correction, then what was written before. */
export const writing = ({ client, texts }: Parts): Step[] => {
  const text = texts.next();
  return [
    () => client.call('GET', '/api/topics/writing'),
    () => client.call('POST', '/api/analyze/grammar', { text, topic: TOPIC, section: 'teil1' }, { write: { kind: 'letter', id: text, isKnown: false } }),
    () => client.call('GET', '/api/writing/attempts'),
  ];
};

/** The cards that are due, one after another. */
const vocabulary = ({ client, random }: Parts): Step[] => {
  let due: string[] = [];
  return [
    () => Promise.all(['/api/flashcards/leitner-stats', '/api/flashcards/settings'].map((path) => client.call('GET', path))),
    async () => {
      const found = dueFlashcardsResponseSchema.safeParse(await client.call('GET', '/api/flashcards/leitner-due'));
      due = (found.data?.flashcards ?? []).map(({ userFlashcardId }) => userFlashcardId);
    },
    ...Array.from({ length: CARDS }, (): Step => async () => {
      const userFlashcardId = due.shift();
      if (userFlashcardId === undefined) return;
      const reviewId = randomUUID();
      const isKept = (body: unknown): boolean => leitnerReviewResponseSchema.safeParse(body).data?.counted === true;
      await client.call('POST', '/api/flashcards/leitner-review', { userFlashcardId, isCorrect: random() < 0.8, reviewId }, { write: { kind: 'review', id: reviewId, isKnown: true }, isKept });
    }),
  ];
};

/** Planning together with the examiner, and its grade. */
const speaking = ({ client }: Parts): Step[] => {
  talks += 1;
  const text = [...SAYS, `Für die ganze Tour habe ich ${talks} Euro gespart.`].join(' ');
  return [
    () => client.call('GET', '/api/topics/speaking'),
    ...conversation(client, { path: '/api/chat', kind: 'planning', topicId: 'fahrradtour' }, SAYS),
    () => client.call('POST', '/api/analyze/speaking', { text, topic: 'Eine Fahrradtour planen' }, { write: { kind: 'speech', id: text, isKnown: false } }),
  ];
};
/** Makes each speech another one. */
let talks = 0;

/** A free conversation. */
const talking = ({ client }: Parts): Step[] => conversation(client, { path: '/api/free-conversation', kind: 'free', topicId: null }, TALKS);

/** Begins one, then says one thing after another; nothing more is said where it could not begin. */
function conversation(client: Client, { path, kind, topicId }: { path: string; kind: string; topicId: string | null }, turns: readonly string[]): Step[] {
  const id = randomUUID();
  let hasBegun = false;
  return [
    async () => {
      hasBegun = (await client.call('POST', '/api/conversations', { id, kind, topicId }, { write: { kind: 'conversation', id, isKnown: true } })) !== undefined;
    },
    ...turns.map((content): Step => async () => {
      const messageId = randomUUID();
      if (hasBegun) await client.call('POST', path, { messages: [{ role: 'user', content }], conversationId: id, messageId }, { write: { kind: 'message', id: messageId, isKnown: true } });
    }),
  ];
}

const style = ({ client }: Parts): Step[] => [
  () => client.call('POST', '/api/refine-style', { text: 'Hallo, ich will mit dir über meine Wohnung sprechen. Sie ist echt teuer.', targetStyle: 'formal' }, { write: { kind: 'style', id: randomUUID(), isKnown: false } }),
];

const looking = ({ client }: Parts): Step[] => [
  () => Promise.all(['/api/user/progress', '/api/user/achievements', '/api/user/insights'].map((path) => client.call('GET', path))),
  () => Promise.all(['/api/subscription/status', '/api/subscription/payments'].map((path) => client.call('GET', path))),
];

/** How often each kind of visit is, of a hundred. */
const MIX = [
  { share: 40, visit: vocabulary },
  { share: 22, visit: writing },
  { share: 15, visit: speaking },
  { share: 10, visit: looking },
  { share: 8, visit: talking },
  { share: 5, visit: style },
] as const;

/** One visit, chosen by chance; it begins on the start page. */
export function someVisit(parts: Parts): Step[] {
  let drawn = parts.random() * MIX.reduce((sum, { share }) => sum + share, 0);
  const { visit } = MIX.find(({ share }) => (drawn -= share) < 0) ?? MIX[0];
  return [home(parts), ...visit(parts)];
}
