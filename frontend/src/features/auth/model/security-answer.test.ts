import { judgeAnswer } from './security-answer.js';

const question = { left: 17, right: 4 };

test('the right sum is right at once, with spaces around it too', () => {
  expect(judgeAnswer(question, '21', false)).toBe('right');
  expect(judgeAnswer(question, ' 21 ', false)).toBe('right');
});

test('a sum that is still being typed is not called wrong', () => {
  expect(judgeAnswer(question, '', false)).toBe('open');
  expect(judgeAnswer(question, '2', false)).toBe('open');
});

test('a finished answer that is not the sum is wrong', () => {
  expect(judgeAnswer(question, '22', false)).toBe('wrong');
  expect(judgeAnswer(question, 'ab', false)).toBe('wrong');
  expect(judgeAnswer(question, '2', true)).toBe('wrong');
});

test.each(['2e1', '0x15', '21.0', '+21', '-21'])('%s is not accepted for 21', (typed) => {
  expect(judgeAnswer(question, typed, true)).toBe('wrong');
});

test('leaving the field empty is not wrong', () => {
  expect(judgeAnswer(question, '  ', true)).toBe('open');
});
