import type { PresentationTopic } from '../catalogue-types.js';

/** Sport: Spaß oder Pflicht? */
export const sportTreiben: PresentationTopic = {
  id: 'sport-treiben',
  title: 'Sport: Spaß oder Pflicht?',
  guidingQuestions: [
    {
      question: 'Welche Rolle spielt Sport in Ihrem eigenen Leben?',
      aspect: 'Ihre eigenen Erfahrungen mit Sport',
      followUps: [
        'Welche Sportarten haben Sie schon ausprobiert, und wie sind Sie dazu gekommen?',
        'Machen Sie regelmäßig Sport?',
      ],
      starter: 'Ich mache … Mal in der Woche Sport, und zwar …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'jogge', 'schwimme', 'trainiere', 'dienstag', 'mitglied', 'verein', 'kindheit', 'schulzeit', 'angefangen', 'neulich'],
      wordings: [
        'Ich jogge zweimal in der Woche eine halbe Stunde durch den Park.',
        'Seit ich in Deutschland lebe, bin ich Mitglied in einem Volleyballverein.',
        'In meiner Schulzeit war ich im Turnen schlecht, aber Schwimmen hat mir Spaß gemacht.',
        'Vor einem Jahr habe ich mit Yoga angefangen, weil mir immer der Rücken wehtat.',
      ],
    },
    {
      question: 'Welche Sportarten sind in Ihrem Heimatland beliebt?',
      aspect: 'den Sport in Ihrem Heimatland',
      followUps: [
        'Welchen Sport treiben die Menschen in Ihrer Heimat, und wo können sie das tun?',
        'Ist Fußball in Ihrer Heimat die Nummer eins?',
      ],
      starter: 'In meinem Heimatland ist … besonders beliebt, und viele Kinder …',
      words: ['heimat', 'herkunft', 'land', 'nationalsport', 'nationalmannschaft', 'beliebt', 'straßenfußball', 'stadion', 'stadien', 'frauen'],
      wordings: [
        'In meiner Heimat spielen die Kinder auf jeder Straße Fußball, oft ohne Schuhe.',
        'Der beliebteste Sport in Indien ist Cricket, und die wichtigen Spiele sehen alle.',
        'Im Winter fahren bei uns alle Ski, weil das Land sehr viele Berge hat.',
        'Früher war es dort für Frauen nicht üblich, Sport zu treiben, das ist jetzt anders.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, Sport zu treiben?',
      aspect: 'die Vorteile von Sport',
      followUps: [
        'Was verändert sich für Körper und Kopf, wenn jemand regelmäßig trainiert?',
        'Warum ist Bewegung gesund?',
      ],
      starter: 'Wer regelmäßig Sport treibt, bleibt … und fühlt sich …',
      words: ['vorteil', 'positiv', 'gesund', 'herz', 'schlank', 'abnehm', 'teamgeist', 'mannschaft', 'stress', 'glücklich', 'muskel', 'ausdauer'],
      wordings: [
        'Sport hat den Vorteil, dass man gesund bleibt und seltener zum Arzt muss.',
        'Bewegung ist gut für das Herz und hilft beim Abnehmen.',
        'Nach dem Training fühlt man sich glücklich und hat den Stress abgebaut.',
        'Beim Mannschaftssport lernt man neue Leute kennen und hilft sich gegenseitig.',
      ],
    },
    {
      question: 'Welche Nachteile oder Gefahren kann Sport haben?',
      aspect: 'die Nachteile und Gefahren von Sport',
      followUps: [
        'Wann ist Sport nicht mehr gesund, sondern macht eher krank?',
        'Kann man sich beim Sport leicht verletzen?',
      ],
      starter: 'Sport kann gefährlich sein, wenn …, und manche Sportarten sind …',
      words: ['nachteil', 'negativ', 'gefahr', 'gefährlich', 'verletz', 'unfall', 'unfäll', 'übertreib', 'doping', 'gebrochen', 'knie', 'teuer', 'ausrüstung'],
      wordings: [
        'Beim Skifahren kann man sich leicht verletzen und zum Beispiel ein Bein brechen.',
        'Wer übertreibt und jeden Tag trainiert, macht seine Knie kaputt.',
        'Ein Nachteil ist, dass manche Sportarten eine sehr teure Ausrüstung brauchen.',
        'Im Profisport gibt es oft Doping, und viele Sportler werden davon krank.',
      ],
    },
    {
      question: 'Wie ist Ihre Meinung: Brauchen Kinder in der Schule mehr Sport?',
      aspect: 'Ihre Meinung zum Sport in der Schule',
      followUps: [
        'Sollte es im Sportunterricht Noten geben, oder nehmen Noten den Spaß weg?',
        'Finden Sie zwei Stunden Schulsport in der Woche genug?',
      ],
      starter: 'Ich finde, dass Kinder in der Schule …, denn viele von ihnen …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'sportunterricht', 'schulsport', 'noten', 'unterricht', 'kindergarten', 'sportstunde', 'sollte'],
      wordings: [
        'Meiner Meinung nach sollten Kinder jeden Tag eine Stunde Sport in der Schule haben.',
        'Noten im Sportunterricht finde ich unfair, weil nicht alle das gleiche Talent haben.',
        'Ich bin überzeugt, dass schon im Kindergarten viel mehr geturnt werden muss.',
        'Als Fazit kann man sagen, dass Bewegung für Kinder genauso wichtig ist wie Mathematik.',
      ],
    },
  ],
  closing: {
    remark: 'Ich bin kein großer Sportler, aber ein langer Spaziergang am Abend tut mir immer gut.',
    question: 'Was könnte eine Firma tun, damit sich ihre Mitarbeiter mehr bewegen?',
    simplerQuestion: 'Wie kann man sich bei der Arbeit mehr bewegen?',
    starter: 'Eine Firma könnte ihren Mitarbeitern … anbieten, damit …',
  },
};
