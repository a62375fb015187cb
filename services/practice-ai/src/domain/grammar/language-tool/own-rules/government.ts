import type { Case } from '../../german/morphology.js';
import type { Explanation } from '../../explanations/explanation.js';
import { caseNames } from '../../explanations/grammar-names.js';

/** Verbs, nouns and adjectives with their prepositions. */
export const government: readonly Explanation[] = [
  ...([
    ['sich interessieren', 'für', 'AKK'],
    ['warten', 'auf', 'AKK'],
    ['sich erinnern', 'an', 'AKK'],
    ['sich kümmern', 'um', 'AKK'],
    ['sich ärgern', 'über', 'AKK'],
    ['bitten', 'um', 'AKK'],
    ['hoffen', 'auf', 'AKK'],
    ['teilnehmen', 'an', 'DAT'],
    ['\\1', 'mit', 'DAT'],
  ] as const).map(([word, preposition, wanted]) => ({
    de: `„${word}“ steht mit „${preposition}“ und ${caseNames[wanted].de}.`,
    ...standsWith(word, preposition, wanted),
  })),
  { de: 'Man dankt für etwas (Akkusativ).', ...standsWith('danken', 'für', 'AKK') },
  { de: 'Man bedankt sich für etwas (Akkusativ).', ...standsWith('sich bedanken', 'für', 'AKK') },
  { de: 'Man gratuliert zu etwas (Dativ).', ...standsWith('gratulieren', 'zu', 'DAT') },
  { de: 'Man antwortet auf etwas (Akkusativ).', ...standsWith('antworten', 'auf', 'AKK') },
  { de: 'Man hat Angst vor etwas (Dativ).', ...standsWith('Angst haben', 'vor', 'DAT') },
  { de: 'Man hat Lust auf etwas (Akkusativ).', ...standsWith('Lust haben', 'auf', 'AKK') },
  { de: 'Man ist stolz auf jemanden (Akkusativ).', ...standsWith('stolz sein', 'auf', 'AKK') },
  { de: 'Man ist in jemanden verliebt (Akkusativ).', ...standsWith('verliebt sein', 'in', 'AKK') },
  {
    de: 'Man freut sich über etwas, was schon da ist, und auf etwas, was noch kommt.',
    en: '“sich freuen über” is for something that is already here, “sich freuen auf” is for something still to come.',
    fa: '«sich freuen über» برای چیزی است که همین حالا وجود دارد، و «sich freuen auf» برای چیزی که هنوز در راه است.',
  },
  {
    de: 'Man freut sich auf etwas, was noch kommt.',
    en: 'For something still to come you say “sich freuen auf”.',
    fa: 'برای چیزی که هنوز در راه است می‌گوییم «sich freuen auf».',
  },
  {
    de: 'Man trifft eine Person, oder man trifft sich mit einer Person.',
    en: 'You say “eine Person treffen” or “sich mit einer Person treffen”.',
    fa: 'می‌گوییم «eine Person treffen» یا «sich mit einer Person treffen».',
  },
  {
    de: 'Wenn zwei sich verabreden, treffen sie sich.',
    en: 'When two people arrange to meet, you say “sich treffen”.',
    fa: 'وقتی دو نفر با هم قرار می‌گذارند، می‌گوییم «sich treffen».',
  },
];

function standsWith(word: string, preposition: string, wanted: Case): { en: string; fa: string } {
  return {
    en: `“${word}” goes with “${preposition}” and the ${caseNames[wanted].en}.`,
    fa: `«${word}» با «${preposition}» و ${caseNames[wanted].fa} می‌آید.`,
  };
}
