import type { PlanningTask } from '../catalogue-types.js';

/** Two guests plan a wedding present. */
export const hochzeitsgeschenk: PlanningTask = {
  id: 'hochzeitsgeschenk',
  title: 'Ein Hochzeitsgeschenk für Freunde',
  description:
    'Ihre Freunde Ewa und Samir aus dem Chor heiraten im Juni und haben Sie eingeladen. Suchen Sie gemeinsam mit einem anderen Gast ein passendes Hochzeitsgeschenk aus.',
  opening:
    'Über die Einladung von Ewa und Samir habe ich mich sehr gefreut. Zur Hochzeit sollten wir ihnen etwas schenken, woran sie noch lange Freude haben.',
  planned: 'alles für das Hochzeitsgeschenk besprochen',
  points: [
    {
      title: 'Geschenkidee',
      kind: 'gift',
      questions: [
        'Was wünschen sich Ewa und Samir Ihrer Meinung nach?',
        'Was wollen wir den beiden schenken?',
        'Gefällt Ihnen ein Ausflug ans Meer besser oder eine gute Kaffeemaschine?',
      ],
      proposals: [
        { sentence: 'Die beiden arbeiten viel und waren lange nicht im Urlaub. Über einen Ausflug ans Meer freuen sie sich bestimmt.', settled: 'dem Paar einen Ausflug ans Meer schenken', words: ['ausflug', 'reise', 'urlaub', 'meer'] },
        { sentence: 'Das Paar trinkt jeden Morgen Kaffee. Eine gute Kaffeemaschine ist deshalb schön und praktisch.', settled: 'dem Paar eine gute Kaffeemaschine schenken', words: ['kaffeemaschine', 'maschine'] },
      ],
      starter: 'Ich finde … als Geschenk schön, weil die beiden …',
      words: ['ausflug', 'reise', 'urlaub', 'meer', 'gutschein', 'kaffeemaschine', 'küche', 'geschirr', 'gläser', 'möbel', 'bettwäsche', 'kochkurs', 'foto', 'lampe'],
      wordings: [
        'Ein Kochkurs für zwei Personen macht ihnen bestimmt großen Spaß.',
        'Schöne Gläser und neues Geschirr kann man immer brauchen.',
        'Am liebsten würde ich ihnen eine kurze Reise ans Meer schenken.',
        'Ein großes Foto von den beiden passt gut in ihr Wohnzimmer.',
      ],
    },
    {
      title: 'Preis',
      kind: 'cost',
      questions: [
        'Wie viel darf unser Geschenk kosten?',
        'Wie viel Geld möchten Sie ausgeben?',
        'Soll jeder 40 Euro geben oder 60?',
      ],
      proposals: [
        { sentence: 'Viele brauchen zur Hochzeit auch neue Kleidung. Darum sind 40 Euro pro Person genug.', settled: 'pro Person 40 Euro ausgeben', words: ['40', 'vierzig'] },
        { sentence: 'Man heiratet nicht jedes Jahr. Mit 60 Euro pro Person können wir etwas wirklich Schönes kaufen.', settled: 'pro Person 60 Euro ausgeben', words: ['60', 'sechzig'] },
      ],
      starter: 'Jeder könnte … Euro geben, dann haben wir …',
      words: ['euro', 'kost', 'geld', 'bezahl', 'zahl', 'teuer', 'teur', 'billig', 'günstig', 'preis', 'sparen', 'ausgeben', 'summe'],
      wordings: [
        'Hundert Euro sind mir zu viel, denn ich verdiene noch nicht so gut.',
        'Es muss nicht teuer sein, wichtig ist die Idee.',
        'Wenn jeder dreißig Euro zahlt, haben wir eine schöne Summe.',
        'Ich würde etwas mehr ausgeben, weil die beiden immer für mich da sind.',
      ],
    },
    {
      title: 'Wer macht mit?',
      kind: 'guests',
      questions: [
        'Wer könnte sich noch an unserem Geschenk beteiligen?',
        'Fragen wir noch andere Leute?',
        'Machen wir das nur zu zweit, oder fragen wir alle aus dem Chor?',
      ],
      proposals: [
        { sentence: 'Unser ganzer Chor mag Ewa und Samir. Wenn alle mitmachen, wird es ein besonders schönes Geschenk.', settled: 'alle aus dem Chor fragen', words: ['chor', 'gruppe'] },
        { sentence: 'Mit vielen Leuten muss man immer lange diskutieren. Zu zweit sind wir schneller fertig.', settled: 'das Geschenk nur zu zweit machen', words: ['zweit', 'beide', 'allein'] },
      ],
      starter: 'Ich würde auch … fragen, weil …',
      words: ['chor', 'mitmach', 'beteilig', 'gruppe', 'freunde', 'leute', 'gäste', 'famil', 'kolleg', 'zweit', 'allein', 'bekannte'],
      wordings: [
        'Unsere Freunde aus dem Chor möchten sich sicher gern beteiligen.',
        'Zwei Kolleginnen von Ewa haben schon gefragt, ob sie mitmachen dürfen.',
        'Ich finde es schöner, wenn nur wir beide das allein machen.',
        'Die Familie plant etwas Eigenes, deshalb brauchen wir sie nicht zu fragen.',
      ],
    },
    {
      title: 'Einkaufen und Einpacken',
      kind: 'tasks',
      questions: [
        'Wer besorgt das Geschenk, und wer packt es ein?',
        'Um welche Arbeit wollen Sie sich kümmern?',
        'Wollen wir zusammen einkaufen gehen, oder teilen wir uns die Arbeit?',
      ],
      proposals: [
        { sentence: 'Vier Augen sehen mehr als zwei, deshalb sollten wir das Geschenk zusammen besorgen und einpacken.', settled: 'das Geschenk zusammen besorgen und einpacken', words: ['zusammen', 'gemeinsam'] },
        { sentence: 'Am schnellsten geht es, wenn wir uns die Arbeit teilen. Sie besorgen das Geschenk, und ich packe es schön ein.', settled: 'uns die Arbeit beim Einkaufen und Einpacken teilen', words: ['teilen', 'aufteil'] },
      ],
      starter: 'Ich kann … besorgen, und Sie …',
      words: ['einkauf', 'besorg', 'bestell', 'abhol', 'einpack', 'pack', 'verpack', 'geschenkpapier', 'papier', 'schleife', 'bastel', 'geschäft', 'kümmer', 'übernehm'],
      wordings: [
        'Ich besorge buntes Papier und eine große Schleife.',
        'In dem Geschäft am Markt kenne ich die Verkäuferin, die berät mich gut.',
        'Sie können besser basteln als ich, also packen Sie es bitte ein.',
        'Am Samstag habe ich Zeit und kann abholen, was wir bestellt haben.',
      ],
    },
    {
      title: 'Übergabe',
      kind: 'other',
      questions: [
        'Wie wollen wir dem Brautpaar das Geschenk geben?',
        'Wann bekommt das Paar unser Geschenk?',
        'Singen wir dazu beim Fest ein Lied, oder bringen wir es schon am Tag vorher vorbei?',
      ],
      proposals: [
        { sentence: 'Am schönsten ist es beim Fest, wenn alle dabei sind. Dazu können wir dem Paar ein fröhliches Lied singen.', settled: 'das Geschenk beim Fest mit einem Lied übergeben', words: ['lied', 'sing', 'fest'] },
        { sentence: 'Auf so einer Feier hat das Paar wenig Zeit. Wir sollten das Geschenk schon am Tag vorher vorbeibringen.', settled: 'das Geschenk schon am Tag vorher vorbeibringen', words: ['vorher', 'vorbeibring', 'vortag'] },
      ],
      starter: 'Wir geben ihnen das Geschenk am besten …, denn …',
      words: ['übergabe', 'übergeb', 'überreich', 'lied', 'sing', 'rede', 'gedicht', 'bühne', 'vorbeibring', 'karte', 'glückwunsch', 'glückwünsche', 'gratulier', 'vorles'],
      wordings: [
        'Nach dem Essen könnten wir kurz auf die Bühne gehen und gratulieren.',
        'Ich möchte ein lustiges Gedicht vorlesen, bevor sie es öffnen.',
        'Auf der Karte sollten alle unterschreiben und Glückwünsche notieren.',
        'Natürlich singen wir ein Lied für sie, das jeder kennt.',
      ],
    },
  ],
};
