import { askedMode } from './study-mode.js';

test('an address can ask for a mode, and for none that there is not', () => {
  expect(askedMode('listening')).toBe('listening');
  expect(askedMode('Listening')).toBeNull();
  expect(askedMode(null)).toBeNull();
});
