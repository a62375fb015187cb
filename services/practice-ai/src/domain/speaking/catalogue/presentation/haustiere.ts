import type { PresentationTopic } from '../catalogue-types.js';

/** Haustiere: Freunde fürs Leben? */
export const haustiere: PresentationTopic = {
  id: 'haustiere',
  title: 'Haustiere: Freunde fürs Leben?',
  guidingQuestions: [
    {
      question: 'Welche Tiere halten Menschen als Haustiere und was brauchen diese Tiere?',
      aspect: 'beliebte Haustiere und ihre Bedürfnisse',
      followUps: [
        'Was muss man wissen, bevor man ein Tier zu sich nach Hause holt?',
        'Welche Tiere kann man in einer Wohnung halten?',
      ],
      starter: 'Beliebte Haustiere sind …, und sie brauchen jeden Tag …',
      words: ['thema', 'präsentation', 'aquarium', 'käfig', 'futter', 'pflege', 'auslauf', 'artgerecht', 'impf'],
      wordings: [
        'Beliebte Haustiere sind Hunde, Katzen, Kaninchen und kleine Vögel.',
        'Jedes Tier braucht frisches Futter, genug Platz und die richtige Pflege.',
        'Mein Thema ist das Zusammenleben von Menschen und Haustieren.',
        'Manche Leute kaufen Fische für ihr Aquarium, andere holen eine Katze aus dem Tierheim.',
      ],
    },
    {
      question: 'Haben oder hatten Sie selbst ein Haustier?',
      aspect: 'Ihre eigenen Erfahrungen mit Haustieren',
      followUps: [
        'Erzählen Sie bitte von einem Tier, das Sie gut kennen oder als Kind gekannt haben.',
        'Welches Tier mögen Sie am liebsten?',
      ],
      starter: 'Als Kind hatte ich …, und heute …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'kindheit', 'hieß', 'heißt', 'gestorben', 'gewünscht', 'geburtstag', 'hatte', 'nachbarin', 'sonntag'],
      wordings: [
        'Als Kind hatte ich eine graue Katze, die Mimi hieß und in meinem Bett schlief.',
        'Zu meinem zehnten Geburtstag habe ich mir einen Hund gewünscht, aber keinen bekommen.',
        'Leider bin ich allergisch gegen Katzen und habe deshalb nur zwei Fische.',
        'Jeden Sonntag gehe ich mit dem Hund meiner Nachbarin im Wald spazieren.',
      ],
    },
    {
      question: 'Welche Bedeutung haben Haustiere in Ihrem Heimatland?',
      aspect: 'Haustiere in Ihrem Heimatland',
      followUps: [
        'Leben Hunde und Katzen in Ihrer Heimat eher im Haus oder eher draußen?',
        'Haben in Ihrer Heimat viele Familien ein Tier?',
      ],
      starter: 'In meinem Heimatland haben die Menschen Tiere, um …, und Hunde leben dort …',
      words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'straße', 'bewach', 'bauern', 'üblich'],
      wordings: [
        'In meiner Heimat leben die meisten Hunde draußen und bewachen das Haus.',
        'In Istanbul kümmern sich viele Leute um die Katzen, die auf der Straße leben.',
        'Auf den Dörfern meines Landes hält man Tiere nur, wenn sie nützlich sind.',
        'Bei uns ist es nicht üblich, dass ein Hund im Wohnzimmer auf dem Sofa liegt.',
      ],
    },
    {
      question: 'Welche Vorteile hat ein Haustier?',
      aspect: 'die Vorteile von Haustieren',
      followUps: [
        'Was können Kinder oder ältere Menschen von einem Tier bekommen?',
        'Warum macht ein Tier viele Menschen glücklich?',
      ],
      starter: 'Ein Haustier ist gut für …, weil man mit ihm …',
      words: ['vorteil', 'positiv', 'verantwortung', 'einsam', 'bewegung', 'freude', 'tröst', 'streichel', 'treu', 'beruhig'],
      wordings: [
        'Ein wichtiger Vorteil ist, dass Kinder durch ein Tier Verantwortung lernen.',
        'Wer allein lebt, fühlt sich mit einem Hund nicht mehr so einsam.',
        'Mit einem Hund muss man jeden Tag an die frische Luft und bekommt Bewegung.',
        'Eine Katze zu streicheln, beruhigt und macht auch kranken Menschen Freude.',
      ],
    },
    {
      question: 'Welche Nachteile hat ein Haustier?',
      aspect: 'die Nachteile von Haustieren',
      followUps: [
        'Welche Schwierigkeiten kann es mit einem Tier in einer Mietwohnung oder im Urlaub geben?',
        'Machen Haustiere viel Arbeit?',
      ],
      starter: 'Ein Haustier kostet …, und wenn man verreisen möchte, …',
      words: ['nachteil', 'negativ', 'kosten', 'kostet', 'teuer', 'tierarzt', 'urlaub', 'verreis', 'schmutz', 'haare', 'vermieter', 'bellen', 'bellt'],
      wordings: [
        'Ein Nachteil sind die Kosten, vor allem, wenn man zum Tierarzt muss.',
        'Viele Leute wissen nicht, wohin mit dem Tier, wenn sie in den Urlaub fahren.',
        'Tiere machen Schmutz, und überall auf dem Teppich findet man Haare.',
        'Es gibt Ärger mit dem Vermieter, wenn ein Hund den ganzen Tag bellt.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Gehören Hunde und Katzen in eine Stadtwohnung?',
      aspect: 'Ihre Meinung über Haustiere in der Stadt',
      followUps: [
        'Wer sollte Ihrer Ansicht nach kein Haustier haben, und warum nicht?',
        'Ist eine kleine Wohnung für einen Hund in Ordnung?',
      ],
      starter: 'Ich meine, dass Tiere nur dann …, wenn …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'stadtwohnung', 'tierquälerei', 'überleg', 'zusammenfass', 'spielzeug', 'sollte'],
      wordings: [
        'Meiner Meinung nach ist eine Stadtwohnung für einen großen Hund viel zu klein.',
        'Bevor man ein Tier kauft, sollte man sich das sehr gut überlegen.',
        'Ich bin überzeugt, dass ein Tier kein Spielzeug und kein gutes Geschenk ist.',
        'Wer den ganzen Tag arbeitet, sollte meiner Ansicht nach keinen Hund haben.',
      ],
    },
  ],
  closing: {
    remark: 'Ich mag Katzen sehr, weil sie ihren eigenen Kopf haben und trotzdem gern in der Nähe sind.',
    question: 'Sollten Mitarbeiter ihren Hund mit ins Büro bringen dürfen?',
    simplerQuestion: 'Ein Hund bei der Arbeit: Finden Sie das in Ordnung?',
    starter: 'Ein Hund im Büro ist für mich …, solange er …',
  },
};
