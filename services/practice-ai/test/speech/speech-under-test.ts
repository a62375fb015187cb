import { randomUUID } from 'node:crypto';
import { aiConsentResponseSchema, IDENTITY_HEADER, RECORDING_FIELD, type Identity } from '@b1fuchs/contracts';
import { identityToken, someIdentity } from '@b1fuchs/testing';
import { NOWHERE, startPracticeAiUnderTest } from '../practice-ai-under-test.js';
import { startStubSpeechServer } from './stub-speech-server.js';

export const timeoutMs = 60_000;

/** A sentence that nobody has asked for before: Redis is shared. */
export const newSentence = (): string => `Guten Tag, das ist Satz ${randomUUID().replaceAll('-', ' ')}.`;

type Call = { identity?: Identity; headers?: Record<string, string>; signal?: AbortSignal; path?: string };

/** The service with a speech server beside it that the test speaks for; `settings` says whether and how it is used. */
export async function startSpeechUnderTest(settings: (urls: { insideUrl: string; outsideUrl: string }) => Record<string, string> = () => ({})) {
  const stub = await startStubSpeechServer();
  const practice = await startPracticeAiUnderTest({ EMBEDDINGS_URL: NOWHERE, ...settings(stub) });
  const headersOf = ({ identity = someIdentity(), headers = {} }: Call = {}) => ({ [IDENTITY_HEADER]: identityToken('practice-ai', identity), ...headers });

  /** POST /api/tts */
  const say = (body: object, call: Call = {}): Promise<Response> =>
    fetch(practice.baseUrl + (call.path ?? '/api/tts'), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headersOf(call) },
      ...(call.signal ? { signal: call.signal } : {}),
    });

  return {
    stub,
    practice,
    headersOf,
    say,
    hear: async (body: object, call?: Call): Promise<Buffer> => Buffer.from(await (await say(body, call)).arrayBuffer()),

    /** POST /api/transcribe with a recording, or with a form of the test's own. */
    async transcribe(recording: Buffer | FormData, call: Call = {}): Promise<Response> {
      let form = recording;
      if (Buffer.isBuffer(form)) {
        const file = new Blob([new Uint8Array(form)], { type: 'audio/webm' });
        form = new FormData();
        form.append(RECORDING_FIELD, file, 'recording.webm');
      }
      return fetch(`${practice.baseUrl}/api/transcribe`, { method: 'POST', body: form, headers: headersOf(call), ...(call.signal ? { signal: call.signal } : {}) });
    },

    /** How many sounds of a voice came from there so far. */
    async soundsFrom(voice: 'espeak' | 'provider', source: 'cache' | 'made' | 'joined'): Promise<number> {
      const metrics = await (await fetch(`${practice.baseUrl}/metrics`)).text();
      const line = metrics.split('\n').find((one) => one.startsWith('speech_sounds_total') && one.includes(`voice="${voice}"`) && one.includes(`source="${source}"`));
      return Number(line?.split(' ').at(-1) ?? 0);
    },

    async willingLearner(): Promise<Identity> {
      const identity = someIdentity();
      const { wording } = aiConsentResponseSchema.parse((await practice.consent('get', identity)).body);
      await practice.consent('post', identity, wording.version);
      return identity;
    },

    async stop(): Promise<void> {
      await practice.stop();
      await stub.stop();
    },
  };
}
export type SpeechUnderTest = Awaited<ReturnType<typeof startSpeechUnderTest>>;
