import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about music, sport and learning far from a classroom. */
export const learningAndFreeTime: PresentationTopic[] = [
  {
    id: 'musik-im-leben',
    title: 'Musik im Leben',
    guidingQuestions: [
      {
        question: 'Wann und wo begegnet uns Musik im Alltag?',
        aspect: 'die Musik, die uns im Alltag begegnet',
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
  },
  {
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
  },
  {
    id: 'lernen-per-fernunterricht',
    title: 'Lernen per Fernunterricht',
    guidingQuestions: [
      {
        question: 'Was ist Fernunterricht und wie funktioniert er?',
        aspect: 'den Fernunterricht und wie er funktioniert',
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
  },
];
