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
  {
    de: 'Es heißt: Ich bin der Meinung, dass …',
    en: 'You say: “Ich bin der Meinung, dass …”',
    fa: 'می‌گوییم: «Ich bin der Meinung, dass …»',
  },
  {
    de: 'Beim Beruf steht „werden“: Ich werde Arzt.',
    en: 'With a job you use “werden”: “Ich werde Arzt.”',
    fa: 'برای شغل «werden» می‌آید: «Ich werde Arzt.»',
  },
  {
    de: 'Eine Veränderung sagt man mit „werden“.',
    en: 'A change is expressed with “werden”.',
    fa: 'تغییر را با «werden» بیان می‌کنیم.',
  },
  {
    de: 'Personen und Orte kennt man, Tatsachen weiß man.',
    en: 'People and places: “kennen”; facts: “wissen”.',
    fa: 'برای آدم‌ها و جاها «kennen» می‌آید و برای دانستن یک مطلب «wissen».',
  },
  {
    de: '„man“ (alle Leute) schreibt man klein und mit einem n.',
    en: '“man” (people in general) has a small letter and one n.',
    fa: '«man» (یعنی همه‌ی مردم) با حرف کوچک و یک «n» نوشته می‌شود.',
  },
  {
    de: 'Der Ehemann oder ein Herr ist „der Mann“.',
    en: 'A husband or a gentleman is “der Mann”.',
    fa: 'شوهر یا یک آقا «der Mann» است.',
  },
  {
    de: 'Mit „kommen“ fragt man „woher“.',
    en: 'With “kommen” you ask “woher”.',
    fa: 'با «kommen» می‌پرسیم «woher».',
  },
  {
    de: 'Bei einem Ziel fragt man „wohin“.',
    en: 'For a destination you ask “wohin”.',
    fa: 'برای مقصد می‌پرسیم «wohin».',
  },
  {
    de: 'Bei einem Ort ohne Bewegung fragt man „wo“.',
    en: 'For a place without movement you ask “wo”.',
    fa: 'برای جای بدون حرکت می‌پرسیم «wo».',
  },
  {
    de: 'Im Akkusativ fragt man „wen“: Wen hast du getroffen?',
    en: 'In the accusative you ask “wen”: “Wen hast du getroffen?”',
    fa: 'در حالت آکوزاتیو می‌پرسیم «wen»: «Wen hast du getroffen?»',
  },
  {
    de: '„Leute“ und „Menschen“ sind Plural.',
    en: '“Leute” and “Menschen” are plural.',
    fa: '«Leute» و «Menschen» جمع هستند.',
  },
  {
    de: 'Vor einem Plural sagt man „alle“, nicht „jeder“.',
    en: 'Before a plural you say “alle”, not “jeder”.',
    fa: 'قبل از اسم جمع می‌گوییم «alle»، نه «jeder».',
  },
  {
    de: 'Nach „viele“, „einige“ und „zwei“ steht der Plural.',
    en: 'After “viele”, “einige” and “zwei” comes the plural.',
    fa: 'بعد از «viele» و «einige» و «zwei» اسم جمع می‌آید.',
  },
  {
    de: 'Es heißt: Mir ist kalt, mir ist warm.',
    en: 'You say: “Mir ist kalt”, “mir ist warm”.',
    fa: 'می‌گوییم: «Mir ist kalt»، «mir ist warm».',
  },
  {
    de: 'Hier steht „haben“: Ich habe Hunger.',
    en: 'Here you use “haben”: “Ich habe Hunger.”',
    fa: 'اینجا «haben» می‌آید: «Ich habe Hunger.»',
  },
  {
    de: 'Hier steht „sein“: Ich bin müde.',
    en: 'Here you use “sein”: “Ich bin müde.”',
    fa: 'اینجا «sein» می‌آید: «Ich bin müde.»',
  },
  {
    de: 'Etwas macht mir oder dir Spaß (Dativ).',
    en: '“Spaß machen” takes the dative: “mir”, “dir”.',
    fa: 'با «Spaß machen» داتیو می‌آید: «mir» یا «dir».',
  },
  {
    de: 'Es heißt: Du hast recht.',
    en: 'You say: “Du hast recht.”',
    fa: 'می‌گوییم: «Du hast recht.»',
  },
  {
    de: 'Es heißt „Musik hören“, ohne „zu“.',
    en: 'You say “Musik hören”, without “zu”.',
    fa: 'می‌گوییم «Musik hören»، بدون «zu».',
  },
  {
    de: 'Es heißt: Ich sehe fern.',
    en: 'You say: “Ich sehe fern.”',
    fa: 'می‌گوییم: «Ich sehe fern.»',
  },
  {
    de: 'Es heißt „zum Beispiel“.',
    en: 'You say “zum Beispiel”.',
    fa: 'می‌گوییم «zum Beispiel».',
  },
  {
    de: 'Bei Sprachen steht „auf“: auf Deutsch.',
    en: 'With languages you use “auf”: “auf Deutsch”.',
    fa: 'برای زبان‌ها «auf» می‌آید: «auf Deutsch».',
  },
  {
    de: 'Es heißt „im Internet“, „im Fernsehen“, „im Radio“.',
    en: 'You say “im Internet”, “im Fernsehen”, “im Radio”.',
    fa: 'می‌گوییم «im Internet»، «im Fernsehen»، «im Radio».',
  },
  {
    de: 'Bei einem Mann schreibt man „Lieber …“.',
    en: 'To a man you write “Lieber …”.',
    fa: 'برای مرد می‌نویسیم «Lieber …».',
  },
  {
    de: 'Bei einer Frau schreibt man „Liebe …“.',
    en: 'To a woman you write “Liebe …”.',
    fa: 'برای زن می‌نویسیم «Liebe …».',
  },
  {
    de: 'In der Anrede heißt es „Sehr geehrte Damen und Herren“.',
    en: 'The salutation is “Sehr geehrte Damen und Herren”.',
    fa: 'در خطاب نامه می‌نویسیم «Sehr geehrte Damen und Herren».',
  },
  {
    de: 'Nach „mit“ steht der Dativ: mit lieben Grüßen.',
    en: 'After “mit” comes the dative: “mit lieben Grüßen”.',
    fa: 'بعد از «mit» داتیو می‌آید: «mit lieben Grüßen».',
  },
  {
    de: 'Beim Grüßen steht der Akkusativ: Guten Tag, Gute Nacht.',
    en: 'Greetings are in the accusative: “Guten Tag”, “Gute Nacht”.',
    fa: 'سلام و خداحافظی در حالت آکوزاتیو می‌آید: «Guten Tag»، «Gute Nacht».',
  },
  {
    de: 'Beim Grüßen steht der Akkusativ: Schönes Wochenende!',
    en: 'Greetings are in the accusative: “Schönes Wochenende!”',
    fa: 'سلام و خداحافظی در حالت آکوزاتیو می‌آید: «Schönes Wochenende!»',
  },
  {
    de: '„Es geht …“ steht mit Dativ: Mir geht es gut.',
    en: '“Es geht …” takes the dative: “Mir geht es gut.”',
    fa: '«Es geht …» با داتیو می‌آید: «Mir geht es gut.»',
  },
];
