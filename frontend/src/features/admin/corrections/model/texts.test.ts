import { inForceText, likelyScope, reportsText, ruleName } from './texts.js';

test('how often something was reported is said in words', () => {
  expect(reportsText({ reports: 1, learners: 1 })).toBe('1 report from 1 learner');
  expect(reportsText({ reports: 5, learners: 2 })).toBe('5 reports from 2 learners');
  expect(reportsText({ reports: 0, learners: 0 })).toBe('Its learners are gone');
});

test('a misspelt word is offered to be taken back everywhere, grammar in its sentences, and what was chosen before goes first', () => {
  const sentences = ['Das ist Mahin.'];
  expect(likelyScope({ scope: null, category: 'spelling', sentences })).toBe('words');
  expect(likelyScope({ scope: null, category: 'case', sentences })).toBe('sentence');
  expect(likelyScope({ scope: null, category: 'case', sentences: [] })).toBe('words');
  expect(likelyScope({ scope: 'words', category: 'case', sentences })).toBe('words');
});

test('what is in force is said also where the report is open again', () => {
  expect(inForceText({ state: 'rejected', scope: null })).toBeUndefined();
  expect(inForceText({ state: 'open', scope: 'sentence' })).toContain('another one was reported since');
});

test('what has no rule of its own has a name', () => {
  expect(ruleName('language-model')).toBe('Language model');
  expect(ruleName('unknown')).toBe('Not known (reported earlier)');
  expect(ruleName('verb-second')).toBe('verb-second');
});
