import { readFileSync } from 'node:fs';
import { checkTranslations } from '../../../../../test/check-translations.js';
import { policyOf } from '../match-policy.js';
import { explainOwnRule, ownExplanations } from './explain-own-rule.js';

const rulePack = new URL('../../../../../../../infra/native/backing/rules/org/languagetool/rules/de/grammar_custom.xml', import.meta.url);
const xml = readFileSync(rulePack, 'utf8');
const messages = [...xml.matchAll(/<message>(.*?)<\/message>/gsu)].map(([, message = '']) => message);

describe('the messages of our own rules', () => {
  test('have one explanation each, and no explanation is left over', () => {
    expect(ownExplanations.map(({ de }) => de).sort()).toEqual([...new Set(messages)].sort());
  });

  test.each(ownExplanations)('$de', ({ de, en, fa }) => {
    checkTranslations({ en, fa });
    expect(explainOwnRule(de)).toEqual({ de, en, fa });
  });
});

test('a message that names the learner’s word is found, and the word stands in every language', () => {
  expect(explainOwnRule('„einverstanden“ steht mit „mit“ und Dativ.')).toEqual({
    de: '„einverstanden“ steht mit „mit“ und Dativ.',
    en: '“einverstanden” goes with “mit” and the dative.',
    fa: '«einverstanden» با «mit» و داتیو می‌آید.',
  });
});

test('messages of other rules have none', () => {
  expect(explainOwnRule('Meinten Sie „dass“?')).toBeUndefined();
  expect(explainOwnRule('„warten“ ist hier falsch.')).toBeUndefined();
});

test('every category of our own rules says what kind of error it is', () => {
  const ids = [...xml.matchAll(/<category id="(\w+)"/gu)].map(([, id = '']) => id);
  const kinds = ids.map((id) => policyOf({ message: '', offset: 0, length: 1, replacements: [], rule: { id: 'B1_ONE', issueType: 'grammar', category: { id } } })?.category);
  expect(kinds).toEqual(['preposition', 'case', 'pronoun', 'verb-form', 'verb-form', 'conjunction', 'agreement', 'word-choice']);
});
