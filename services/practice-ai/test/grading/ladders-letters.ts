import type { GradedAnswer } from './graded-answer.js';

/** The same informal answer three times, from weak to good; the model answer of the task is the fourth step. */
export const letterLadders: GradedAnswer[] = [
  {
    task: 'kino-am-wochenende',
    level: 'weak',
    why: 'No time or place to meet and nothing after the film, no closing, hardly a sentence without an error.',
    text: `Hallo Tobias,

ich will gehen in Kino am wochenende. Du auch kommst? Der Film ist aus Spanien und ist gut. Es gibt zwei Schwester und ein Hotel. Meine Kollegen haben die Film gesehen und sie sagt er ist gut. Ich habe viel Zeit am wochenende. Ich bin sehr froh wenn du kommst. Du bist mein guter freund.

Leo`,
  },
  {
    task: 'kino-am-wochenende',
    level: 'middling',
    why: 'Nothing after the film; adjective endings, das/dass and the verb after weil are wrong, but all is understood.',
    text: `Hallo Tobias,

wie geht es dir? Ich möchte am Wochenende ins Kino gehen. Es gibt ein neue Film aus Spanien. Der Film ist über zwei Schwestern, sie haben ein alte Hotel. Ich will diese Film sehen, weil meine Lieblingsschauspielerin spielt in der Film. Meine Kollegen hat gesagt, das er sehr gut ist. Wir können uns am Samstag um 19 Uhr treffen. Ich warte auf dir vor der Kino. Bitte schreib mir schnell.

Viele Grüße
Leo`,
  },
  {
    task: 'kino-am-wochenende',
    level: 'good',
    why: 'All four points; das for dass and two wrong cases; simpler links than the model answer.',
    text: `Hallo Tobias,

wir haben uns lange nicht gesehen. Möchtest du am Wochenende mit mir ins Kino gehen? Es läuft ein neuer Film aus Spanien. In dem Film geht es um zwei Schwestern, die zusammen ein altes Hotel retten.

Ich möchte ihn sehen, weil meine Lieblingsschauspielerin mitspielt. Meine Kollegen haben gesagt, das der Film sehr lustig ist. Wir können uns am Samstag um 19 Uhr vor dem Kino treffen. Ich hole dich gern mit mein Auto ab. Nach der Film können wir eine Pizza essen und in Ruhe reden.

Viele Grüße
Leo`,
  },
  {
    task: 'computer-kaufen',
    level: 'weak',
    why: 'No purpose, no budget and no meeting; computer in every sentence, small first letters, articles missing.',
    text: `Hallo Felix,

wie gehts? Mein computer ist kaput. Ich will ein neue computer kaufen. Ich habe nicht viel Ahnung von computer und brauche hilfe. Mein computer ist sehr alt, ich habe ihn gekauft vor acht Jahren. Du arbeitest in Geschäft mit computer. Was ist ein gute computer? Bitte sag mir. Ich warte auf dein Antwort.

Maria`,
  },
  {
    task: 'computer-kaufen',
    level: 'middling',
    why: 'The budget is missing; most accusatives and datives are wrong and the verb is not second after manchmal.',
    text: `Hallo Felix,

wie geht es dir? Ich habe ein Problem mit mein Computer. Er ist sehr alt und er funktioniert nicht gut. Manchmal er geht einfach aus. Ich möchte ein neuen Computer kaufen, aber ich kenne die Technik nicht. Ich brauche der Computer für mein Deutschkurs und ich will am Abend Filme sehen. Du arbeitest in ein Geschäft. Kannst du mich helfen? Wir können am Samstag um elf Uhr treffen.

Viele Grüße
Maria`,
  },
  {
    task: 'computer-kaufen',
    level: 'good',
    why: 'All four points in clear sentences; three wrong cases or prepositions, few links.',
    text: `Hallo Felix,

ich hoffe, es geht dir gut. Ich brauche deine Hilfe, denn ich möchte einen neuen Computer kaufen. Mein alter Computer ist sehr langsam und geht manchmal aus.

Den neuen Computer brauche ich für mein Deutschkurs und am Abend möchte ich auch Filme sehen. Leider kann ich nur 500 Euro ausgeben. Du kennst dich mit der Technik besser aus als ich. Was würdest du mir empfehlen? Vielleicht können wir uns an Samstag treffen und zusammen in deinem Geschäft gehen. Passt dir elf Uhr?

Viele Grüße
Maria`,
  },
];
