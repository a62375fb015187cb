import { randomUUID } from 'node:crypto';
import { dueFlashcardsResponseSchema } from '@b1fuchs/contracts';
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
export const writing = ({ client, texts }: Parts): Step[] => [
  () => client.call('GET', '/api/topics/writing'),
  () => client.call('POST', '/api/analyze/grammar', { text: texts.next(), topic: TOPIC, section: 'teil1' }),
  () => client.call('GET', '/api/writing/attempts'),
];

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
      if (userFlashcardId !== undefined) await client.call('POST', '/api/flashcards/leitner-review', { userFlashcardId, isCorrect: random() < 0.8 });
    }),
  ];
};

/** Planning together with the examiner, and its grade. */
const speaking = ({ client }: Parts): Step[] => {
  const id = randomUUID();
  return [
    () => client.call('GET', '/api/topics/speaking'),
    () => client.call('POST', '/api/conversations', { id, kind: 'planning', topicId: 'fahrradtour' }),
    ...SAYS.map((content): Step => () => client.call('POST', '/api/chat', { messages: [{ role: 'user', content }], conversationId: id, messageId: randomUUID() })),
    () => client.call('POST', '/api/analyze/speaking', { text: SAYS.join(' '), topic: 'Eine Fahrradtour planen' }),
  ];
};

/** A free conversation. */
const talking = ({ client }: Parts): Step[] => {
  const conversationId = randomUUID();
  return [
    () => client.call('POST', '/api/conversations', { id: conversationId, kind: 'free' }),
    ...TALKS.map((content): Step => () => client.call('POST', '/api/free-conversation', { conversationId, messages: [{ role: 'user', content }] })),
  ];
};

const style = ({ client }: Parts): Step[] => [
  () => client.call('POST', '/api/refine-style', { text: 'Hallo, ich will mit dir über meine Wohnung sprechen. Sie ist echt teuer.', targetStyle: 'formal' }),
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
