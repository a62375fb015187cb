import { serverUrls } from '@b1fuchs/testing';
import { createGrammarEngine } from '../../src/clients/grammar-engine.js';
import * as conversationPhrases from '../../src/domain/speaking/catalogue/conversation-phrases.js';
import { conversationTopics } from '../../src/domain/speaking/catalogue/conversation-topics.js';
import * as examinerPhrases from '../../src/domain/speaking/catalogue/examiner-phrases.js';
import * as followUps from '../../src/domain/speaking/catalogue/follow-ups.js';
import * as friendAnswers from '../../src/domain/speaking/catalogue/friend-answers.js';
import { moments } from '../../src/domain/speaking/catalogue/moments.js';
import { personalQuestions } from '../../src/domain/speaking/catalogue/personal-questions.js';
import { planningTasks } from '../../src/domain/speaking/catalogue/planning-tasks.js';
import { presentationTopics } from '../../src/domain/speaking/catalogue/presentation-topics.js';
import { findingsIn, type Finding } from '../german-findings.js';

const timeoutMs = 180_000;

/** Every sentence in lists of phrases and of answers to questions; what ends without a mark goes on with other words. */
function sentencesOf(lists: unknown): string[] {
  if (typeof lists === 'string') return /[.!?“]$/u.test(lists) ? [lists] : [];
  if (lists instanceof RegExp || lists === null || typeof lists !== 'object') return [];
  return Object.values(lists).flatMap(sentencesOf);
}

const groups: [string, string[]][] = [
  ...planningTasks.map(({ title, description, opening, points }): [string, string[]] => [
    title,
    [description, opening, ...points.flatMap(({ questions, proposals, wordings }) => [...questions, ...proposals.map(({ sentence }) => sentence), ...proposals.map(({ settled }) => `Wir wollen ${settled}.`), ...wordings])],
  ]),
  ...presentationTopics.map(({ title, guidingQuestions, closing }): [string, string[]] => [
    title,
    [closing.remark, closing.question, closing.simplerQuestion, ...guidingQuestions.flatMap(({ question, aspect, followUps: asked, wordings }) => [question, `Was Sie über ${aspect} sagen, finde ich interessant.`, ...asked, ...wordings])],
  ]),
  ...conversationTopics.map(({ id, aspect, wordings, questions, reactions }): [string, string[]] => [id, [`Wir sprechen über ${aspect}.`, ...wordings, ...questions, ...reactions]]),
  ...moments.map(({ id, wordings, reactions, questions }): [string, string[]] => [id, [...wordings, ...reactions, ...questions.map(({ ask }) => ask)]]),
  ['the introduction', personalQuestions.flatMap(({ question, simplerQuestion, reactions, wordings }) => [question, simplerQuestion, ...reactions, ...wordings])],
  ['the examiner', sentencesOf(Object.values(examinerPhrases))],
  ['the friend', sentencesOf([...Object.values(conversationPhrases), ...Object.values(followUps), ...Object.values(friendAnswers)])],
];

/** Names, and a word of B1, that the dictionary does not have. */
const names = new Set(['Mimi', 'Ewa', 'Amina', 'Tarek', 'Mirela', 'Samir', 'Jelena', 'Kofi', 'Kofis', 'Okafor', 'Nam', 'Haddad', 'Tomek', 'Secondhandläden', 'Saz', 'Nouruz', 'Tet', 'Hafis', 'Ghormeh', 'Sabzi', 'Feijoada', 'Mantu']);
/** Sentences of a list are no text in which words come again. */
const isRepetition = (rule: string): boolean => rule === 'GERMAN_WORD_REPEAT_BEGINNING_RULE' || rule.startsWith('DE_REPEATEDWORDS');

describe('the German of speaking', () => {
  const engine = createGrammarEngine({ url: serverUrls().GRAMMAR_URL, timeoutMs: 60_000 });

  const mistakesIn = async (texts: string[]): Promise<Finding[]> => (await findingsIn(engine, texts)).filter(({ rule, words }) => !names.has(words) && !isRepetition(rule));

  test('an error in it would be found', async () => {
    expect(await mistakesIn(['Ich habe ein neue Auto.'])).toHaveLength(1);
  }, timeoutMs);

  test.each(groups)('%s: every sentence is free of errors', async (_, texts) => {
    expect(texts.length).toBeGreaterThan(10);
    expect(await mistakesIn(texts)).toEqual([]);
  }, timeoutMs);
});

describe('in a talk no sentence comes twice', () => {
  /** Each list once, however often it is named: a list gives each of its sentences once (phrases.ts). */
  function sentencesOfLists(value: unknown, known = new Set<unknown>()): string[] {
    if (typeof value === 'string') return [value];
    if (value instanceof RegExp || value === null || typeof value !== 'object' || known.has(value)) return [];
    known.add(value);
    return Object.values(value).flatMap((inner) => sentencesOfLists(inner, known));
  }

  test.each([
    ['the examiner', [examinerPhrases]],
    ['the friend', [conversationPhrases, followUps, friendAnswers, moments.map(({ reactions }) => reactions)]],
  ])('%s has each in one list', (_, modules) => {
    const sentences = sentencesOfLists(modules);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
