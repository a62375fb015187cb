import type { Explanation } from '../../explanations/explanation.js';

/** How much, more than, and not. */
export const comparisonAndNegation: readonly Explanation[] = [
  {
    de: 'Vor „als“ bekommt das Adjektiv „-er“: schöner, größer.',
    en: 'Before “als” the adjective gets “-er”: “schöner”, “größer”.',
    fa: 'قبل از «als» صفت «-er» می‌گیرد: «schöner»، «größer».',
  },
  {
    de: 'Es heißt nicht „mehr gut“, sondern „besser“.',
    en: 'You do not say “mehr gut” but “besser”.',
    fa: 'نمی‌گوییم «mehr gut»، بلکه «besser».',
  },
  {
    de: 'Es heißt nicht „mehr gern“, sondern „lieber“.',
    en: 'You do not say “mehr gern” but “lieber”.',
    fa: 'نمی‌گوییم «mehr gern»، بلکه «lieber».',
  },
  {
    de: '„besser“ und „schöner“ stehen ohne „mehr“.',
    en: '“besser” and “schöner” stand without “mehr”.',
    fa: '«besser» و «schöner» بدون «mehr» می‌آیند.',
  },
  {
    de: 'Nach „besser“ oder „größer“ steht „als“, nicht „wie“.',
    en: 'After “besser” or “größer” you use “als”, not “wie”.',
    fa: 'بعد از «besser» یا «größer» کلمه‌ی «als» می‌آید، نه «wie».',
  },
  {
    de: 'Bei „genauso“ und „gleich“ steht „wie“.',
    en: 'With “genauso” and “gleich” you use “wie”.',
    fa: 'با «genauso» و «gleich» کلمه‌ی «wie» می‌آید.',
  },
  {
    de: 'Bei „der gleiche“ steht „wie“.',
    en: 'With “der gleiche” you use “wie”.',
    fa: 'با «der gleiche» کلمه‌ی «wie» می‌آید.',
  },
  {
    de: 'Nach „anders“ steht „als“, nicht „wie“.',
    en: 'After “anders” you use “als”, not “wie”.',
    fa: 'بعد از «anders» کلمه‌ی «als» می‌آید، نه «wie».',
  },
  {
    de: 'Beim Beruf steht „als“: Ich arbeite als Koch.',
    en: 'With a job you use “als”: “Ich arbeite als Koch.”',
    fa: 'برای شغل «als» می‌آید: «Ich arbeite als Koch.»',
  },
  {
    de: 'Vor einem Adjektiv steht „sehr“, nicht „viel“.',
    en: 'Before an adjective you use “sehr”, not “viel”.',
    fa: 'قبل از صفت «sehr» می‌آید، نه «viel».',
  },
  {
    de: 'Vor einem Nomen steht „viel“ oder „viele“, nicht „sehr“.',
    en: 'Before a noun you use “viel” or “viele”, not “sehr”.',
    fa: 'قبل از اسم «viel» یا «viele» می‌آید، نه «sehr».',
  },
  {
    de: 'Bei diesem Verb sagt man „sehr“, nicht „viel“.',
    en: 'With this verb you say “sehr”, not “viel”.',
    fa: 'با این فعل «sehr» می‌گوییم، نه «viel».',
  },
  {
    de: 'Es heißt „sehr gern“.',
    en: 'You say “sehr gern”.',
    fa: 'می‌گوییم «sehr gern».',
  },
  {
    de: 'Vor einem Nomen ohne Artikel steht „kein“, nicht „nicht“.',
    en: 'Before a noun without an article you use “kein”, not “nicht”.',
    fa: 'قبل از اسم بدون حرف تعریف «kein» می‌آید، نه «nicht».',
  },
  {
    de: 'Statt „nicht ein“ sagt man „kein“.',
    en: 'Instead of “nicht ein” you say “kein”.',
    fa: 'به‌جای «nicht ein» می‌گوییم «kein».',
  },
  {
    de: 'Vor einem Adjektiv steht „nicht“, nicht „kein“.',
    en: 'Before an adjective you use “nicht”, not “kein”.',
    fa: 'قبل از صفت «nicht» می‌آید، نه «kein».',
  },
  {
    de: '„Zeit“, „Lust“ und „Arbeit“ haben den Artikel „die“: keine Zeit.',
    en: '“Zeit”, “Lust” and “Arbeit” have the article “die”: “keine Zeit”.',
    fa: 'حرف تعریف «Zeit» و «Lust» و «Arbeit» کلمه‌ی «die» است: «keine Zeit».',
  },
  {
    de: 'Eine Verneinung ist genug: nie ein …',
    en: 'One negation is enough: “nie ein …”',
    fa: 'یک منفی کافی است: «nie ein …»',
  },
];
