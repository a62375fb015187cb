import type { Explanation } from '../../explanations/explanation.js';

/** Where, where to, by what means, and when. */
export const timesAndPlaces: readonly Explanation[] = [
  {
    de: 'Wo? Zu Hause. Wohin? Nach Hause.',
    en: 'Where? “zu Hause”. Where to? “nach Hause”.',
    fa: 'کجا؟ «zu Hause». به کجا؟ «nach Hause».',
  },
  {
    de: 'Wohin? „in“ mit Akkusativ: in das Kino, kurz: ins Kino.',
    en: 'Where to? “in” with the accusative: “in das Kino”, in short “ins Kino”.',
    fa: 'به کجا؟ «in» با آکوزاتیو: «in das Kino»، کوتاه‌شده: «ins Kino».',
  },
  {
    de: 'Bei Verkehrsmitteln steht der Artikel im Dativ: mit dem Bus, mit der Bahn.',
    en: 'With means of transport the article is in the dative: “mit dem Bus”, “mit der Bahn”.',
    fa: 'برای وسایل نقلیه حرف تعریف در حالت داتیو می‌آید: «mit dem Bus»، «mit der Bahn».',
  },
  {
    de: 'Wenn man läuft, geht man „zu Fuß“.',
    en: 'When you walk somewhere, you go “zu Fuß”.',
    fa: 'وقتی پیاده می‌رویم، می‌گوییم «zu Fuß».',
  },
  {
    de: 'Bei Tagen und Tageszeiten steht „am“: am Montag, am Abend.',
    en: 'With days and times of day you use “am”: “am Montag”, “am Abend”.',
    fa: 'برای روزها و وقت‌های روز «am» می‌آید: «am Montag»، «am Abend».',
  },
  {
    de: 'Es heißt „abends“ oder „am Abend“.',
    en: 'You say “abends” or “am Abend”.',
    fa: 'می‌گوییم «abends» یا «am Abend».',
  },
  {
    de: 'Es heißt „in der Nacht“.',
    en: 'You say “in der Nacht”.',
    fa: 'می‌گوییم «in der Nacht».',
  },
  {
    de: 'Bei der Uhrzeit steht „um“.',
    en: 'With clock times you use “um”.',
    fa: 'برای ساعت «um» می‌آید.',
  },
  {
    de: 'Vor einer Jahreszahl steht keine Präposition, oder man sagt „im Jahr“.',
    en: 'Before a year you use no preposition, or you say “im Jahr”.',
    fa: 'قبل از عدد سال حرف اضافه نمی‌آید، یا می‌گوییم «im Jahr».',
  },
  timeWithoutPreposition('letzte Woche', 'nächste Woche'),
  timeWithoutPreposition('letztes Jahr', 'nächstes Jahr'),
  timeWithoutPreposition('jeden Tag'),
];

function timeWithoutPreposition(...examples: string[]): Explanation {
  return {
    de: `Ohne Präposition steht die Zeit im Akkusativ: ${examples.join(', ')}.`,
    en: `Without a preposition the time is in the accusative: ${examples.map((example) => `“${example}”`).join(', ')}.`,
    fa: `زمان بدون حرف اضافه در حالت آکوزاتیو می‌آید: ${examples.map((example) => `«${example}»`).join('، ')}.`,
  };
}
