import { chooseRecordingType, recordingFileName } from './recording-type.js';

const browser = (...types: string[]) => (type: string): boolean => types.includes(type);

test.each([
  ['Chrome', false, ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'], 'audio/webm;codecs=opus'],
  ['Firefox', false, ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/ogg'], 'audio/webm;codecs=opus'],
  ['Safari', true, ['audio/mp4'], 'audio/mp4'],
  ['a Safari that also claims webm', true, ['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4'],
  ['a browser with ogg alone', false, ['audio/ogg'], 'audio/ogg'],
  ['a browser that knows none of them', false, ['audio/x-own'], undefined],
])('%s', (_name, isApple, types, chosen) => {
  expect(chooseRecordingType({ isApple, isTypeSupported: browser(...types) })).toBe(chosen);
});

test.each([
  ['audio/webm;codecs=opus', 'aufnahme.webm'],
  ['audio/mp4', 'aufnahme.mp4'],
  ['audio/ogg;codecs=opus', 'aufnahme.ogg'],
  ['', 'aufnahme.webm'],
])('a recording of type %j is sent as %s', (type, name) => {
  expect(recordingFileName(type)).toBe(name);
});
