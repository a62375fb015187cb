import { voiceOrder } from './voice-choice.js';

test.each([
  ['a basic server and a German voice in the browser', { choice: 'automatic', hasGermanVoice: true, isServerBasic: true }, ['browser', 'server']],
  ['a provider’s voice', { choice: 'automatic', hasGermanVoice: true, isServerBasic: false }, ['server', 'browser']],
  ['the learner’s wish for the browser', { choice: 'browser', hasGermanVoice: true, isServerBasic: false }, ['browser', 'server']],
  ['the learner’s wish for the server', { choice: 'server', hasGermanVoice: true, isServerBasic: true }, ['server', 'browser']],
  ['no German voice in the browser', { choice: 'browser', hasGermanVoice: false, isServerBasic: true }, ['server']],
] as const)('with %s', (_name, situation, order) => {
  expect(voiceOrder(situation)).toEqual(order);
});
