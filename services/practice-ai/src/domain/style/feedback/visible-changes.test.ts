import { newDraft } from '../../grammar/draft.js';
import { amendWithEdits } from '../style-draft.js';
import type { StyleEdit } from '../style-rule.js';
import { visibleChanges } from './visible-changes.js';

const removed = (text: string, ...parts: string[]) => {
  const edits = parts.map((part): StyleEdit => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length, replacement: '', topic: 'particles', explanation: `${part.trim()} fällt weg.` }));
  return visibleChanges(amendWithEdits(newDraft(text), edits)).map(({ original, replacement }) => [original, replacement]);
};

describe('words that fall away', () => {
  test('are shown with the word before them', () => {
    expect(removed('Das ist halt gut.', ' halt')).toEqual([['ist halt', 'ist']]);
    expect(removed('Bis morgen 😊', ' 😊')).toEqual([['morgen 😊', 'morgen']]);
  });

  test('at the start of a line are shown with the word behind them', () => {
    expect(removed('Eins.\nAlso gut', 'Also ')).toEqual([['Also gut', 'gut']]);
  });

  test('beside another change are shown together with it', () => {
    const text = 'Bis bald!\nLG\nAli';
    const edits: StyleEdit[] = [
      { from: 0, to: 10, replacement: '', topic: 'closing', explanation: 'Eins.' },
      { from: 10, to: 12, replacement: 'Mit freundlichen Grüßen', topic: 'closing', explanation: 'Zwei.' },
    ];
    const [shown] = visibleChanges(amendWithEdits(newDraft(text), edits));
    expect(shown).toMatchObject({ original: 'Bis bald!\nLG', replacement: 'Mit freundlichen Grüßen' });
    expect(shown?.explanation.de).toBe('Eins. Zwei.');
  });

  test('alone in a text leave nothing to show beside them', () => {
    expect(removed('😊', '😊')).toEqual([['😊', '']]);
  });
});
