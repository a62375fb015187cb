import type { Explanation } from '../../explanations/explanation.js';

/** Fixed phrases, look-alike words, comparison, and the beginning and end of a letter. */
export const fixedPhrases: readonly Explanation[] = [
  {
    de: 'Es heißt „meiner Meinung nach“ (Dativ).',
    en: 'You say “meiner Meinung nach” (dative).',
    fa: 'می‌گوییم «meiner Meinung nach» (داتیو).',
  },
  {
    de: 'Wenn man Argumente vergleicht, sagt man „auf der anderen Seite“ (Dativ).',
    en: 'When you compare arguments, you say “auf der anderen Seite” (dative).',
    fa: 'وقتی دلیل‌ها را با هم مقایسه می‌کنیم، می‌گوییم «auf der anderen Seite» (داتیو).',
  },
  {
    de: 'Etwas tut mir oder dir leid oder weh (Dativ).',
    en: 'With “leidtun” and “wehtun” the person is in the dative: “mir”, “dir”.',
    fa: 'با «leidtun» و «wehtun» شخص در حالت داتیو می‌آید: «mir»، «dir».',
  },
  {
    de: '„Wie geht es …?“ steht mit Dativ.',
    en: '“Wie geht es …?” goes with the dative.',
    fa: '«Wie geht es …?» با داتیو می‌آید.',
  },
  {
    de: 'Bei „Mir geht es gut“ braucht man „es“.',
    en: 'In “Mir geht es gut” you need “es”.',
    fa: 'در «Mir geht es gut» کلمهٔ «es» لازم است.',
  },
  {
    de: 'Bei „Wie geht es dir?“ braucht man „es“.',
    en: 'In “Wie geht es dir?” you need “es”.',
    fa: 'در «Wie geht es dir?» کلمهٔ «es» لازم است.',
  },
  {
    de: 'Das Alter sagt man mit „sein“: Ich bin … Jahre alt.',
    en: 'You say your age with “sein”: “Ich bin … Jahre alt”.',
    fa: 'سن را با «sein» می‌گوییم: «Ich bin … Jahre alt».',
  },
  {
    de: 'Etwas gefällt mir gut oder sehr gut.',
    en: 'You say “Es gefällt mir gut” or “Es gefällt mir sehr gut”.',
    fa: 'می‌گوییم «Es gefällt mir gut» یا «Es gefällt mir sehr gut».',
  },
  {
    de: 'Vor einem Satz mit Fragewort oder „ob“ steht „wissen“, nicht „kennen“.',
    en: 'Before a clause with a question word or “ob” you use “wissen”, not “kennen”.',
    fa: 'قبل از جمله‌ای با کلمهٔ پرسشی یا «ob» فعل «wissen» می‌آید، نه «kennen».',
  },
  {
    de: 'Einen Wunsch sagt man mit „würde“ (mit ü).',
    en: 'You express a wish with “würde” (with “ü”).',
    fa: 'خواسته‌ها را با «würde» بیان می‌کنیم (با «ü»).',
  },
  {
    de: 'Einen Wunsch sagt man mit „möchte“ (mit ö).',
    en: 'You express a wish with “möchte” (with “ö”).',
    fa: 'خواسته‌ها را با «möchte» بیان می‌کنیم (با «ö»).',
  },
  {
    de: 'Nach „als“ steht hier der Nominativ, denn man vergleicht zwei Subjekte.',
    en: 'After “als” you use the nominative here, because you compare two subjects.',
    fa: 'این‌جا بعد از «als» نومیناتیو می‌آید، چون دو فاعل را با هم مقایسه می‌کنیم.',
  },
  {
    de: 'Bei „so … wie“ ist etwas gleich, bei „-er als“ ist es verschieden.',
    en: 'With “so … wie” two things are the same, with “-er als” they are different.',
    fa: 'در «so … wie» دو چیز برابرند و در «-er als» با هم فرق دارند.',
  },
  {
    de: 'In der Anrede heißt es „Sehr geehrter Herr …“ oder „Lieber Herr …“.',
    en: 'At the beginning of a letter you write “Sehr geehrter Herr …” or “Lieber Herr …”.',
    fa: 'در آغاز نامه می‌نویسیم «Sehr geehrter Herr …» یا «Lieber Herr …».',
  },
  {
    de: 'In der Anrede heißt es „Sehr geehrte Frau …“ oder „Liebe Frau …“.',
    en: 'At the beginning of a letter you write “Sehr geehrte Frau …” or “Liebe Frau …”.',
    fa: 'در آغاز نامه می‌نویسیم «Sehr geehrte Frau …» یا «Liebe Frau …».',
  },
  {
    de: 'Am Ende eines Briefes schreibt man „Viele Grüße“.',
    en: 'At the end of a letter you write “Viele Grüße”.',
    fa: 'در پایان نامه می‌نویسیم «Viele Grüße».',
  },
  {
    de: 'Am Ende eines Briefes schreibt man „Liebe Grüße“ oder „Lieber Gruß“.',
    en: 'At the end of a letter you write “Liebe Grüße” or “Lieber Gruß”.',
    fa: 'در پایان نامه می‌نویسیم «Liebe Grüße» یا «Lieber Gruß».',
  },
];
