import type { PresentationTopic } from '../catalogue-types.js';

/** Lernen per Fernunterricht */
export const lernenPerFernunterricht: PresentationTopic = {
  id: 'lernen-per-fernunterricht',
  title: 'Lernen per Fernunterricht',
  guidingQuestions: [
    {
      question: 'Was ist Fernunterricht und wie funktioniert er?',
      aspect: 'den Fernunterricht und seinen Ablauf',
      followUps: [
        'Können Sie beschreiben, wie ein Kurs abläuft, wenn Lehrer und Schüler nicht im selben Raum sind?',
        'Was braucht man, um zu Hause an einem Kurs teilzunehmen?',
      ],
      starter: 'Beim Fernunterricht lernt man nicht in …, sondern …',
      words: ['thema', 'präsentation', 'bedeut', 'funktionier', 'raum', 'kamera', 'mikrofon', 'plattform', 'videokonferenz', 'unterlagen', 'material'],
      wordings: [
        'Beim Fernunterricht sitzen der Lehrer und die Schüler nicht im selben Raum.',
        'Man braucht nur einen Computer mit Kamera und Mikrofon und eine gute Verbindung.',
        'Heute möchte ich über das Thema Lernen auf Distanz sprechen und erklären, wie es funktioniert.',
        'Die Teilnehmer bekommen das Material per E-Mail und schicken ihre Aufgaben zurück.',
      ],
    },
    {
      question: 'Haben Sie selbst schon einmal per Fernunterricht gelernt?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Fernunterricht',
      followUps: [
        'Wie war das für Sie, als Sie etwas am Computer statt im Klassenzimmer gelernt haben?',
        'Haben Sie schon einen Kurs im Internet gemacht?',
      ],
      starter: 'Im letzten Jahr habe ich … per Fernunterricht gelernt, und das war für mich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'pandemie', 'gemacht', 'teilgenommen', 'angemeldet', 'küchentisch', 'lehrerin', 'damals', 'neulich', 'abgebrochen'],
      wordings: [
        'Ich habe meinen ersten Deutschkurs am Küchentisch gemacht, mit dem Laptop vor mir.',
        'Während der Pandemie hatte meine Klasse ein halbes Jahr nur Unterricht am Bildschirm.',
        'Unsere Lehrerin war sehr nett, aber ich bin manchmal vor dem Computer eingeschlafen.',
        'Einen Kurs in Buchhaltung habe ich nach drei Wochen abgebrochen, weil er zu schwer war.',
      ],
    },
    {
      question: 'Gibt es in Ihrem Heimatland viel Fernunterricht?',
      aspect: 'den Fernunterricht in Ihrem Heimatland',
      followUps: [
        'Wer lernt in Ihrer Heimat auf diese Weise, und hat dort jeder die nötige Technik?',
        'Kann man in Ihrer Heimat von zu Hause aus studieren?',
      ],
      starter: 'In meinem Heimatland ist Fernunterricht …, weil viele Schüler …',
      words: ['heimat', 'herkunft', 'land', 'dörfer', 'dorf', 'inseln', 'staatlich', 'universitäten', 'verbreitet', 'fernsehen'],
      wordings: [
        'Kinder, die in Australien weit draußen wohnen, haben schon früher über das Radio gelernt.',
        'In meiner Heimat bieten inzwischen fast alle Universitäten ein Studium von zu Hause an.',
        'Leider hat in den Dörfern meines Landes nicht jede Familie einen Computer.',
        'Bei uns kam der Unterricht für die Schulen eine Zeit lang sogar im Fernsehen.',
      ],
    },
    {
      question: 'Welche Vor- und Nachteile hat der Fernunterricht?',
      aspect: 'die Vorteile und Nachteile von Fernunterricht',
      followUps: [
        'Was ist am Lernen von zu Hause angenehm, und was fällt den meisten Leuten schwer?',
        'Was ist besser und was ist schlechter als in einer normalen Schule?',
      ],
      starter: 'Ein Vorteil ist, dass man …, aber ein Nachteil ist, dass man …',
      words: ['vorteil', 'nachteil', 'einerseits', 'andererseits', 'flexibel', 'fahrzeit', 'fahrtzeit', 'tempo', 'disziplin', 'motivation', 'allein', 'ablenk', 'abgelenkt'],
      wordings: [
        'Ein Vorteil ist, dass man keine Fahrtzeit hat und im eigenen Tempo lernt.',
        'Eltern mit kleinen Kindern sind flexibel und können auch spätabends lernen.',
        'Der Nachteil ist, dass man viel Disziplin braucht und leicht abgelenkt wird.',
        'Man sitzt allein vor dem Bildschirm, und die Gespräche in der Pause fehlen.',
      ],
    },
    {
      question: 'Was halten Sie persönlich vom Lernen auf Distanz?',
      aspect: 'Ihre Meinung zum Fernunterricht',
      followUps: [
        'Für wen passt diese Art zu lernen Ihrer Meinung nach gut, und für wen passt sie nicht?',
        'Lernen Sie lieber zu Hause oder in einem Kursraum?',
      ],
      starter: 'Ich halte Fernunterricht für …, aber für … ist es besser, …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'halte', 'ersetz', 'mischung', 'geeignet', 'zusammenfass'],
      wordings: [
        'Meiner Meinung nach kann ein Computer einen guten Lehrer nicht ersetzen.',
        'Ich halte eine Mischung aus beidem für die beste Lösung.',
        'Für Erwachsene ist Fernunterricht sehr geeignet, für kleine Kinder würde ich ihn nicht empfehlen.',
        'Zusammenfassend denke ich, dass diese Form des Lernens eine große Chance ist.',
      ],
    },
  ],
  closing: {
    remark: 'Ich lerne gern allein, aber eine Sprache übt man meiner Erfahrung nach besser mit anderen zusammen.',
    question: 'Wie kann man sich motivieren, wenn man wochenlang allein am Computer lernt?',
    simplerQuestion: 'Sie lernen allein und haben keine Lust mehr. Was hilft Ihnen?',
    starter: 'Mir hilft es, wenn ich …, und danach belohne ich mich mit …',
  },
};
