import type { PlanningTask } from '../catalogue-types.js';

/** Families who are friends meet for a picnic next Sunday. */
export const picknickMitFamilien: PlanningTask = {
  id: 'picknick-mit-familien',
  title: 'Ein Picknick mit Familien',
  description:
    'Einige befreundete Familien möchten am nächsten Sonntag zusammen ein Picknick machen. Besprechen Sie, wie Sie den Nachmittag für Groß und Klein organisieren.',
  opening:
    'Ich freue mich schon sehr auf Sonntag und auf das Picknick mit den anderen Familien. Es kommen zehn Erwachsene und acht Kinder, deshalb sollten wir vorher ein paar Dinge klären.',
  planned: 'das Picknick geplant',
  points: [
    {
      title: 'Ein schöner Platz',
      kind: 'place',
      questions: [
        'Wo wollen wir uns am Sonntag zum Picknick treffen?',
        'Welchen schönen Platz kennen Sie?',
        'Gefällt Ihnen die Wiese am See, oder ist der Schlosspark besser?',
      ],
      proposals: [{
        sentence: 'Ich bin für die Wiese am See, denn dort können die Kinder mit den Füßen ins Wasser.',
        settled: 'uns auf der Wiese am See treffen',
        words: ['see', 'wiese', 'wasser', 'ufer', 'strand', 'baden'],
      }, {
        sentence: 'Gehen wir doch in den Schlosspark! Unter den alten Bäumen sitzen auch die Großeltern angenehm im Schatten.',
        settled: 'in den Schlosspark gehen',
        words: ['schlosspark', 'park', 'stadtpark', 'bäume', 'schatten', 'garten'],
      }],
      starter: 'Wir könnten am … sitzen, weil es dort … gibt.',
      words: ['wiese', 'see', 'wald', 'park', 'schlosspark', 'stadtpark', 'ufer', 'schatten', 'garten', 'rasen', 'lieblingsplatz', 'toilette', 'ort'],
      wordings: [
        'Wichtig ist, dass es in der Nähe eine Toilette gibt.',
        'Ich sitze am liebsten am Ufer, weit weg von der Straße.',
        'Im Stadtpark ist es sonntags immer sehr voll, das gefällt mir nicht.',
        'Eine Wiese mit ein paar großen Bäumen wäre schön.',
      ],
    },
    {
      title: 'Fahrt mit Kindern und Gepäck',
      kind: 'transport',
      questions: [
        'Wie kommen die Familien mit all ihren Sachen zum Picknick?',
        'Womit fahren Sie am liebsten?',
        'Nehmen wir alle zusammen den Bus, oder kommen wir mit mehreren Autos?',
      ],
      proposals: [{
        sentence: 'Lassen Sie uns den Bus nehmen! Da können alle zusammen sitzen, und für die Kinder ist es ein kleines Abenteuer.',
        settled: 'alle zusammen mit dem Bus fahren',
        words: ['bus', 'bahn', 'straßenbahn', 'zug', 'öffentlich', 'haltestelle', 'fahrkarte'],
      }, {
        sentence: 'Wir sollten mehrere Autos nehmen, weil wir Decken, Körbe und Kinderwagen mitnehmen müssen.',
        settled: 'mit mehreren Autos fahren',
        words: ['auto', 'wagen', 'pkw', 'mitfahr', 'kofferraum', 'kindersitz'],
      }],
      starter: 'Wir könnten mit … fahren, weil … Kinder mitkommen.',
      words: ['bus', 'bahn', 'straßenbahn', 'haltestelle', 'fahrkarte', 'auto', 'kindersitz', 'mitfahr', 'kofferraum', 'fahrrad', 'fahrräd', 'abholen', 'parkplatz', 'fahren'],
      wordings: [
        'Wir haben zwei freie Sitze im Auto und nehmen gern jemanden mit.',
        'Die Haltestelle ist nur fünf Minuten entfernt, das schaffen auch die Kleinen.',
        'Mit dem Fahrrad ist der Weg für meine Tochter zu lang.',
        'Wer möchte, den kann ich zu Hause abholen.',
      ],
    },
    {
      title: 'Essen für Groß und Klein',
      kind: 'food',
      questions: [
        'Was nehmen wir zu essen und zu trinken mit?',
        'Was essen Kinder gern?',
        'Macht jede Familie einen Salat oder einen Kuchen, oder kaufen wir für alle Brot, Käse und Obst?',
      ],
      proposals: [{
        sentence: 'Jede Familie macht einfach ihr Lieblingsessen, zum Beispiel einen bunten Salat oder einen Kuchen.',
        settled: 'selbst gemachte Salate und Kuchen mitbringen',
        words: ['salat', 'nudelsalat', 'kartoffelsalat', 'kuchen', 'selbst', 'backen', 'lieblingsessen', 'kochen'],
      }, {
        sentence: 'Wir kaufen für alle frisches Brot, Käse und Obst, dann hat niemand viel Arbeit.',
        settled: 'Brot mit Käse und frisches Obst für alle kaufen',
        words: ['brot', 'brötchen', 'käse', 'obst', 'kauf', 'einkauf', 'bäckerei', 'supermarkt'],
      }],
      starter: 'Ich bringe gern … mit, und zum Trinken brauchen wir …',
      words: ['essen', 'trink', 'salat', 'nudelsalat', 'kartoffelsalat', 'kuchen', 'brot', 'käse', 'obst', 'saft', 'getränk', 'teller', 'lieblingsessen', 'hunger'],
      wordings: [
        'Ich kann eine große Schüssel Nudelsalat ohne Fleisch machen.',
        'Teller aus Plastik möchte ich vermeiden, wir haben genug richtige.',
        'Unsere Kinder sind mit Broten, Äpfeln und etwas Saft zufrieden.',
        'Schokoladeneis geht nicht, aber ein trockener Kuchen bleibt lange gut.',
      ],
    },
    {
      title: 'Spiele am Nachmittag',
      kind: 'activity',
      questions: [
        'Wie wird der Nachmittag für die Kinder nicht langweilig?',
        'Was wollen wir spielen?',
        'Machen wir eine Schatzsuche, oder spielen wir alle zusammen Ball?',
      ],
      proposals: [{
        sentence: 'Eine Schatzsuche lieben alle Kinder. Wir verstecken vorher eine kleine Kiste und zeichnen eine Karte.',
        settled: 'eine Schatzsuche für die Kinder vorbereiten',
        words: ['schatz', 'suche', 'versteck', 'karte', 'rätsel', 'schnitzeljagd'],
      }, {
        sentence: 'Ein großes Ballspiel macht auch den Erwachsenen Freude, und dafür muss man nichts vorbereiten.',
        settled: 'alle zusammen Ball spielen',
        words: ['ball', 'fußball', 'volleyball', 'federball', 'frisbee', 'mannschaft'],
      }],
      starter: 'Die Kinder könnten …, und die Erwachsenen …',
      words: ['spiel', 'schatz', 'versteck', 'ball', 'fußball', 'volleyball', 'federball', 'seil', 'frisbee', 'vorlesen', 'rätsel', 'langweil', 'wettlauf', 'mannschaft'],
      wordings: [
        'Zwei lange Seile und ein Frisbee habe ich noch im Schrank.',
        'Lustig wäre ein Fußballspiel der größeren Kinder gegen die Eltern.',
        'Meine Frau kann den Jüngsten eine Geschichte vorlesen.',
        'Verstecken kennt jeder, da können sofort alle mitmachen.',
      ],
    },
  ],
};
