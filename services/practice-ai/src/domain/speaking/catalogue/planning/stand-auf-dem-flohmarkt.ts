import type { PlanningTask } from '../catalogue-types.js';

/** Two people share a stand at the flea market of their quarter; its day is fixed. */
export const standAufDemFlohmarkt: PlanningTask = {
  id: 'stand-auf-dem-flohmarkt',
  title: 'Ein Stand auf dem Flohmarkt',
  description:
    'Am nächsten Sonntag ist Flohmarkt in Ihrem Stadtteil, und Sie haben zu zweit einen Stand gemietet. Planen Sie zusammen, wie Sie sich darauf vorbereiten.',
  opening:
    'Am Sonntag ist bei uns im Stadtteil Flohmarkt, und wir haben zum Glück noch einen Platz bekommen. Jetzt sollten wir unseren Stand gut vorbereiten.',
  planned: 'unseren Stand auf dem Flohmarkt geplant',
  points: [
    {
      title: 'Was verkaufen wir?',
      kind: 'other',
      questions: [
        'Was möchten Sie an unserem Stand verkaufen?',
        'Welche Dinge brauchen Sie zu Hause nicht mehr?',
        'Haben Sie mehr alte Kleidung für den Stand oder eher Bücher und Spiele?',
      ],
      proposals: [{
        sentence: 'Wir sollten vor allem Kleidung mitnehmen, denn gute Jacken und Schuhe sind auf Flohmärkten sehr beliebt.',
        settled: 'vor allem gebrauchte Kleidung und Schuhe verkaufen',
        words: ['kleid', 'jacke', 'schuh', 'hose', 'pullover', 'hemd', 'klamotten', 'mantel'],
      }, {
        sentence: 'Bücher und Spiele finde ich ideal, weil fast jeder so etwas im Keller hat und nicht mehr braucht.',
        settled: 'vor allem alte Bücher und Spiele verkaufen',
        words: ['buch', 'bücher', 'kinderbücher', 'spiel', 'roman', 'comic', 'puzzle', 'kochbücher'],
      }],
      starter: 'Ich habe noch …, das könnten wir gut verkaufen.',
      words: ['kleid', 'jacke', 'schuh', 'hose', 'pullover', 'buch', 'bücher', 'kinderbücher', 'spiel', 'geschirr', 'lampe', 'möbel', 'schmuck', 'klamotten'],
      wordings: [
        'Ich habe viele Hosen und Pullover, die mir nicht mehr passen.',
        'Altes Geschirr und ein paar Lampen stehen noch in meinem Keller.',
        'Meine Tochter möchte ihr Spielzeug und ihre Kinderbücher abgeben.',
        'Wir könnten auch Schmuck anbieten, den meine Nachbarin selbst macht.',
      ],
    },
    {
      title: 'Preise',
      kind: 'cost',
      questions: [
        'Wie viel Geld wollen wir für ein Stück ungefähr verlangen?',
        'Was soll ein Teil bei uns kosten?',
        'Geben wir alles für höchstens zwei Euro ab, oder nehmen wir fünf bis zehn Euro?',
      ],
      proposals: [{
        sentence: 'Am besten kostet jedes Teil nur zwei Euro. Dann müssen wir am Abend nichts wieder mit nach Hause nehmen.',
        settled: 'jedes Teil für zwei Euro abgeben',
        words: ['zwei', 'billig', 'günstig', 'niedrig', 'wenig', 'einheitspreis'],
      }, {
        sentence: 'Für gute Qualität können wir ruhig fünf bis zehn Euro verlangen, und die Leute dürfen handeln.',
        settled: 'fünf bis zehn Euro pro Teil verlangen',
        words: ['fünf', 'zehn', 'handel', 'verhandel', 'teuer', 'teur', 'höher', 'qualität'],
      }],
      starter: 'Ich würde für … ungefähr … Euro verlangen.',
      words: ['preis', 'euro', 'cent', 'kosten', 'kostet', 'teuer', 'teur', 'billig', 'günstig', 'handeln', 'verhandel', 'rabatt', 'verlang'],
      wordings: [
        'Mehr als drei Euro sollte bei uns kein Stück kosten.',
        'Die Preise dürfen nicht zu hoch sein, sonst kauft niemand etwas.',
        'Auf einem Flohmarkt wollen alle handeln und am Ende weniger bezahlen.',
        'Was noch wie neu aussieht, kann ruhig etwas teurer sein.',
      ],
    },
    {
      title: 'Transport zum Markt',
      kind: 'transport',
      questions: [
        'Wie bringen wir die vielen Kartons am Sonntag dorthin?',
        'Womit fahren wir zum Markt?',
        'Leihen wir ein Auto, oder nehmen wir zwei Fahrräder mit einem Anhänger?',
      ],
      proposals: [{
        sentence: 'Ich kann mir das Auto von meinem Bruder leihen. Da passen alle Kisten auf einmal hinein.',
        settled: 'alle Kisten mit einem geliehenen Auto transportieren',
        words: ['auto', 'wagen', 'lieferwagen', 'kofferraum', 'transporter', 'leihwagen', 'taxi'],
      }, {
        sentence: 'Wir könnten mit den Fahrrädern und einem Anhänger kommen, denn rund um den Markt gibt es kaum Parkplätze.',
        settled: 'mit Fahrrädern und einem Anhänger zum Markt fahren',
        words: ['fahrrad', 'fahrräd', 'rad', 'räder', 'anhänger', 'lastenrad', 'lastenräder'],
      }],
      starter: 'Am einfachsten fahren wir mit …, weil …',
      words: ['auto', 'wagen', 'lieferwagen', 'fahrrad', 'fahrräd', 'anhänger', 'lastenrad', 'bus', 'straßenbahn', 'transport', 'kiste', 'karton', 'fahren', 'kofferraum'],
      wordings: [
        'Mit meinem Auto können wir alles auf einmal hinbringen.',
        'Der Bus hält direkt dort, aber unsere Kartons sind ziemlich schwer.',
        'Ein Freund von mir besitzt einen Lieferwagen und hilft uns bestimmt.',
        'Ich wohne in der Nähe, deshalb reicht mir ein Fahrrad mit Korb.',
      ],
    },
    {
      title: 'Aufgaben am Stand',
      kind: 'tasks',
      questions: [
        'Wie teilen wir uns die Arbeit an diesem Tag auf?',
        'Welche Aufgabe übernehmen Sie?',
        'Wechseln wir uns jede Stunde ab, oder bekommt jeder eine feste Aufgabe?',
      ],
      proposals: [{
        sentence: 'Wir könnten uns jede Stunde abwechseln. Dann hat jeder auch einmal Zeit für einen Spaziergang über den Markt.',
        settled: 'uns am Stand jede Stunde abwechseln',
        words: ['abwechs', 'wechsel', 'stunde', 'stündlich', 'nacheinander', 'reihe', 'schicht'],
      }, {
        sentence: 'Feste Aufgaben sind praktisch: Sie sprechen mit den Kunden, und ich sitze den ganzen Tag an der Kasse.',
        settled: 'den Verkauf und die Kasse fest aufteilen',
        words: ['kasse', 'kassier', 'fest', 'berat', 'kunde', 'verkäufer', 'verteil'],
      }],
      starter: 'An diesem Tag könnte ich …, und Sie machen …',
      words: ['aufgabe', 'arbeit', 'aufbau', 'räumen', 'aufräum', 'kasse', 'kassier', 'abwechs', 'wechsel', 'übern', 'stunde', 'pause', 'schild', 'kunde'],
      wordings: [
        'Ich würde morgens den Tisch aufbauen und die Schilder schreiben.',
        'Können Sie an der Kasse sitzen, wenn ich eine Pause brauche?',
        'Nach dem Markt räumen wir zusammen auf und machen alles sauber.',
        'Reden Sie mit den Kunden, dann übernehme ich das Einpacken.',
      ],
    },
  ],
};
