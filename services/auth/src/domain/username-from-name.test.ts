import { usernameSchema } from '@b1fuchs/contracts';
import { usernameFromName } from './username-from-name.js';

describe('a username from a name', () => {
  test.each([
    ['Mina Moradi', undefined, 'Mina Moradi'],
    ['Mina Moradi', 27, 'Mina Moradi 27'],
    ['  Jörg \t Weiß ', undefined, 'Jörg Weiß'],
    ['مینا مرادی', undefined, 'مینا مرادی'],
    ['민수', undefined, '민수 1'],
    ['X', 5, 'X 5'],
    ['Mina\u0000\u202e Moradi', undefined, 'Mina Moradi'],
    ['<b>Mina</b>', undefined, '<b>Mina</b>'],
    ['', undefined, 'Learner'],
    ['', 3, 'Learner 3'],
    ['mina@example.org', undefined, 'Learner'],
    ['mina@example.org', 12, 'Learner 12'],
    ['\u200b', undefined, 'Learner'],
    ['🦊'.repeat(60), undefined, '🦊'.repeat(50)],
    ['🦊'.repeat(60), 1234, `${'🦊'.repeat(45)} 1234`],
  ])('%j with %p is %j', (name, number, username) => {
    expect(usernameFromName(name, number)).toBe(username);
    expect(usernameSchema.safeParse(username).success).toBe(true);
  });
});
