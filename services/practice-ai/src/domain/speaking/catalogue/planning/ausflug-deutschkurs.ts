import type { PlanningTask } from '../catalogue-types.js';

/** Two learners plan a day out with their German course. */
export const ausflugDeutschkurs: PlanningTask = {
  id: 'ausflug-deutschkurs',
  title: 'Ausflug mit dem Deutschkurs',
  description:
    'Ihr Deutschkurs ist fast zu Ende, und die Gruppe möchte noch einmal etwas zusammen unternehmen. Überlegen Sie mit jemandem aus dem Kurs, wie der Ausflug aussehen soll.',
  opening:
    'Unser Kurs geht bald zu Ende, und alle haben Lust auf einen gemeinsamen Ausflug. Unsere Lehrerin hat uns beide gebeten, etwas Schönes vorzubereiten.',
  planned: 'unseren Ausflug geplant',
  points: [
    {
      title: 'Ziel',
      kind: 'place',
      questions: [
        'Wohin könnten wir mit der ganzen Gruppe fahren?',
        'Welches Ziel finden Sie schön?',
        'Was gefällt Ihnen besser, ein See oder eine alte Burg?',
      ],
      proposals: [
        { sentence: 'Am See können wir spazieren gehen und uns gut unterhalten. Die Natur tut uns nach dem vielen Lernen gut.', settled: 'an einen See fahren', words: ['see'] },
        { sentence: 'Eine alte Burg ist für alle interessant, und dort gibt es auch Führungen in einfacher Sprache.', settled: 'eine alte Burg besichtigen', words: ['burg', 'schloss'] },
      ],
      starter: 'Wir könnten nach … fahren, denn dort kann man …',
      words: ['see', 'burg', 'schloss', 'museum', 'wald', 'berg', 'wander', 'zoo', 'altstadt', 'ziel', 'wohin', 'natur', 'freizeitpark', 'besichtig'],
      wordings: [
        'Im Sommer wäre ein See ideal, da kann man auch schwimmen.',
        'Ich möchte gern einmal das alte Schloss in der Nähe besichtigen.',
        'Ein Besuch im Zoo ist lustig und macht bestimmt allen Spaß.',
        'Wir könnten in den Bergen wandern und die schöne Natur genießen.',
      ],
    },
    {
      title: 'Termin',
      kind: 'time',
      questions: [
        'An welchem Tag haben Ihrer Meinung nach die meisten aus dem Kurs Zeit?',
        'Wann soll der Ausflug sein?',
        'Ist Ihnen der Samstag lieber oder der Sonntag?',
      ],
      proposals: [
        { sentence: 'Am nächsten Samstag haben wir keinen Unterricht, und nur wenige müssen arbeiten. Um neun Uhr können bestimmt alle da sein.', settled: 'am nächsten Samstag um neun Uhr losfahren', words: ['samstag'] },
        { sentence: 'Am Sonntag haben die meisten frei, und wir können vorher ausschlafen. Zehn Uhr ist früh genug.', settled: 'am nächsten Sonntag um zehn Uhr losfahren', words: ['sonntag'] },
      ],
      starter: 'Am … haben die meisten Zeit, und wir könnten um … Uhr losfahren.',
      words: ['uhr', 'montag', 'freitag', 'samstag', 'sonntag', 'wochenende', 'wochentag', 'feiertag', 'ferien', 'wann', 'termin', 'datum', 'ausschlaf', 'morgens'],
      wordings: [
        'Am Wochenende haben die meisten frei, also passt der Samstag gut.',
        'Um sieben Uhr ist es mir zu früh, ich möchte ausschlafen.',
        'Nächsten Freitag fällt der Unterricht aus, da hätten alle Zeit.',
        'Wir sollten einen Feiertag nehmen, weil dann niemand arbeiten muss.',
      ],
    },
    {
      title: 'Verkehrsmittel',
      kind: 'transport',
      questions: [
        'Wie kommt unsere Gruppe am besten dorthin?',
        'Welches Verkehrsmittel nehmen wir?',
        'Wollen Sie lieber mit dem Zug fahren oder einen Bus mieten?',
      ],
      proposals: [
        { sentence: 'Im Zug können wir zusammensitzen und uns unterhalten, und es gibt keinen Stau.', settled: 'mit dem Zug fahren', words: ['zug', 'züge', 'bahn'] },
        { sentence: 'Mit einem eigenen Bus müssen wir nie umsteigen. Außerdem können wir anhalten, wo es uns gefällt.', settled: 'einen kleinen Bus mieten', words: ['bus', 'reisebus'] },
      ],
      starter: 'Ich würde am liebsten mit … fahren, weil …',
      words: ['zug', 'züge', 'bahn', 'bus', 'reisebus', 'auto', 'fahrrad', 'fahrräder', 'rad', 'verkehrsmittel', 'umsteig', 'fahrkarte', 'stau', 'parkplatz'],
      wordings: [
        'Mit der Bahn geht es schnell, und wir stehen nicht im Stau.',
        'Drei Leute haben ein Auto und könnten die anderen mitnehmen.',
        'Bei schönem Wetter nehmen wir einfach alle das Fahrrad.',
        'Der Bus hält direkt vor der Schule, und niemand muss umsteigen.',
      ],
    },
    {
      title: 'Essen',
      kind: 'food',
      questions: [
        'Wie machen wir es an diesem Tag mit dem Essen?',
        'Was essen wir zu Mittag?',
        'Machen wir ein Picknick, oder gehen wir in ein Gasthaus?',
      ],
      proposals: [
        { sentence: 'Ein Picknick macht mehr Spaß, vor allem wenn jeder ein Gericht aus seiner Heimat mitbringt.', settled: 'zusammen ein Picknick machen', words: ['picknick', 'mitbring', 'bringt'] },
        { sentence: 'In einem Gasthaus sitzen wir bequem, und niemand muss schwere Taschen tragen.', settled: 'mittags in einem Gasthaus essen', words: ['gasthaus', 'restaurant', 'lokal', 'gaststätte'] },
      ],
      starter: 'Mittags könnten wir … essen, denn …',
      words: ['essen', 'isst', 'picknick', 'gasthaus', 'gaststätte', 'restaurant', 'brot', 'brötchen', 'salat', 'getränk', 'hunger', 'koch', 'mittagessen', 'mahlzeit'],
      wordings: [
        'Jeder bringt etwas mit, zum Beispiel Brot, Käse oder einen Salat.',
        'Ich koche für alle ein Gericht, das in meiner Heimat sehr beliebt ist.',
        'Nach dem langen Laufen haben wir sicher Hunger auf eine warme Mahlzeit.',
        'Im Restaurant ist es gemütlicher, und wir können in Ruhe zusammen essen.',
      ],
    },
    {
      title: 'Kosten',
      kind: 'cost',
      questions: [
        'Wie viel darf der Ausflug pro Person höchstens kosten?',
        'Wie viel Geld soll jeder bezahlen?',
        'Sollen wir pro Person mit 20 Euro rechnen oder mit 30?',
      ],
      proposals: [
        { sentence: 'Nicht alle verdienen schon etwas, deshalb sollte der Tag höchstens 20 Euro kosten.', settled: 'höchstens 20 Euro pro Person ausgeben', words: ['20', 'zwanzig'] },
        { sentence: 'Mit 30 Euro pro Person können wir alles bezahlen und müssen unterwegs nicht sparen.', settled: '30 Euro pro Person einsammeln', words: ['30', 'dreißig'] },
      ],
      starter: 'Ich denke, … Euro pro Person sind …, weil …',
      words: ['euro', 'kost', 'geld', 'bezahl', 'zahl', 'teuer', 'billig', 'günstig', 'preis', 'sparen', 'ausgeben', 'kasse', 'eintritt', 'ermäßig'],
      wordings: [
        'Mehr als fünfzehn Euro kann ich leider nicht bezahlen.',
        'Für Studenten und Familien muss es möglichst billig sein.',
        'Vielleicht gibt die Schule etwas Geld aus ihrer Kasse dazu.',
        'Am besten sammeln wir vorher alles ein, dann gibt es keine Diskussion über den Preis.',
      ],
    },
  ],
};
