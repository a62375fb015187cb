import { randomUUID } from 'node:crypto';
import { chatResponseSchema, IDENTITY_HEADER } from '@b1fuchs/contracts';
import { signInternalToken, type SigningKey } from '@b1fuchs/kit';
import type { Learner } from './learner.js';
import { median, percentile, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';

/** Turns of about twenty words, as an examiner says them. */
const REPLIES = [
  'Das ist eine gute Idee. Wir wollen also am Samstag um neun Uhr losfahren. Wer bringt etwas zu essen mit?',
  'Ich verstehe Sie, aber ich sehe das etwas anders. Mit dem Zug ist es billiger. Was meinen Sie dazu?',
  'Vielen Dank für diese Informationen. Wie ist die Situation in Ihrem Heimatland, und was hat sich verändert?',
];
const SAYS = [
  'Ich schlage vor, dass wir am Samstag um neun Uhr an den See fahren.',
  'Wir können die Räder in einem Geschäft am Bahnhof mieten.',
  'Am besten bringt jeder Brot, Käse und eine Flasche Wasser mit.',
  'Wenn es regnet, können wir die Tour auf den Sonntag verschieben.',
];
/** Put into a message it is one that was not understood before. */
const NAMES = ['Anna', 'Boris', 'Carla', 'David', 'Elif', 'Farid', 'Greta', 'Hassan', 'Irina', 'Jonas', 'Katja', 'Lukas', 'Maria', 'Nadia', 'Omar', 'Petra'];
const CONVERSATIONS = 50;

/** Speech out, the examiner's replies, streamed replies through the gateway and without it, and many conversations at once. */
export async function measureSpeaking({ gateway, service, learner, signingKey }: {
  gateway: URL;
  service: URL;
  learner: Learner;
  signingKey: SigningKey;
}): Promise<Figure[]> {
  const send = (base: URL, path: string, body: object, headers: Record<string, string>): Promise<Response> =>
    fetch(new URL(path, base), { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const asGateway = (): Record<string, string> => ({ [IDENTITY_HEADER]: signInternalToken(signingKey, 'practice-ai', learner.identity) });

  const begin = async (): Promise<string> => {
    const id = randomUUID();
    const response = await send(gateway, '/api/conversations', { id, kind: 'planning', topicId: 'fahrradtour' }, learner.headers);
    if (response.status !== 201) throw new Error(`a conversation was answered ${response.status}`);
    return id;
  };
  const chat = async (conversationId: string, content: string): Promise<void> => {
    const response = await send(gateway, '/api/chat', { messages: [{ role: 'user', content }], conversationId, messageId: randomUUID() }, learner.headers);
    chatResponseSchema.parse(await response.json());
  };

  let said = 0;
  /** A message that nobody has sent yet. */
  const newMessage = (content: string): string => {
    said += 1;
    const [one, other] = [NAMES[said % NAMES.length] ?? '', NAMES[Math.floor(said / NAMES.length) % NAMES.length] ?? ''];
    return `${content} Das haben ${one} und ${other} auch gesagt.`;
  };

  const [cold, cached]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds(40, 8); round += 1) {
    // A number makes each text new, so that it is in no cache yet.
    const text = `${REPLIES[round % REPLIES.length] ?? ''} Nummer ${randomUUID().replaceAll(/\D/gu, '').slice(0, 6)}.`;
    for (const times of [cold, cached]) times.push(await firstByte(() => send(gateway, '/api/tts', { text }, learner.headers)));
  }

  const replies: number[] = [];
  for (let round = 0; round < rounds(30, 6); round += 1) {
    const id = await begin();
    for (const content of SAYS) {
      const message = newMessage(content);
      replies.push(await timed(() => chat(id, message)));
    }
  }

  const [through, direct]: [number[], number[]] = [[], []];
  const streamed = { messages: [{ role: 'user', content: SAYS[0] ?? '' }], stage: 'planning', topicId: 'fahrradtour' };
  for (let round = 0; round < rounds(60, 10); round += 1) {
    direct.push(await firstByte(() => send(service, '/api/chat', streamed, { ...asGateway(), accept: 'text/event-stream' })));
    through.push(await firstByte(() => send(gateway, '/api/chat', streamed, { ...learner.headers, accept: 'text/event-stream' })));
  }

  const turns = rounds(CONVERSATIONS, 10);
  const togetherMs = await timed(() =>
    shareOut(turns, Array.from({ length: turns }, (_, index) => index), async () => {
      const id = await begin();
      for (const content of SAYS) await chat(id, newMessage(content));
    }),
  );

  return [
    {
      name: 'speech: first byte of a new reply, p50',
      value: median(cold),
      unit: 'ms',
      aim: { bound: 'at most', value: 150 },
      note: `p95 ${percentile(cold, 0.95).toFixed(0)} ms; about 25 words, espeak-ng, through the gateway`,
    },
    {
      name: 'speech: first byte of a reply said before, p50',
      value: median(cached),
      unit: 'ms',
      aim: { bound: 'at most', value: 20 },
      note: `p95 ${percentile(cached, 0.95).toFixed(0)} ms`,
    },
    {
      name: 'chat: the examiner’s reply, p95',
      value: percentile(replies, 0.95),
      unit: 'ms',
      aim: { bound: 'at most', value: 200 },
      note: `p50 ${median(replies).toFixed(0)} ms; ${replies.length} replies to messages that are new, conversations kept`,
    },
    {
      name: 'chat: first streamed words, added by the gateway, p50',
      value: median(through) - median(direct),
      unit: 'ms',
      aim: { bound: 'at most', value: 10 },
      note: `${median(through).toFixed(1)} ms through the gateway, ${median(direct).toFixed(1)} direct`,
    },
    {
      name: `chat: ${turns} conversations at once`,
      value: (turns * SAYS.length * 1_000) / togetherMs,
      unit: '/s',
      note: `${turns * SAYS.length} replies, none failed, in ${(togetherMs / 1_000).toFixed(1)} s`,
    },
  ];
}

/** Until the answer's first byte; the rest is read as well, so that the next request finds the server idle. */
async function firstByte(request: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await request();
  if (!response.ok || response.body === null) throw new Error(`${response.url} answered ${response.status}`);
  const reader = response.body.getReader();
  await reader.read();
  const ms = performance.now() - startedAt;
  while (!(await reader.read()).done);
  return ms;
}
