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
  {
    de: 'Für eine Zeit, die vorbei ist, steht „als“: als ich klein war.',
    en: 'For a time that is over you use “als”: “als ich klein war”.',
    fa: 'برای زمانی که گذشته است «als» می‌آید: «als ich klein war».',
  },
  {
    de: 'Bei der Dauer bis heute steht „seit“ mit Dativ.',
    en: 'For a period up to now you use “seit” with the dative.',
    fa: 'برای مدتی که تا امروز ادامه دارد «seit» با داتیو می‌آید.',
  },
  {
    de: 'Für einen Zeitpunkt in der Vergangenheit steht „vor“ mit Dativ.',
    en: 'For a point in the past you use “vor” with the dative.',
    fa: 'برای یک زمان مشخص در گذشته «vor» با داتیو می‌آید.',
  },
  {
    de: 'Nach „seit“ und „vor“ steht der Dativ: zwei Jahren, drei Monaten.',
    en: 'After “seit” and “vor” comes the dative: “zwei Jahren”, “drei Monaten”.',
    fa: 'بعد از «seit» و «vor» داتیو می‌آید: «zwei Jahren»، «drei Monaten».',
  },
  {
    de: 'Nach „seit“ und „vor“ steht der Dativ: vor einem Jahr.',
    en: 'After “seit” and “vor” comes the dative: “vor einem Jahr”.',
    fa: 'بعد از «seit» و «vor» داتیو می‌آید: «vor einem Jahr».',
  },
  {
    de: 'Nach „seit“ und „vor“ steht der Dativ: vor einer Woche.',
    en: 'After “seit” and “vor” comes the dative: “vor einer Woche”.',
    fa: 'بعد از «seit» و «vor» داتیو می‌آید: «vor einer Woche».',
  },
  {
    de: 'Bei Städten und Ländern ohne Artikel steht „nach“.',
    en: 'With cities, and with countries without an article, you use “nach”.',
    fa: 'برای شهرها و کشورهای بدون حرف تعریف «nach» می‌آید.',
  },
  {
    de: 'Bei Ländern mit Artikel steht „in“ mit Akkusativ: in die Türkei.',
    en: 'With countries that have an article you use “in” with the accusative: “in die Türkei”.',
    fa: 'برای رفتن به کشورهای دارای حرف تعریف «in» با آکوزاتیو می‌آید: «in die Türkei».',
  },
  {
    de: 'Woher? Aus einem Land: Ich komme aus Syrien.',
    en: 'Where from? From a country it is “aus”: “Ich komme aus Syrien.”',
    fa: 'از کجا؟ برای کشور «aus» می‌آید: «Ich komme aus Syrien.»',
  },
  {
    de: 'Wohin? Zu einem Ort: zur Schule, zum Arzt.',
    en: 'Where to? To a place it is “zu”: “zur Schule”, “zum Arzt”.',
    fa: 'به کجا؟ برای رفتن به یک جا «zu» می‌آید: «zur Schule»، «zum Arzt».',
  },
  {
    de: 'Wohin? „in“ mit Akkusativ: in die Schule, in den Park.',
    en: 'Where to? “in” with the accusative: “in die Schule”, “in den Park”.',
    fa: 'به کجا؟ «in» با آکوزاتیو: «in die Schule»، «in den Park».',
  },
  {
    de: 'Bei Monaten und Jahreszeiten steht „im“.',
    en: 'With months and seasons you use “im”.',
    fa: 'برای ماه‌ها و فصل‌ها «im» می‌آید.',
  },
  {
    de: 'Beim Datum steht „am“: am 5. Mai.',
    en: 'With a date you use “am”: “am 5. Mai”.',
    fa: 'برای تاریخ «am» می‌آید: «am 5. Mai».',
  },
  {
    de: 'Die Endung richtet sich nach dem Nomen: letzte Woche, letztes Jahr, letzten Montag.',
    en: 'The ending depends on the noun: “letzte Woche”, “letztes Jahr”, “letzten Montag”.',
    fa: 'پایانه به اسم بستگی دارد: «letzte Woche»، «letztes Jahr»، «letzten Montag».',
  },
  {
    de: 'Anfang und Ende einer Zeit: von … bis …',
    en: 'Start and end of a time: “von … bis …”',
    fa: 'شروع و پایان یک زمان: «von … bis …»',
  },
];

function timeWithoutPreposition(...examples: string[]): Explanation {
  return {
    de: `Ohne Präposition steht die Zeit im Akkusativ: ${examples.join(', ')}.`,
    en: `Without a preposition the time is in the accusative: ${examples.map((example) => `“${example}”`).join(', ')}.`,
    fa: `زمان بدون حرف اضافه در حالت آکوزاتیو می‌آید: ${examples.map((example) => `«${example}»`).join('، ')}.`,
  };
}
