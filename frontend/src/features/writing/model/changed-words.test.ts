import { changedWords } from './changed-words.js';

test.each([
  ['deine Party', 'deiner Party', { before: '', removed: 'deine', added: 'deiner', after: ' Party' }],
  ['gern', 'gern,', { before: 'gern', removed: '', added: ',', after: '' }],
  ['gern weil', 'gern, weil', { before: 'gern', removed: '', added: ',', after: ' weil' }],
  ['Kino', 'ins Kino', { before: '', removed: '', added: 'ins ', after: 'Kino' }],
  ['gehört das', 'gehört, dass', { before: '', removed: 'gehört das', added: 'gehört, dass', after: '' }],
  ['Ich weiß das er', 'Ich weiß, dass er', { before: 'Ich ', removed: 'weiß das', added: 'weiß, dass', after: ' er' }],
  ['Hallo Anna.', 'Hallo Anna,', { before: 'Hallo ', removed: 'Anna.', added: 'Anna,', after: '' }],
  ['mir mir', 'mir', { before: 'mir', removed: ' mir', added: '', after: '' }],
  ['das', 'dass', { before: '', removed: 'das', added: 'dass', after: '' }],
  ['', ',', { before: '', removed: '', added: ',', after: '' }],
  ['gleich', 'gleich', { before: 'gleich', removed: '', added: '', after: '' }],
])('%p → %p changes whole words only', (original, corrected, expected) => {
  const parts = changedWords(original, corrected);
  expect(parts).toEqual(expected);
  expect(parts.before + parts.removed + parts.after).toBe(original);
  expect(parts.before + parts.added + parts.after).toBe(corrected);
});
