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
  {
    de: '„denken“ steht mit „an“ und Akkusativ.',
    en: '“denken” goes with “an” and the accusative.',
    fa: 'فعل «denken» با «an» و آکوزاتیو می‌آید.',
  },
  {
    de: 'Man träumt von etwas (Dativ).',
    en: '“träumen” goes with “von” and the dative.',
    fa: 'برای رؤیای چیزی را داشتن «von» می‌آید (داتیو).',
  },
  {
    de: '„sich bewerben“ steht mit „um“ und Akkusativ.',
    en: '“sich bewerben” goes with “um” and the accusative.',
    fa: 'فعل «sich bewerben» با «um» و آکوزاتیو می‌آید.',
  },
  {
    de: '„sich beschweren“ steht mit „über“ und Akkusativ.',
    en: '“sich beschweren” goes with “über” and the accusative.',
    fa: 'فعل «sich beschweren» با «über» و آکوزاتیو می‌آید.',
  },
  {
    de: 'Man verabschiedet sich von jemandem (Dativ).',
    en: '“sich verabschieden” goes with “von” and the dative.',
    fa: 'برای خداحافظی از کسی «von» می‌آید (داتیو).',
  },
  {
    de: 'Etwas hängt von etwas ab (Dativ).',
    en: '“abhängen” goes with “von” and the dative.',
    fa: 'برای بستگی داشتن به چیزی «von» می‌آید (داتیو).',
  },
  {
    de: 'Etwas besteht aus Teilen (Dativ).',
    en: '“bestehen” (to consist of) goes with “aus” and the dative.',
    fa: 'برای تشکیل شدن از چیزی «aus» می‌آید (داتیو).',
  },
  {
    de: 'Etwas passt zu etwas (Dativ).',
    en: '“passen” (to go with) takes “zu” and the dative.',
    fa: 'وقتی چیزی به چیز دیگری می‌آید، «zu» لازم است (داتیو).',
  },
  {
    de: 'Bei „suchen“ steht der Akkusativ ohne Präposition.',
    en: '“suchen” takes the accusative without a preposition.',
    fa: 'فعل «suchen» با آکوزاتیو و بدون حرف اضافه می‌آید.',
  },
  {
    de: 'Man entschuldigt sich für etwas (Akkusativ).',
    en: '“sich entschuldigen” goes with “für” and the accusative for the thing.',
    fa: 'برای عذرخواهی به‌خاطر چیزی «für» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man entschuldigt sich bei jemandem (Dativ).',
    en: '“sich entschuldigen” goes with “bei” and the dative for the person.',
    fa: 'برای عذرخواهی از کسی «bei» می‌آید (داتیو).',
  },
  {
    de: 'Man lädt jemanden zu etwas ein (Dativ).',
    en: '“einladen” goes with “zu” and the dative.',
    fa: 'برای دعوت کردن به چیزی «zu» می‌آید (داتیو).',
  },
  {
    de: 'Man bekommt eine Einladung zu etwas (Dativ).',
    en: '“Einladung” goes with “zu” and the dative.',
    fa: 'برای دعوت به چیزی «zu» می‌آید: «Einladung zu» (داتیو).',
  },
  {
    de: 'Man leidet unter etwas (Dativ).',
    en: '“leiden” goes with “unter” and the dative.',
    fa: 'برای رنج بردن از چیزی «unter» می‌آید (داتیو).',
  },
  {
    de: '„achten“ steht mit „auf“ und Akkusativ.',
    en: '“achten” goes with “auf” and the accusative.',
    fa: 'فعل «achten» با «auf» و آکوزاتیو می‌آید.',
  },
  {
    de: '„aufpassen“ steht mit „auf“ und Akkusativ.',
    en: '“aufpassen” goes with “auf” and the accusative.',
    fa: 'فعل «aufpassen» با «auf» و آکوزاتیو می‌آید.',
  },
  {
    de: 'Es ist die Antwort auf etwas (Akkusativ).',
    en: '“Antwort” goes with “auf” and the accusative.',
    fa: 'برای پاسخ به چیزی «auf» می‌آید: «Antwort auf» (آکوزاتیو).',
  },
  {
    de: '„reagieren“ steht mit „auf“ und Akkusativ.',
    en: '“reagieren” goes with “auf” and the accusative.',
    fa: 'فعل «reagieren» با «auf» و آکوزاتیو می‌آید.',
  },
  {
    de: '„verzichten“ steht mit „auf“ und Akkusativ.',
    en: '“verzichten” goes with “auf” and the accusative.',
    fa: 'فعل «verzichten» با «auf» و آکوزاتیو می‌آید.',
  },
  {
    de: '„sich gewöhnen“ steht mit „an“ und Akkusativ.',
    en: '“sich gewöhnen” goes with “an” and the accusative.',
    fa: 'فعل «sich gewöhnen» با «an» و آکوزاتیو می‌آید.',
  },
  {
    de: 'Man verliebt sich in jemanden (Akkusativ).',
    en: '“sich verlieben” goes with “in” and the accusative.',
    fa: 'برای عاشق کسی شدن «in» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man telefoniert mit jemandem (Dativ).',
    en: '“telefonieren” goes with “mit” and the dative.',
    fa: 'برای تلفنی حرف زدن با کسی «mit» می‌آید (داتیو).',
  },
  {
    de: 'Man unterhält sich über ein Thema (Akkusativ).',
    en: '“sich unterhalten” goes with “über” and the accusative for the topic.',
    fa: 'برای گفت‌وگو درباره‌ی موضوعی «über» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man diskutiert über ein Thema (Akkusativ).',
    en: '“diskutieren” goes with “über” and the accusative.',
    fa: 'برای بحث درباره‌ی موضوعی «über» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man spricht über ein Thema (Akkusativ).',
    en: '“sprechen” goes with “über” and the accusative for the topic.',
    fa: 'برای حرف زدن درباره‌ی موضوعی «über» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man fragt nach etwas (Dativ).',
    en: '“fragen” (to ask for something) goes with “nach” and the dative.',
    fa: 'برای سراغ چیزی را گرفتن «nach» می‌آید (داتیو).',
  },
  {
    de: 'Man informiert sich über etwas (Akkusativ).',
    en: '“sich informieren” goes with “über” and the accusative.',
    fa: 'برای اطلاع گرفتن درباره‌ی چیزی «über» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man erzählt jemandem etwas über ein Thema (Akkusativ).',
    en: '“erzählen” goes with “über” and the accusative for the topic.',
    fa: 'برای تعریف کردن درباره‌ی موضوعی «über» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Man schreibt jemandem (Dativ ohne Präposition).',
    en: 'You write to someone in the dative, without a preposition.',
    fa: 'برای نوشتن به کسی، داتیو بدون حرف اضافه می‌آید.',
  },
  {
    de: '„anrufen“ steht mit Akkusativ: Ich rufe dich an.',
    en: '“anrufen” takes the accusative: “Ich rufe dich an.”',
    fa: 'فعل «anrufen» با آکوزاتیو می‌آید: «Ich rufe dich an.»',
  },
  {
    de: '„fragen“ steht mit Akkusativ: Ich frage dich.',
    en: '“fragen” takes the accusative: “Ich frage dich.”',
    fa: 'فعل «fragen» با آکوزاتیو می‌آید: «Ich frage dich.»',
  },
  {
    de: 'Nach diesem Verb steht der Dativ: mir, dir.',
    en: 'This verb takes the dative: “mir”, “dir”.',
    fa: 'بعد از این فعل داتیو می‌آید: «mir»، «dir».',
  },
  {
    de: 'Es heißt: Mir gefällt das, mir schmeckt das.',
    en: 'You say: “Mir gefällt das”, “mir schmeckt das”.',
    fa: 'می‌گوییم: «Mir gefällt das»، «mir schmeckt das».',
  },
  {
    de: '„danken“ steht mit Dativ: Ich danke dir.',
    en: '“danken” takes the dative: “Ich danke dir.”',
    fa: 'فعل «danken» با داتیو می‌آید: «Ich danke dir.»',
  },
  {
    de: '„danken“ steht mit Dativ: Ich danke Ihnen.',
    en: '“danken” takes the dative: “Ich danke Ihnen.”',
    fa: 'فعل «danken» با داتیو می‌آید: «Ich danke Ihnen.»',
  },
  {
    de: 'Nach diesem Verb steht der Akkusativ: mich, dich.',
    en: 'This verb takes the accusative: “mich”, “dich”.',
    fa: 'بعد از این فعل آکوزاتیو می‌آید: «mich»، «dich».',
  },
  {
    de: '„zustimmen“ steht mit Dativ ohne Präposition.',
    en: '“zustimmen” takes the dative without a preposition.',
    fa: 'فعل «zustimmen» با داتیو و بدون حرف اضافه می‌آید.',
  },
  {
    de: 'Man hat Interesse an etwas (Dativ).',
    en: '“Interesse” goes with “an” and the dative.',
    fa: 'برای علاقه داشتن به چیزی «Interesse an» می‌گوییم (داتیو).',
  },
  {
    de: 'Man ist an etwas interessiert (Dativ).',
    en: '“interessiert” goes with “an” and the dative.',
    fa: 'برای علاقه‌مند بودن به چیزی «an» می‌آید (داتیو).',
  },
  {
    de: 'Man ist von etwas begeistert (Dativ).',
    en: '“begeistert” goes with “von” and the dative.',
    fa: 'صفت «begeistert» با «von» می‌آید (داتیو).',
  },
  {
    de: 'Dieses Adjektiv steht mit „für“ und Akkusativ.',
    en: 'This adjective goes with “für” and the accusative.',
    fa: 'این صفت با «für» و آکوزاتیو می‌آید.',
  },
  {
    de: 'Man ist nett zu jemandem (Dativ).',
    en: '“nett” goes with “zu” and the dative.',
    fa: 'برای مهربان بودن با کسی «zu» می‌آید (داتیو).',
  },
  {
    de: 'Man ist stolz auf etwas (Akkusativ).',
    en: '“stolz” goes with “auf” and the accusative.',
    fa: 'صفت «stolz» با «auf» می‌آید (آکوزاتیو).',
  },
  {
    de: 'Bei diesem Verb braucht man auch „mich“.',
    en: 'With this verb you also need “mich”.',
    fa: 'این فعل به «mich» هم نیاز دارد.',
  },
  {
    de: 'Bei diesem Verb braucht man auch „uns“.',
    en: 'With this verb you also need “uns”.',
    fa: 'این فعل به «uns» هم نیاز دارد.',
  },
  {
    de: 'Bei diesem Verb braucht man auch „sich“.',
    en: 'With this verb you also need “sich”.',
    fa: 'این فعل به «sich» هم نیاز دارد.',
  },
  {
    de: 'Man fühlt sich gut oder schlecht.',
    en: 'For how you feel, the verb is “sich fühlen”: “Ich fühle mich gut.”',
    fa: 'برای بیان حال خود، فعل «sich fühlen» لازم است: «Ich fühle mich gut.»',
  },
];

function standsWith(word: string, preposition: string, wanted: Case): { en: string; fa: string } {
  return {
    en: `“${word}” goes with “${preposition}” and the ${caseNames[wanted].en}.`,
    fa: `«${word}» با «${preposition}» و ${caseNames[wanted].fa} می‌آید.`,
  };
}
