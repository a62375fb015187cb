import type { Explanation } from './explanation.js';

export const explainSmallAfterComma = (right: string): Explanation => ({
  de: `Nach einem Komma, auch nach dem Komma der Anrede, schreibt man klein weiter: „${right}“.`,
  en: `After a comma, also after the comma of the greeting, you go on with a small letter: “${right}”.`,
  fa: `بعد از ویرگول، حتی بعد از ویرگول خطاب نامه، با حرف کوچک ادامه می‌دهیم: «${right}».`,
});

export const explainSmallWord = (right: string): Explanation => ({
  de: `„${right}“ ist kein Nomen und wird mitten im Satz kleingeschrieben.`,
  en: `“${right}” is not a noun and is written with a small letter in the middle of a sentence.`,
  fa: `«${right}» اسم نیست و وسط جمله با حرف کوچک نوشته می‌شود.`,
});

export const explainSmallVerb = (right: string): Explanation => ({
  de: `Verben schreibt man klein: „${right}“.`,
  en: `Verbs are written with a small letter: “${right}”.`,
  fa: `فعل‌ها را با حرف کوچک می‌نویسیم: «${right}».`,
});

/** The polite forms of address: Sie, Ihnen, Ihr. */
export const explainPoliteCapital = (right: string): Explanation => ({
  de: `Die höfliche Anrede schreibt man groß: „${right}“.`,
  en: `The polite form of address is written with a capital letter: “${right}”.`,
  fa: `ضمیر خطاب رسمی را با حرف بزرگ می‌نویسیم: «${right}».`,
});
