import { requireUnguessable } from './guessable-password.js';

const mina = { username: 'mina-rahimi', email: 'rahimi.mina@example.org' };

test.each(['12345678', 'password', 'Password1!', 'P@ssw0rd', 'qwertzuiop', 'Mina-rahimi1!', 'Rahimi.mina1!', 'B1fuchs1!'])('%s is refused', (password) => {
  expect(() => requireUnguessable(password, mina)).toThrow('too easy to guess');
});

test.each(['Richtig-gut-1', 'fünf Pferde lesen leise', 'دوچرخه سبز من هفت', '🦊'.repeat(3) + ' im Regenschirm'])('%s is taken', (password) => {
  expect(() => requireUnguessable(password, mina)).not.toThrow();
});

test('a long one is judged by its beginning, and taken', () => {
  expect(() => requireUnguessable(`Richtig-gut-1${'x'.repeat(115)}`, mina)).not.toThrow();
});
