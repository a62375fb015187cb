import { errorCategorySchema, type ErrorCategory } from '@b1fuchs/contracts';
import { checkTranslations } from '../../../../test/check-translations.js';
import type { GrammarMatch } from '../../../clients/grammar-engine.js';
import { explainMatch } from './explain-match.js';

const someMatch = (rule: string, category: string, message = 'Möglicher Fehler.'): GrammarMatch => ({
  message,
  offset: 0,
  length: 1,
  replacements: [],
  rule: { id: rule, issueType: 'uncategorized', category: { id: category } },
});

test.each([
  ['DE_AGREEMENT', 'GRAMMAR', 'ein Katze', 'eine Katze', 'Artikel, Adjektiv und Nomen müssen zusammenpassen: „eine Katze“.'],
  ['PRAEP_DAT', 'GRAMMAR', 'den', 'dem', 'Nach dieser Präposition steht der Dativ: „dem“.'],
  ['PRAEP_AKK', 'GRAMMAR', 'dem', 'den', 'Nach dieser Präposition steht der Akkusativ: „den“.'],
  ['PRAEP_GEN', 'GRAMMAR', 'dem', 'des', 'Nach dieser Präposition steht der Genitiv: „des“.'],
  ['MICH_MIR', 'GRAMMAR', 'mich', 'mir', 'Hier ist das Pronomen „mir“ richtig.'],
  ['UPPERCASE_SENTENCE_START', 'CASING', 'ich', 'Ich', 'Am Satzanfang schreibt man groß: „Ich“.'],
  ['MIT_FREUNDLICHEN_GRUESSE', 'GRAMMAR', 'Mit freundliche Grüße', 'Mit freundlichen Grüßen', 'Die feste Grußformel heißt „Mit freundlichen Grüßen“.'],
  ['GERMAN_SPELLER_RULE', 'TYPOS', 'Hausss', 'Haus', 'Das schreibt man so: „Haus“.'],
  ['GERMAN_SPELLER_RULE', 'TYPOS', 'haus', 'Haus', 'Nomen schreibt man groß: „Haus“.'],
  ['GERMAN_SPELLER_RULE', 'TYPOS', 'ihnen', 'Ihnen', 'Die höfliche Anrede schreibt man groß: „Ihnen“.'],
  ['ANY', 'CORRESPONDENCE', 'ihre', 'Ihre', 'Die höfliche Anrede schreibt man groß: „Ihre“.'],
  ['UPPERCASE_SENTENCE_START', 'CASING', 'sie', 'Sie', 'Am Satzanfang schreibt man groß: „Sie“.'],
  ['DE_CASE', 'CASING', 'Schön', 'schön', '„schön“ ist hier kein Nomen und wird kleingeschrieben.'],
  ['ANY', 'COMPOUNDING', 'zusammen arbeiten', 'zusammenarbeiten', 'Das schreibt man so: „zusammenarbeiten“.'],
  ['ANY', 'PUNCTUATION', 'gern weil', 'gern, weil', 'Hier fehlt ein Komma zwischen zwei Teilsätzen.'],
  ['ANY', 'PUNCTUATION', 'gern, und', 'gern und', 'Hier steht kein Komma.'],
  ['ANY', 'HILFESTELLUNG_KOMMASETZUNG', 'Hallo.', 'Hallo!', 'Hier braucht man ein anderes Satzzeichen: „Hallo!“.'],
])('%s of %s: %s → %s', (rule, ltCategory, original, replacement, german) => {
  const explanation = explainMatch({ match: someMatch(rule, ltCategory), category: 'spelling', original, replacement });
  expect(explanation.de).toBe(german);
  checkTranslations(explanation);
});

const inGermanOnly = (message: string, category: ErrorCategory, replacement = 'als') =>
  explainMatch({ match: someMatch('ANY', 'GRAMMAR', message), category, original: 'wie', replacement });

describe('a finding that LanguageTool explains in German only', () => {
  test('keeps the first German sentence of LanguageTool', () => {
    expect(inGermanOnly('Nach ‚größer‘ steht <suggestion>als</suggestion>. Mehr dazu steht im Duden.', 'agreement').de).toBe('Nach „größer“ steht als.');
    expect(inGermanOnly('', 'agreement').de).toBe('Hier passt „als“ besser.');
  });

  test.each(errorCategorySchema.options)('of category %s gets a sentence of its kind that names the right word', (category) => {
    const explanation = inGermanOnly('Möglicher Fehler.', category);
    checkTranslations(explanation);
    expect(explanation.en).toContain('“als”');
    expect(explanation.fa).toContain('«als»');
  });

  test('about a word too many says to leave it out', () => {
    const { en, fa } = inGermanOnly('Dieses Wort ist überflüssig.', 'word-choice', '');
    expect([en, fa]).toEqual(['Leave out “wie” here.', 'این‌جا «wie» را حذف کنید.']);
  });

  test('of our own rules has the rule’s explanation, all of its message', () => {
    const message = 'Wo? Zu Hause. Wohin? Nach Hause.';
    expect(inGermanOnly(message, 'word-choice')).toEqual({
      de: message,
      en: 'Where? “zu Hause”. Where to? “nach Hause”.',
      fa: 'کجا؟ «zu Hause». به کجا؟ «nach Hause».',
    });
  });
});
