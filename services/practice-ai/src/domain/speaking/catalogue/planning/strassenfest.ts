import type { PlanningTask } from '../catalogue-types.js';

/** A party for everybody who lives in one street. */
export const strassenfest: PlanningTask = {
  id: 'strassenfest',
  title: 'Ein Straßenfest',
  description:
    'Die Menschen in Ihrer Straße möchten sich besser kennenlernen. Darum planen Sie mit jemandem aus der Nachbarschaft ein Straßenfest.',
  opening:
    'In unserer Straße sind viele neue Leute eingezogen, aber kaum jemand kennt die anderen. Ein Straßenfest im September wäre genau das Richtige, und wir beide fangen mit der Planung an.',
  planned: 'unser Straßenfest geplant',
  points: [
    {
      title: 'Nachbarn einladen',
      kind: 'guests',
      questions: [
        'Wie laden wir am besten alle Nachbarn zu dem Fest ein?',
        'Wie erfahren die Leute von unserem Fest?',
        'Klingeln wir an jeder Tür, oder werfen wir Zettel in die Briefkästen?',
      ],
      proposals: [{
        sentence: 'Wir sollten von Tür zu Tür gehen, weil wir die neuen Nachbarn dabei gleich persönlich begrüßen können.',
        settled: 'an jeder Tür klingeln und die Nachbarn persönlich einladen',
        words: ['haustür', 'klingel', 'persönlich', 'besuch', 'begrüß', 'gespräch'],
      }, {
        sentence: 'Ein bunter Zettel in jedem Briefkasten reicht sicher. So vergessen wir auch die nicht, die gerade verreist sind.',
        settled: 'bunte Zettel in alle Briefkästen werfen',
        words: ['zettel', 'briefkasten', 'briefkästen', 'plakat', 'flyer', 'einladungskarte', 'schriftlich'],
      }],
      starter: 'Wir könnten die Nachbarn mit … einladen, dann …',
      words: ['einlad', 'eingeladen', 'klingel', 'haustür', 'zettel', 'briefkasten', 'briefkästen', 'plakat', 'flyer', 'nachricht', 'persönlich', 'bescheid', 'bewohner'],
      wordings: [
        'Wir könnten Zettel drucken und sie in jeden Briefkasten stecken.',
        'Die älteren Leute freuen sich, wenn man bei ihnen klingelt.',
        'Auch die Bewohner der Nebenstraße sollten eine Einladung bekommen.',
        'Ich schreibe eine kurze Nachricht in unsere Gruppe, dann wissen alle Bescheid.',
      ],
    },
    {
      title: 'Geld für das Fest',
      kind: 'cost',
      questions: [
        'Woher bekommen wir das Geld für das Fest?',
        'Wie viel Euro soll jeder bezahlen?',
        'Nehmen wir fünf Euro pro Wohnung, oder stellen wir eine Dose für Spenden auf?',
      ],
      proposals: [{
        sentence: 'Fünf Euro pro Wohnung kann sicher jeder bezahlen, und wir wissen vorher, wie viel wir ausgeben dürfen.',
        settled: 'fünf Euro pro Wohnung einsammeln',
        words: ['fünf', '5', 'einsammel', 'wohnung', 'haushalt', 'vorher', 'beitrag'],
      }, {
        sentence: 'Mit einer Dose für Spenden ist es am einfachsten, denn dann gibt jeder so viel, wie er kann.',
        settled: 'auf dem Fest eine Dose für Spenden aufstellen',
        words: ['spende', 'dose', 'freiwillig', 'kasse', 'box', 'hut'],
      }],
      starter: 'Ich denke, dass jede Familie … Euro bezahlen könnte, weil …',
      words: ['geld', 'euro', 'kosten', 'kostet', 'bezahl', 'zahlt', 'zahlen', 'spende', 'teuer', 'preis', 'billig', 'kasse', 'ausgeben', 'beitrag'],
      wordings: [
        'Rentner und Studenten haben wenig Geld, daran müssen wir denken.',
        'Zehn Euro pro Haushalt finde ich für so einen Tag in Ordnung.',
        'Vielleicht bezahlt die Bäckerei an der Ecke einen Teil der Kosten.',
        'Wer Kuchen verkauft, kann die Hälfte in die gemeinsame Kasse legen.',
      ],
    },
    {
      title: 'Angebote für Kinder',
      kind: 'activity',
      questions: [
        'Was können wir den Kindern auf dem Fest anbieten?',
        'Was spielen kleine Kinder gern?',
        'Sollen die Kinder mit Kreide malen, oder organisieren wir ein paar Wettspiele?',
      ],
      proposals: [{
        sentence: 'Mit Kreide könnten die Kinder die ganze Straße bemalen. Das macht schon Dreijährigen Spaß.',
        settled: 'die Kinder mit Kreide auf der Straße malen lassen',
        words: ['kreide', 'malen', 'malt', 'bemal', 'farbe', 'schmink'],
      }, {
        sentence: 'Ich würde ein paar Wettspiele organisieren, weil sich die Kinder so schnell kennenlernen.',
        settled: 'Wettspiele für die Kinder organisieren',
        words: ['wettspiel', 'spiel', 'wettkampf', 'lauf', 'rennen', 'hüpf', 'sackhüpfen', 'fußball'],
      }],
      starter: 'Für die Kinder könnten wir … machen, denn …',
      words: ['kind', 'kreide', 'malen', 'bemal', 'wettspiel', 'spiel', 'hüpf', 'schmink', 'luftballon', 'basteln', 'jugendlich', 'clown', 'zauber', 'fußball'],
      wordings: [
        'Eine Freundin von mir kann die Gesichter der Kinder schminken.',
        'Für Jugendliche brauchen wir etwas anderes, vielleicht ein Fußballturnier.',
        'Luftballons und ein Clown gefallen den Kleinen bestimmt.',
        'Wir könnten eine ruhige Ecke zum Basteln einrichten.',
      ],
    },
    {
      title: 'Tische, Bänke und Aufräumen',
      kind: 'tasks',
      questions: [
        'Wer stellt morgens die Bänke auf, und wer macht hinterher sauber?',
        'Wobei können Sie uns helfen?',
        'Suchen wir Helfer mit einer Liste, oder bitten wir den Sportverein um Hilfe?',
      ],
      proposals: [{
        sentence: 'Hängen wir doch in jedem Haus eine Liste auf, in die sich die Helfer eintragen können.',
        settled: 'in jedem Haus eine Liste für die Helfer aufhängen',
        words: ['liste', 'eintrag', 'helfer', 'freiwillig', 'aufteil', 'verteil', 'jeder'],
      }, {
        sentence: 'Der Sportverein hat Tische, Bänke und viele starke Leute, darum möchte ich dort um Hilfe bitten.',
        settled: 'den Sportverein um Hilfe bitten',
        words: ['verein', 'sportverein', 'fußballverein', 'feuerwehr', 'firma', 'schule'],
      }],
      starter: 'Vor dem Fest kann ich …, und danach könnten … aufräumen.',
      words: ['tische', 'bänke', 'stühle', 'aufräum', 'räumen', 'aufbau', 'abbau', 'helf', 'hilf', 'liste', 'müll', 'besen', 'sportverein', 'putzen'],
      wordings: [
        'Ich baue mit meinen Söhnen am Vormittag die Tische auf.',
        'Am Ende darf auf der Straße kein Müll mehr liegen.',
        'Zwölf Bänke und ein paar Stühle bekommen wir von der Schule.',
        'Wer nicht schwer tragen darf, hilft eben beim Spülen.',
      ],
    },
    {
      title: 'Musik',
      kind: 'other',
      questions: [
        'Welche Musik soll es auf dem Fest geben, und wie lange?',
        'Was für Musik hören die Leute gern?',
        'Möchten Sie eine Band hören, oder reicht uns Musik vom Computer?',
      ],
      proposals: [{
        sentence: 'In unserer Straße machen einige Leute Musik, also könnte eine kleine Band aus der Nachbarschaft auftreten.',
        settled: 'eine Band aus der Nachbarschaft auftreten lassen',
        words: ['band', 'live', 'instrument', 'gitarre', 'sänger', 'konzert', 'trommel'],
      }, {
        sentence: 'Musik vom Computer genügt mir, weil man sie leise machen und um zehn Uhr einfach ausschalten kann.',
        settled: 'leise Musik vom Computer hören',
        words: ['computer', 'laptop', 'handy', 'lautsprecher', 'leise', 'playlist', 'anlage'],
      }],
      starter: 'Ich hätte gern Musik von …, aber nur bis … Uhr.',
      words: ['musik', 'band', 'livemusik', 'lied', 'laut', 'leise', 'lärm', 'tanz', 'gitarre', 'sing', 'computer', 'instrument', 'ausschalt', 'trommel'],
      wordings: [
        'Nach zweiundzwanzig Uhr muss es wegen der Babys leise sein.',
        'Mein Mitbewohner hat eine Gitarre und kennt viele bekannte Lieder.',
        'Zum Tanzen brauchen wir einen guten Lautsprecher.',
        'Wenn der Lärm zu groß wird, beschwert sich Herr Vogt aus dem dritten Stock.',
      ],
    },
  ],
};
