import type { Explanation } from '../../explanations/explanation.js';

/** What joins clauses and infinitives. */
export const joinedClauses: readonly Explanation[] = [
  {
    de: 'Nach einem Modalverb steht der Infinitiv ohne „zu“.',
    en: 'After a modal verb the infinitive comes without “zu”.',
    fa: 'بعد از فعل وجهی، مصدر بدون «zu» می‌آید.',
  },
  {
    de: 'Nach „gehen“ steht der Infinitiv ohne „zu“.',
    en: 'After “gehen” the infinitive comes without “zu”.',
    fa: 'بعد از «gehen» مصدر بدون «zu» می‌آید.',
  },
  {
    de: 'Nach „Lust haben“ und „Zeit haben“ steht der Infinitiv mit „zu“.',
    en: 'After “Lust haben” and “Zeit haben” the infinitive comes with “zu”.',
    fa: 'بعد از «Lust haben» و «Zeit haben» مصدر با «zu» می‌آید.',
  },
  {
    de: 'Ein Ziel sagt man mit „um … zu“.',
    en: 'A purpose is expressed with “um … zu”.',
    fa: 'هدف را با «um … zu» بیان می‌کنیم.',
  },
  {
    de: 'Bei „um … zu“ darf „zu“ nicht fehlen.',
    en: 'In “um … zu” the “zu” must not be missing.',
    fa: 'در «um … zu» نباید «zu» جا بیفتد.',
  },
  {
    de: 'Vor „ich“ oder „wir“ steht „damit“, nicht „um“.',
    en: 'Before “ich” or “wir” you use “damit”, not “um”.',
    fa: 'قبل از «ich» یا «wir» کلمه‌ی «damit» می‌آید، نه «um».',
  },
  {
    de: 'Es heißt „weder … noch“.',
    en: 'You say “weder … noch”.',
    fa: 'می‌گوییم «weder … noch».',
  },
  {
    de: 'Es heißt „nicht nur …, sondern auch“.',
    en: 'You say “nicht nur …, sondern auch”.',
    fa: 'می‌گوییم «nicht nur …, sondern auch».',
  },
  {
    de: 'Es heißt „sowohl … als auch“.',
    en: 'You say “sowohl … als auch”.',
    fa: 'می‌گوییم «sowohl … als auch».',
  },
  {
    de: 'Vor einem Nebensatz steht „obwohl“, nicht „trotzdem“.',
    en: 'Before a subordinate clause you use “obwohl”, not “trotzdem”.',
    fa: 'در آغاز جمله‌ی پیرو «obwohl» می‌آید، نه «trotzdem».',
  },
];
