import { transcribe } from './transcribe.js';

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

test('the recording goes as the field audio, with a name that says its type, and the text comes back', async () => {
  let sent: unknown;
  globalThis.fetch = (path, init) => {
    sent = [path, init?.method, init?.body instanceof FormData ? init.body.get('audio') : null];
    return Promise.resolve(Response.json({ text: 'Guten Tag.', segments: [], model: 'x' }));
  };
  const answer = await transcribe(new Blob(['sound'], { type: 'audio/mp4' }), new AbortController().signal);
  expect(answer).toEqual({ text: 'Guten Tag.', segments: [] });
  expect(sent).toMatchObject(['/api/transcribe', 'POST', { name: 'aufnahme.mp4', type: 'audio/mp4', size: 5 }]);
});
