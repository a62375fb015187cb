import type { Transcript } from './transcript.js';

const party = 'Abschiedsfeier für eine Kollegin';
const move = 'Einem Freund beim Umzug helfen';

/** Only the learner's turns; what the partner asks lies between them. */
export const planning: Transcript[] = [
  {
    topic: party,
    level: 'weak',
    why: 'Answers of two to six words, nothing proposed with a reason, present and place left open, many errors.',
    turns: ['Ja, gut.', 'Freitag ist gut. Ich habe Zeit.', 'Ich weiß nicht.', 'Wir kaufen Kuchen. Ich trinken gern Kaffee.', 'Ja, ich bin einverstanden.', 'Ich machen das.'],
  },
  {
    topic: party,
    level: 'middling',
    why: 'Speaks to all points in short sentences, but nearly each has an error of case, verb or article.',
    turns: [
      'Ich finde Freitag gut, weil alle haben Zeit. Um drei Uhr ist gut.',
      'Wir können in Büro feiern. Das ist einfach für alle Leute.',
      'Ja, ich mache ein Kuchen und du kaufst Saft. Alle Leute mag Kuchen.',
      'Das ist gute Idee. Ein Album mit Fotos ist schön. Ich habe viele Fotos von sie.',
      'Ich kann mit die Kollegen sprechen. Wir aufräumen zusammen.',
    ],
  },
  {
    topic: party,
    level: 'good',
    why: 'Every point with a proposal, agrees and asks back; some wrong endings, few joined sentences.',
    turns: [
      'Ich denke, am Freitag nach der Arbeit ist es besser. Dann hat jeder Zeit und niemand muss früh nach Hause gehen. Passt Ihnen das?',
      'Wir könnten im Besprechungsraum feiern, der ist groß genug. Im Restaurant ist es zu teuer für alle.',
      'Ja, das finde ich auch gut. Ich kann ein Kuchen backen und Sie kaufen die Getränke. Vielleicht brauchen wir auch Salat und Brot.',
      'Ein Album mit Fotos ist eine schöne Idee. Ich frage die anderen Kollegen, ob sie Fotos von Mirela haben. Jeder kann etwas schreiben.',
      'Ich kümmere mich um die Einladung und Sie können den Raum schmücken. Nach der Feier wir müssen alle zusammen aufräumen.',
    ],
  },
  {
    topic: party,
    level: 'excellent',
    why: 'Proposes with reasons, takes up and politely refuses, divides the work, long joined turns without an error.',
    turns: [
      'Ich würde vorschlagen, dass wir am letzten Freitag im Monat feiern, und zwar um 15 Uhr. Dann haben die meisten schon Feierabend und können bis zum Abend bleiben. Wäre das für Sie in Ordnung?',
      'Auf der Terrasse wäre es zwar gemütlich, aber ich habe Angst, dass es regnet. Deshalb sollten wir lieber den Besprechungsraum reservieren, der hell genug ist und genügend Stühle hat.',
      'Da bin ich ganz Ihrer Meinung, Kuchen mögen fast alle. Ich könnte eine Schokoladentorte backen, und außerdem würde ich belegte Brötchen bestellen, damit auch diejenigen satt werden, die nichts Süßes essen. Was halten Sie davon?',
      'Ein Gutschein ist praktisch, aber leider nicht besonders persönlich. Wie wäre es, wenn wir ihr stattdessen ein Album mit Fotos schenken, in das jeder Kollege ein paar Zeilen schreibt? So erinnert sie sich später gern an uns.',
      'Einverstanden, dann machen wir das so. Wenn Sie die Einladungen verschicken, kümmere ich mich um das Geschenk und sammle bei allen fünf Euro ein. Beim Aufräumen helfen uns bestimmt ein paar Kollegen, sobald die Gäste gegangen sind.',
    ],
  },
  {
    topic: move,
    level: 'weak',
    why: 'Broken sentences that only the situation explains; vehicle, helpers and food hardly touched.',
    turns: ['Samstag.', 'Ich habe nicht Auto. Mein Freund haben Auto.', 'Was ist das? Ich nicht verstehe.', 'Ja ich helfen mit Kiste.', 'Pizza ist gut.'],
  },
  {
    topic: move,
    level: 'good',
    why: 'All points, reacts to the partner, simple but mostly right sentences.',
    turns: [
      'Hallo! Ja, ich helfe gern. Ich habe am Samstag frei. Wir können um neun Uhr anfangen, oder ist das zu früh für Sie?',
      'Ich habe leider kein Führerschein. Aber mein Bruder kann fahren. Wir können bei einer Firma einen Transporter mieten, das kostet ungefähr 60 Euro.',
      'Ja, das ist eine gute Idee. Ich frage noch zwei Freunde von meinem Sportverein. Sie sind sehr stark und helfen bestimmt.',
      'Ich denke, wir sollten zuerst die Kisten packen. Danach tragen wir die Möbel. Den Schrank müssen wir vorher abbauen.',
      'Nein, kochen finde ich zu kompliziert. In der Pause bestellen wir Pizza, das geht schnell. Ich bringe auch Wasser und Obst mit.',
    ],
  },
];
