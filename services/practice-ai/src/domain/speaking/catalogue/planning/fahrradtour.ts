import type { PlanningTask } from '../catalogue-types.js';

/** A day's bicycle tour with people from the German course. */
export const fahrradtour: PlanningTask = {
  id: 'fahrradtour',
  title: 'Eine Fahrradtour',
  description:
    'Sie wollen mit einigen Leuten aus dem Deutschkurs eine Fahrradtour machen, die einen Tag dauert. Entscheiden Sie zusammen, wie dieser Tag aussehen soll.',
  opening:
    'Es wird endlich warm, und unsere Gruppe aus dem Deutschkurs möchte einen ganzen Tag mit dem Rad unterwegs sein. Nun fehlt nur noch ein guter Plan.',
  planned: 'die Fahrradtour geplant',
  points: [
    {
      title: 'Ziel der Tour',
      kind: 'place',
      questions: [
        'Wohin soll unsere Tour gehen?',
        'Welches Ziel ist nicht zu weit für Sie?',
        'Fahren wir zum See oder zu der alten Burg?',
      ],
      proposals: [{
        sentence: 'Der See wäre ein gutes Ziel, weil der Weg flach und deshalb nicht so anstrengend ist.',
        settled: 'zum See fahren',
        words: ['see', 'baden', 'flach', 'strand', 'ufer', 'schwimm'],
      }, {
        sentence: 'Eine Tour zu der alten Burg finde ich schön, denn von oben sieht man das ganze Tal.',
        settled: 'zu der alten Burg fahren',
        words: ['burg', 'schloss', 'berg', 'ruine', 'aussicht', 'turm'],
      }],
      starter: 'Mein Ziel wäre …, denn dort kann man …',
      words: ['ziel', 'see', 'burg', 'schloss', 'berg', 'dorf', 'fluss', 'wald', 'strecke', 'kilometer', 'aussicht', 'richtung', 'nachbarstadt', 'route'],
      wordings: [
        'Am Fluss entlang gibt es einen breiten Weg ohne Autos.',
        'Vierzig Kilometer sind für Anfänger sicher zu viel.',
        'Ich kenne ein kleines Dorf mit einem hübschen alten Schloss.',
        'Berge mag ich nicht, lieber wäre mir eine Strecke durch den Wald.',
      ],
    },
    {
      title: 'Räder für alle',
      kind: 'transport',
      questions: [
        'Woher bekommen die Leute ein Fahrrad, die selbst keins haben?',
        'Haben Sie ein eigenes Rad?',
        'Leihen wir die Räder in einem Geschäft, oder fragen wir unsere Freunde?',
      ],
      proposals: [{
        sentence: 'In einem Geschäft am Bahnhof kann man gute Räder mieten, sogar welche mit Motor.',
        settled: 'die fehlenden Räder in einem Geschäft mieten',
        words: ['geschäft', 'miet', 'verleih', 'fahrradladen', 'laden', 'bahnhof', 'elektro', 'motor'],
      }, {
        sentence: 'Fragen wir doch zuerst unsere Freunde und Nachbarn, denn von ihnen bekommen wir die Räder kostenlos.',
        settled: 'die fehlenden Räder von Freunden und Nachbarn leihen',
        words: ['freund', 'nachbar', 'bekannte', 'familie', 'kostenlos', 'privat', 'bruder', 'schwester'],
      }],
      starter: 'Ich selbst habe …, aber wir brauchen noch … Räder.',
      words: ['räder', 'fahrräder', 'leih', 'miet', 'helm', 'reifen', 'sattel', 'elektro', 'fahrradladen', 'verleih', 'bremse', 'reparier', 'luftpumpe', 'werkstatt'],
      wordings: [
        'Mein Bruder hat zwei Räder, die er uns bestimmt leiht.',
        'Einen Tag vorher sollten wir die Bremsen und die Reifen prüfen.',
        'Nicht alle haben einen Helm, den müssen wir noch besorgen.',
        'In der Werkstatt an der Ecke kann man Elektroräder mieten.',
      ],
    },
    {
      title: 'Abfahrt: Tag und Uhrzeit',
      kind: 'time',
      questions: [
        'An welchem Tag soll die Tour stattfinden, und wann fahren wir los?',
        'Um wie viel Uhr starten wir?',
        'Passt Ihnen der Samstag um acht Uhr oder der Sonntag um zehn Uhr?',
      ],
      proposals: [{
        sentence: 'Samstag um acht Uhr wäre günstig, denn früh am Tag ist die Luft noch frisch.',
        settled: 'am Samstag um acht Uhr losfahren',
        words: ['samstag', 'sonnabend', 'acht', '8', 'früh', 'morgens'],
      }, {
        sentence: 'Ich möchte am Sonntag um zehn Uhr starten. So können alle einmal richtig ausschlafen.',
        settled: 'am Sonntag um zehn Uhr starten',
        words: ['sonntag', 'zehn', '10', 'ausschlaf', 'spät', 'vormittag'],
      }],
      starter: 'Fahren wir doch am … um … Uhr los!',
      words: ['samstag', 'sonnabend', 'sonntag', 'freitag', 'feiertag', 'uhr', 'wochenende', 'abfahrt', 'losfahr', 'starten', 'morgens', 'vormittag', 'startzeit', 'pünktlich'],
      wordings: [
        'Ich muss am Samstag arbeiten, also geht bei mir nur der Sonntag.',
        'Wenn wir schon um sieben Uhr losfahren, sind die Straßen leer.',
        'Am langen Wochenende Anfang Juni hat fast niemand etwas vor.',
        'Alle müssen pünktlich sein, damit wir vormittags keine Zeit verlieren.',
      ],
    },
    {
      title: 'Essen unterwegs',
      kind: 'food',
      questions: [
        'Was essen wir, wenn wir unterwegs Hunger bekommen?',
        'Was nehmen Sie zu essen mit?',
        'Packt jeder Brote ein, oder machen wir Pause in einem Gasthaus?',
      ],
      proposals: [{
        sentence: 'Jeder packt Brote, Obst und viel Wasser ein. So können wir anhalten, wo es uns gefällt.',
        settled: 'belegte Brote und Obst mitnehmen',
        words: ['brot', 'brötchen', 'obst', 'mitnehm', 'pack', 'einpack', 'rucksack', 'belegt'],
      }, {
        sentence: 'Nach so viel Bewegung wünsche ich mir etwas Warmes, am besten in einem Gasthaus mit Garten.',
        settled: 'mittags in einem Gasthaus essen',
        words: ['gasthaus', 'gasthof', 'restaurant', 'warm', 'café', 'imbiss', 'bestell', 'biergarten'],
      }],
      starter: 'Zum Essen könnte jeder … mitbringen, oder wir …',
      words: ['essen', 'trinken', 'brot', 'brötchen', 'obst', 'gasthaus', 'restaurant', 'hunger', 'durst', 'getränk', 'mittagessen', 'café', 'kuchen', 'imbiss'],
      wordings: [
        'Für den kleinen Hunger nehme ich Bananen und Nüsse mit.',
        'Ein Restaurant ist vielen zu teuer, belegte Brote reichen uns.',
        'Wenn es heiß ist, muss jeder mindestens zwei Liter trinken.',
        'Auf halbem Weg liegt ein Café, das sehr guten Kuchen hat.',
      ],
    },
    {
      title: 'Und bei schlechtem Wetter?',
      kind: 'other',
      questions: [
        'Was machen wir, wenn es an dem Tag stark regnet?',
        'Fahren Sie auch bei Regen?',
        'Verschieben wir die Tour dann um eine Woche, oder besuchen wir ein Museum?',
      ],
      proposals: [{
        sentence: 'Bei starkem Regen sollten wir die Tour um eine Woche verschieben, denn nass fährt niemand gern.',
        settled: 'die Tour bei Regen um eine Woche verschieben',
        words: ['verschieb', 'verschoben', 'später', 'nächst', 'woche', 'absag'],
      }, {
        sentence: 'Wenn es regnet, können wir ins Technikmuseum gehen. Dort ist es trocken, und alle sind trotzdem zusammen.',
        settled: 'bei Regen zusammen ins Museum gehen',
        words: ['museum', 'technikmuseum', 'kino', 'drinnen', 'stattdessen', 'trocken'],
      }],
      starter: 'Wenn das Wetter schlecht ist, könnten wir …',
      words: ['wetter', 'regen', 'regnet', 'regnen', 'gewitter', 'sturm', 'nass', 'sonnig', 'wolke', 'verschieb', 'verschoben', 'museum', 'technikmuseum', 'drinnen'],
      wordings: [
        'Wenn ein Gewitter kommt, ist es auf dem Rad gefährlich.',
        'Ein bisschen Regen stört mich nicht, ich habe eine gute Jacke.',
        'Schauen wir am Abend vorher noch einmal auf den Wetterbericht!',
        'Falls es zu nass ist, verschieben wir alles um eine Woche.',
      ],
    },
  ],
};
