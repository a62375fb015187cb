import type { PresentationTopic } from '../catalogue-types.js';

/** Musik im Leben */
export const musikImLeben: PresentationTopic = {
  id: 'musik-im-leben',
  title: 'Musik im Leben',
  guidingQuestions: [
    {
      question: 'Wann und wo begegnet uns Musik im Alltag?',
      aspect: 'die Musik im Alltag',
      followUps: [
        'Bei welchen Gelegenheiten hören Menschen Musik, vielleicht sogar, ohne es zu merken?',
        'Wo hört man überall Musik?',
      ],
      starter: 'Musik hört man fast überall, zum Beispiel im … und beim …',
      words: ['thema', 'präsentation', 'überall', 'kaufhaus', 'supermarkt', 'werbung', 'filme', 'restaurant', 'aufzug', 'begleit'],
      wordings: [
        'Musik hört man überall: im Kaufhaus, im Restaurant und sogar im Aufzug.',
        'Ich habe das Thema Musik gewählt, weil sie uns den ganzen Tag begleitet.',
        'Morgens läuft in vielen Küchen das Radio, und in der U-Bahn tragen alle Kopfhörer.',
        'Ohne die passenden Lieder wären Filme und Werbung nur halb so interessant.',
      ],
    },
    {
      question: 'Welche Rolle spielt Musik in Ihrem eigenen Leben?',
      aspect: 'Ihre eigenen Erfahrungen mit Musik',
      followUps: [
        'Spielen Sie ein Instrument, oder gibt es ein Lied, das für Sie etwas Besonderes ist?',
        'Welche Musik hören Sie gern?',
      ],
      starter: 'Ich höre am liebsten …, und früher habe ich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'lieblings', 'liebst', 'gitarre', 'klavier', 'konzert', 'chor', 'opa', 'kindheit', 'neulich', 'playlist'],
      wordings: [
        'Ich spiele seit vier Jahren Gitarre und singe jeden Dienstag in einem Chor.',
        'Am liebsten höre ich Jazz, besonders abends beim Aufräumen.',
        'Letzten Sommer war ich zum ersten Mal auf einem großen Konzert im Stadion.',
        'Immer wenn ich ein bestimmtes altes Lied höre, denke ich an meinen Opa.',
      ],
    },
    {
      question: 'Welche Musik ist in Ihrem Heimatland wichtig?',
      aspect: 'die Musik in Ihrem Heimatland',
      followUps: [
        'Bei welchen Festen wird in Ihrer Heimat gesungen und getanzt?',
        'Welche Instrumente sind in Ihrer Heimat typisch?',
      ],
      starter: 'In meinem Heimatland hört man oft …, und auf Hochzeiten …',
      words: ['heimat', 'herkunft', 'land', 'hochzeit', 'volkslied', 'volksmusik', 'tradition', 'trommel', 'typisch', 'nationalhymne'],
      wordings: [
        'In meiner Heimat gibt es keine Hochzeit ohne Trommeln und Tanz.',
        'Die alten Volkslieder kennt in meinem Land jedes Kind aus der Schule.',
        'Bei uns in Kuba spielen die Leute abends auf der Straße, und alle tanzen mit.',
        'Junge Leute mischen dort traditionelle Melodien mit modernem Hip-Hop.',
      ],
    },
    {
      question: 'Was ist gut daran, Musik zu hören oder selbst zu machen?',
      aspect: 'die Vorteile von Musik',
      followUps: [
        'Wie wirkt Musik auf unsere Stimmung und auf unsere Gesundheit?',
        'Warum tut Musik den Menschen gut?',
      ],
      starter: 'Musik ist gut für uns, weil sie … und weil man dabei …',
      words: ['vorteil', 'positiv', 'laune', 'stimmung', 'trost', 'tröst', 'entspann', 'motivier', 'gehirn', 'gedächtnis', 'verbindet', 'gefühl'],
      wordings: [
        'Einen großen Vorteil hat Musik auf jeden Fall: Sie macht sofort gute Laune.',
        'Nach einem stressigen Tag kann man sich mit ruhigen Liedern wunderbar entspannen.',
        'Wer als Kind Musik macht, trainiert sein Gehirn und lernt leichter.',
        'Musik verbindet Menschen, auch wenn sie nicht dieselbe Sprache sprechen.',
      ],
    },
    {
      question: 'Wann kann Musik auch stören oder schaden?',
      aspect: 'die Nachteile von Musik',
      followUps: [
        'Welche negativen Seiten kann Musik haben, zum Beispiel für die Ohren oder für die Nachbarn?',
        'Wann möchten Sie lieber Ruhe haben?',
      ],
      starter: 'Musik kann stören, wenn …, und zu laute Musik ist …',
      words: ['nachteil', 'negativ', 'laut', 'stör', 'ohren', 'schad', 'schäd', 'ablenk', 'nerv', 'ruhe', 'unfall'],
      wordings: [
        'Ein Nachteil ist, dass zu laute Musik den Ohren schadet.',
        'Beim Lesen stört mich jedes Lied, da brauche ich absolute Ruhe.',
        'Es nervt die anderen Fahrgäste, wenn jemand im Zug sein Handy laut stellt.',
        'Wer mit Kopfhörern Fahrrad fährt, hört die Autos nicht und hat leicht einen Unfall.',
      ],
    },
    {
      question: 'Was meinen Sie: Sollte jedes Kind ein Instrument lernen?',
      aspect: 'Ihre Meinung zum Musikunterricht für Kinder',
      followUps: [
        'Wie wichtig finden Sie persönlich das Fach Musik in der Schule?',
        'Soll Musikunterricht für alle Kinder Pflicht sein?',
      ],
      starter: 'Ich bin der Meinung, dass jedes Kind …, aber niemand sollte …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'musikunterricht', 'pflicht', 'zwingen', 'freiwillig', 'talent'],
      wordings: [
        'Nach meiner Meinung sollte jedes Kind ein Instrument ausprobieren.',
        'Niemand darf gezwungen werden, aber der Musikunterricht in der Schule muss bleiben.',
        'Nicht jeder hat Talent, doch Freude am Singen hat meiner Ansicht nach jeder.',
        'Persönlich finde ich, dass der Staat die Musikschulen mit mehr Geld unterstützen soll.',
      ],
    },
  ],
  closing: {
    remark: 'Ich kann kein Instrument spielen, aber ein Tag ohne Musik fühlt sich für mich leer an.',
    question: 'Welches Lied würden Sie jemandem vorspielen, der noch nie Musik aus Ihrer Heimat gehört hat?',
    simplerQuestion: 'Welches Lied aus Ihrer Heimat soll jeder einmal hören?',
    starter: 'Ich würde … vorspielen, weil dieses Lied …',
  },
};
