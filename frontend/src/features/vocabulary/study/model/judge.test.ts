import { aCard } from '../test/builders.js';
import { judge } from './judge.js';

test('a typed word and a chosen article each lead to a proposal', () => {
  expect(judge({ kind: 'typed', text: 'haus' }, aCard())).toEqual({ kind: 'typed', verdict: 'respelled', isKnown: true });
  expect(judge({ kind: 'typed', text: 'der Haus' }, aCard())).toEqual({ kind: 'typed', verdict: 'article', isKnown: false });
  expect(judge({ kind: 'article', article: 'das' }, aCard())).toEqual({ kind: 'article', chosen: 'das', article: 'das', isKnown: true });
  expect(judge({ kind: 'article', article: 'die' }, aCard())).toEqual({ kind: 'article', chosen: 'die', article: 'das', isKnown: false });
  expect(judge({ kind: 'article', article: 'die' }, aCard({ article: null }))).toBeNull();
});
