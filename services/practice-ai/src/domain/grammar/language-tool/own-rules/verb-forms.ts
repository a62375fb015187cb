import type { Explanation } from '../../explanations/explanation.js';

/** Participles, auxiliaries and forms with a changed vowel. */
export const verbForms: readonly Explanation[] = [
  {
    de: 'Bei Bewegung und Veränderung steht im Perfekt „sein“.',
    en: 'With movement and change the perfect is formed with “sein”.',
    fa: 'برای حرکت و تغییر، زمان «Perfekt» با «sein» ساخته می‌شود.',
  },
  {
    de: 'Bei diesem Verb steht im Perfekt „haben“.',
    en: 'With this verb the perfect is formed with “haben”.',
    fa: 'زمان «Perfekt» این فعل با «haben» ساخته می‌شود.',
  },
  {
    de: 'So heißt das Partizip nicht; es ist unregelmäßig.',
    en: 'That is not the participle; it is irregular.',
    fa: 'شکل «Partizip» این نیست؛ این فعل بی‌قاعده است.',
  },
  {
    de: 'Partizipien auf „-iert“ haben kein „ge-“.',
    en: 'Participles ending in “-iert” have no “ge-”.',
    fa: 'فعل‌هایی که «Partizip» آن‌ها به «-iert» ختم می‌شود، «ge-» نمی‌گیرند.',
  },
  {
    de: 'Dieses Partizip bekommt kein zusätzliches „ge-“.',
    en: 'This participle does not get an extra “ge-”.',
    fa: 'این «Partizip» یک «ge-» اضافه نمی‌گیرد.',
  },
  {
    de: 'Bei diesem Verb endet das Partizip auf „-t“.',
    en: 'The participle of this verb ends in “-t”.',
    fa: 'شکل «Partizip» این فعل به «-t» ختم می‌شود.',
  },
  {
    de: 'Bei diesem Verb endet das Partizip auf „-et“.',
    en: 'The participle of this verb ends in “-et”.',
    fa: 'شکل «Partizip» این فعل به «-et» ختم می‌شود.',
  },
  {
    de: 'Bei „er“, „sie“ und „es“ ändert sich der Vokal: er fährt, er hilft.',
    en: 'With “er”, “sie” and “es” the vowel changes: “er fährt”, “er hilft”.',
    fa: 'با «er» و «sie» و «es» مصوت فعل عوض می‌شود: «er fährt»، «er hilft».',
  },
  {
    de: 'Bei „du“ ändert sich der Vokal: du fährst, du hilfst.',
    en: 'With “du” the vowel changes: “du fährst”, “du hilfst”.',
    fa: 'با «du» مصوت فعل عوض می‌شود: «du fährst»، «du hilfst».',
  },
  {
    de: 'So heißt die Vergangenheit nicht; das Verb ist unregelmäßig.',
    en: 'That is not the past form; the verb is irregular.',
    fa: 'شکل گذشته‌ی این فعل این نیست؛ فعل بی‌قاعده است.',
  },
];
