import type { PlanningTask } from '../catalogue-types.js';

/** Two learners plan how to prepare for an exam together. */
export const gemeinsamLernen: PlanningTask = {
  id: 'gemeinsam-lernen',
  title: 'Gemeinsam für die Prüfung lernen',
  description:
    'In sechs Wochen haben Sie eine Deutschprüfung. Sie wollen sich mit jemandem aus dem Kurs darauf vorbereiten und machen zusammen einen Plan.',
  opening:
    'Bis zur Prüfung sind es nur noch sechs Wochen, und allein lerne ich einfach nicht genug. Zu zweit macht es sicher mehr Spaß, wir brauchen nur einen guten Plan.',
  planned: 'einen guten Lernplan gemacht',
  points: [
    {
      title: 'Wann und wie oft?',
      kind: 'time',
      questions: [
        'Wie oft und um wie viel Uhr sollten wir zusammen lernen?',
        'An welchen Tagen können Sie?',
        'Lernen wir lieber zweimal in der Woche am Abend oder einmal lange am Samstag?',
      ],
      proposals: [
        { sentence: 'Kurze Termine sind besser als ein langer. Wir könnten jeden Dienstag und Donnerstag um 18 Uhr zusammen lernen.', settled: 'jeden Dienstag und Donnerstag um 18 Uhr lernen', words: ['dienstag', 'donnerstag', 'zweimal', 'abend'] },
        { sentence: 'Nach der Arbeit ist man oft müde. Am Samstag von zehn bis zwölf Uhr können wir uns besser konzentrieren.', settled: 'jeden Samstag von zehn bis zwölf Uhr lernen', words: ['samstag', 'wochenende'] },
      ],
      starter: 'Wir könnten jeden … um … Uhr lernen, weil …',
      words: ['uhr', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'wochenende', 'woche', 'abend', 'stunde', 'täglich', 'wann'],
      wordings: [
        'Montags und mittwochs habe ich nach der Arbeit frei.',
        'Länger als zwei Stunden kann ich mich nicht konzentrieren.',
        'Eine halbe Stunde täglich bringt mehr als ein ganzer Sonntag.',
        'Am Wochenende muss ich arbeiten, deshalb ist mir ein Abend lieber.',
      ],
    },
    {
      title: 'Lernort',
      kind: 'place',
      questions: [
        'Welcher Ort ist so ruhig, dass wir dort gut lernen können?',
        'Wo wollen wir zusammen lernen?',
        'Gehen wir in die Bibliothek, oder bleiben wir bei einem von uns zu Hause?',
      ],
      proposals: [
        { sentence: 'In der Bibliothek lenkt uns nichts ab, und es gibt dort kleine Räume, die man reservieren kann.', settled: 'in der Bibliothek lernen', words: ['bibliothek', 'stadtbibliothek', 'bücherei'] },
        { sentence: 'Zu Hause ist es bequemer. Einmal kommen Sie zu mir, und das nächste Mal komme ich zu Ihnen.', settled: 'abwechselnd bei Ihnen und bei mir zu Hause lernen', words: ['hause', 'zuhause', 'wohnung', 'abwechselnd'] },
      ],
      starter: 'Ich lerne am liebsten in …, denn dort …',
      words: ['ort', 'bibliothek', 'stadtbibliothek', 'bücherei', 'café', 'hause', 'zuhause', 'wohnung', 'raum', 'räume', 'klassenzimmer', 'park', 'ruhig', 'tisch'],
      wordings: [
        'In der Bücherei am Bahnhof findet man immer einen freien Tisch.',
        'Bei mir zu Hause sind die Kinder zu laut, da geht es nicht.',
        'Nach dem Unterricht könnten wir einfach im leeren Klassenzimmer bleiben.',
        'Ein Café finde ich gemütlich, aber dort lenkt mich zu viel ab.',
      ],
    },
    {
      title: 'Was üben?',
      kind: 'activity',
      questions: [
        'Welche Teile der Prüfung müssen wir besonders üben?',
        'Was finden Sie noch schwer?',
        'Brauchen wir mehr Übung beim Sprechen oder beim Schreiben?',
      ],
      proposals: [
        { sentence: 'Sprechen kann man nur mit einem Partner üben. Deshalb sollten wir vor allem Gespräche führen.', settled: 'vor allem das Sprechen üben', words: ['sprech', 'gespräch', 'mündlich', 'aussprache'] },
        { sentence: 'Beim Schreiben machen wir beide noch viele Fehler. Wir könnten jedes Mal eine E-Mail schreiben und sie zusammen verbessern.', settled: 'vor allem das Schreiben üben', words: ['schreib', 'e-mail', 'brief', 'schriftlich'] },
      ],
      starter: 'Ich möchte vor allem … üben, weil ich …',
      words: ['sprech', 'gespräch', 'schreib', 'hör', 'lese', 'grammatik', 'wortschatz', 'wörter', 'vokabel', 'aussprache', 'präsentation', 'e-mail', 'prüfungsteil', 'fehler'],
      wordings: [
        'Beim Hören verstehe ich oft nur die Hälfte, das macht mir Sorgen.',
        'Die Grammatik kann ich gut, aber mir fehlen viele Wörter.',
        'Wir müssen die Präsentation mehrmals üben und dabei laut sprechen.',
        'Lange Texte lese ich noch zu langsam, das sollten wir trainieren.',
      ],
    },
    {
      title: 'Material',
      kind: 'other',
      questions: [
        'Womit bereiten wir uns am besten vor?',
        'Welche Bücher oder Apps brauchen wir?',
        'Arbeiten wir mit einem Übungsbuch oder mit Modelltests aus dem Internet?',
      ],
      proposals: [
        { sentence: 'Ein Übungsbuch mit Lösungen hilft uns am meisten, und wir können uns den Preis teilen.', settled: 'zusammen ein Übungsbuch mit Lösungen kaufen', words: ['übungsbuch', 'buch', 'lehrbuch', 'übungsbücher'] },
        { sentence: 'Im Internet finden wir viele kostenlose Modelltests. Damit lernen wir auch gleich, wie die Prüfung abläuft.', settled: 'mit Modelltests aus dem Internet arbeiten', words: ['internet', 'online', 'modelltest', 'kostenlos'] },
      ],
      starter: 'Zum Lernen brauchen wir …, und das bekommen wir …',
      words: ['buch', 'übungsbuch', 'übungsbücher', 'lehrbuch', 'kursbuch', 'wörterbuch', 'internet', 'online', 'app', 'video', 'modelltest', 'karteikarte', 'material', 'kopie'],
      wordings: [
        'Ich habe ein Lehrbuch mit vielen Aufgaben, das können wir zusammen benutzen.',
        'Mit einer App auf dem Handy kann ich auch im Bus lernen.',
        'Am schnellsten lerne ich mit Karteikarten, ich mache uns gern welche.',
        'Unsere Lehrerin gibt uns alte Modelltests, wenn wir sie fragen.',
      ],
    },
  ],
};
