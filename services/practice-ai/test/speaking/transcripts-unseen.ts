import { INTRODUCTION_TOPIC } from '@b1fuchs/contracts';
import type { Transcript } from './transcript.js';

/** Written after the limits of the bands were set, and none of them was changed for one of these. */
export const unseen: Transcript[] = [
  {
    topic: 'Ein Picknick mit Familien',
    level: 'middling',
    why: 'Speaks to most points and asks once, but an error in nearly every sentence and few words.',
    turns: [
      'Ich denke Sonntag ist besser, weil am Samstag viele Leute arbeiten. Wir treffen um elf Uhr.',
      'Wir können in den Park gehen. Dort ist ein Spielplatz für die Kinder. Das ist gut.',
      'Jeder bringt etwas. Ich mache ein Salat und meine Frau bäckt Kuchen. Was bringen Sie?',
      'Die Kinder kann Fußball spielen. Ich habe ein Ball zu Hause.',
      'Wenn es regnet, wir gehen in meine Wohnung. Aber die Wohnung ist klein für alle.',
    ],
  },
  {
    topic: 'Ein Picknick mit Familien',
    level: 'excellent',
    why: 'Weighs reasons, takes up what the partner says, has a plan for rain, no error.',
    turns: [
      'Am Sonntag wäre es mir lieber, weil samstags einige Eltern arbeiten müssen. Wie wäre es, wenn wir uns gegen elf Uhr treffen? Dann hätten wir den ganzen Tag Zeit.',
      'Ich schlage den Stadtpark vor, denn dort gibt es einen großen Spielplatz, und man findet auch Schatten unter den alten Bäumen. Der See ist zwar schöner, aber für kleine Kinder finde ich ihn zu gefährlich.',
      'Das ist eine gute Idee. Damit nicht alle dasselbe mitbringen, sollten wir vorher eine Liste machen. Ich könnte zum Beispiel zwei Salate vorbereiten, während Sie sich um die Getränke kümmern. Wären Sie damit einverstanden?',
      'Außerdem brauchen wir ein paar Spiele für die Kinder. Ich habe zu Hause noch ein Seil und mehrere Bälle, die ich gern mitbringe.',
      'Falls es regnet, könnten wir in den Gemeinschaftsraum unseres Hauses ausweichen. Ich frage morgen den Hausmeister, ob er uns den Schlüssel gibt, und sage Ihnen dann Bescheid.',
    ],
  },
  {
    topic: 'Musik im Leben',
    level: 'weak',
    why: 'Says that music is good and which one, in broken sentences; no questions of the topic are answered.',
    turns: ['Musik ist schön. Ich hören Musik in Handy. Jeden Tag.', 'Mein Land Musik ist gut. Leute tanzen.', 'Ich nicht spielen Musik. Ich kann nicht.'],
  },
  {
    topic: 'Musik im Leben',
    level: 'good',
    why: 'Order, experience, home and opinion in right, simple sentences; three or four errors.',
    turns: [
      'Guten Tag. Das Thema meiner Präsentation ist Musik. Zuerst spreche ich über meine Erfahrungen, dann über mein Heimatland und am Ende sage ich meine Meinung.',
      'Musik ist sehr wichtig für mich. Ich höre jeden Tag Musik, wenn ich mit dem Bus zur Arbeit fahre. Als Kind habe ich fünf Jahre Klavier gelernt, aber jetzt ich habe keine Zeit mehr.',
      'In meinem Heimatland gibt es traditionelle Musik. Bei eine Hochzeit tanzen alle Leute, und die Musik ist sehr laut. Junge Leute hören lieber moderne Musik aus Amerika.',
      'Ein Vorteil ist, dass Musik gute Laune macht und man sich entspannen kann. Ein Nachteil ist, dass laute Musik kann die Ohren kaputt machen. Auch die Nachbarn ärgern sich manchmal. Ich finde, jedes Kind sollte in der Schule ein Instrument lernen. Danke für Ihre Aufmerksamkeit.',
    ],
  },
  {
    topic: 'Stadt oder Land: Wo lebt man besser?',
    level: 'middling',
    why: 'The main questions are answered, with errors of case and verb position and without any order.',
    turns: [
      'Ich lebe in der Stadt. Ich finde die Stadt ist besser, weil man kann viel machen. Es gibt Kino, Restaurant und viele Geschäfte. Der Bus kommt jede zehn Minuten.',
      'Früher ich habe auf dem Land gelebt, bei meine Großeltern. Dort war es ruhig und wir haben Tiere gehabt. Aber es gab keine Arbeit.',
      'Ein Problem in die Stadt ist der Verkehr. Es ist laut und die Wohnungen sind zu teuer. Auf dem Land die Luft ist gut. Für Kinder ist besser auf dem Land.',
    ],
  },
  {
    topic: 'Stadt oder Land: Wo lebt man besser?',
    level: 'excellent',
    why: 'A talk with outline and close that weighs both sides with examples, varied and right.',
    turns: [
      'Ich möchte heute über die Frage sprechen, ob man in der Stadt oder auf dem Land besser lebt. Zuerst vergleiche ich beides, danach erzähle ich, wo ich selbst gelebt habe, und zum Schluss begründe ich meine Meinung.',
      'In einer Stadt hat man kurze Wege: Geschäfte, Ärzte und Schulen liegen meistens in der Nähe, und abends kann man ins Theater oder in ein Konzert gehen. Auf dem Land dagegen ist es ruhig, die Luft ist sauber, und viele Familien können sich dort ein Haus mit Garten leisten.',
      'Ich bin in einem kleinen Dorf in der Türkei aufgewachsen. Obwohl ich eine glückliche Kindheit hatte, bin ich mit achtzehn nach Izmir gezogen, weil es bei uns keine Universität gab. In meiner Heimat verlassen leider immer mehr junge Leute die Dörfer, sodass dort fast nur noch alte Menschen wohnen.',
      'Ein großer Nachteil der Stadt sind die hohen Mieten, außerdem stört mich der Lärm. Trotzdem würde ich nicht aufs Land zurückkehren, denn ohne Auto ist man dort ziemlich allein. Meiner Meinung nach ist eine kleinere Stadt, von der aus man schnell im Grünen ist, die beste Lösung. Damit bin ich am Ende. Vielen Dank fürs Zuhören!',
    ],
  },
  {
    topic: INTRODUCTION_TOPIC,
    level: 'middling',
    why: 'Understandable answers of one or two sentences, wrong endings and places of the verb, ordinary words.',
    turns: [
      'Mein Name ist Yonas und ich komme von Eritrea.',
      'Ich wohne in Kassel seit drei Jahre. Ich habe ein Zimmer in eine WG mit zwei Männer.',
      'Meine Familie ist in Eritrea. Ich habe vier Bruder und eine Schwester.',
      'Ich arbeite in einem Lager. Die Arbeit ist schwer, aber die Kollegen sind nett. Später ich möchte Elektriker werden.',
      'Ich spiele Fußball am Samstag und ich lerne Deutsch mit eine App.',
    ],
  },
  {
    topic: INTRODUCTION_TOPIC,
    level: 'excellent',
    why: 'Tells vividly and without a slip, joins everything, asks back.',
    turns: [
      'Guten Morgen, mein Name ist Olena Bondar, aber meine Freunde nennen mich Lena. Geboren bin ich in Odessa, wo ich auch die Schule besucht habe.',
      'Vor zwei Jahren bin ich mit meiner Tochter nach Kiel gekommen. Wir wohnen in einem ruhigen Stadtteil, der nur zehn Minuten vom Strand entfernt ist. Deshalb gehen wir oft spazieren, sobald die Sonne scheint.',
      'In der Ukraine habe ich als Grundschullehrerin gearbeitet. Zurzeit mache ich ein Praktikum in einem Kindergarten, weil ich diesen Beruf hier gern lernen würde. Die Arbeit mit den Kindern gefällt mir sehr, obwohl sie manchmal anstrengend ist.',
      'Außer Ukrainisch und Russisch spreche ich ein bisschen Polnisch. Deutsch lerne ich seit anderthalb Jahren, und am meisten hat mir geholfen, dass ich jeden Tag mit meinen Nachbarn rede.',
      'In meiner Freizeit singe ich in einem Chor, der einmal im Monat auftritt. Haben Sie auch ein Hobby, das Sie mit anderen zusammen machen?',
    ],
  },
];
