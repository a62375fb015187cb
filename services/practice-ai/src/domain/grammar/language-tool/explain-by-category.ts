import type { ErrorCategory } from '@b1fuchs/contracts';
import type { Explanation } from '../explanations/explanation.js';

type Translations = Omit<Explanation, 'de'>;

/** What is true of every error of this category, in the helper languages, for findings that LanguageTool explains in German only. */
export function explainByCategory(input: { category: ErrorCategory; original: string; replacement: string }): Translations {
  const { category, original, replacement } = input;
  if (replacement.trim() === '') return explainSurplus(original.trim());
  const { en, fa } = reasons[category];
  return { en: `${en}: “${replacement}”.`, fa: `${fa}: «${replacement}».` };
}

const explainSurplus = (surplus: string): Translations => ({
  en: `Leave out “${surplus}” here.`,
  fa: `این‌جا «${surplus}» را حذف کنید.`,
});

const reasons: Record<ErrorCategory, Translations> = {
  spelling: { en: 'This is how you write it', fa: 'املای درست این است' },
  capitalization: { en: 'Look at capital and small letters here', fa: 'این‌جا به حرف بزرگ و کوچک توجه کنید' },
  punctuation: { en: 'The punctuation is different here', fa: 'علامت‌گذاری این‌جا فرق دارد' },
  case: { en: 'You need a different case here', fa: 'این‌جا حالت دستوری دیگری لازم است' },
  gender: { en: 'The gender of the noun needs a different form here', fa: 'جنس اسم این‌جا شکل دیگری می‌خواهد' },
  // LanguageTool's whole category of grammar comes as this one.
  agreement: { en: 'The grammar of the sentence needs a different form here', fa: 'از نظر دستور زبان این‌جا شکل دیگری درست است' },
  'verb-form': { en: 'You need a different form of the verb here', fa: 'این‌جا شکل دیگری از فعل لازم است' },
  'verb-position': { en: 'The verb has a different place here', fa: 'جای فعل این‌جا فرق دارد' },
  'word-order': { en: 'The words have a different order here', fa: 'ترتیب کلمه‌ها این‌جا فرق دارد' },
  preposition: { en: 'You need a different preposition here', fa: 'این‌جا حرف اضافهٔ دیگری لازم است' },
  article: { en: 'You need a different article here', fa: 'این‌جا حرف تعریف دیگری لازم است' },
  pronoun: { en: 'You need a different pronoun here', fa: 'این‌جا ضمیر دیگری لازم است' },
  conjunction: { en: 'You need a different conjunction here', fa: 'این‌جا حرف ربط دیگری لازم است' },
  'word-choice': { en: 'A different word or phrase fits better here', fa: 'این‌جا کلمه یا عبارت دیگری بهتر است' },
  style: { en: 'In a letter or an email it is better to write', fa: 'در نامه یا ایمیل بهتر است این‌طور بنویسیم' },
};
