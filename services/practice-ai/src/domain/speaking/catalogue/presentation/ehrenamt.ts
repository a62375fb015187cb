import type { PresentationTopic } from '../catalogue-types.js';

/** Working for others without pay. */
export const ehrenamt: PresentationTopic = {
  id: 'ehrenamt',
  title: 'Freiwillig helfen im Ehrenamt',
  guidingQuestions: [
    {
      question: 'Was bedeutet das Wort Ehrenamt und wo kann man freiwillig helfen?',
      aspect: 'die Bedeutung des Wortes Ehrenamt und Beispiele dafür',
      followUps: [
        'Bei welchen Organisationen werden freiwillige Helfer gesucht?',
        'Welche Aufgaben haben Menschen mit einem Ehrenamt?',
      ],
      starter: 'Ein Ehrenamt bedeutet, dass man …, zum Beispiel bei …',
      words: ['thema', 'präsentation', 'bedeut', 'feuerwehr', 'tafel', 'altersheim', 'seniorenheim', 'unbezahlt', 'organisation', 'umweltschutz'],
      wordings: [
        'Mein Thema heißt Ehrenamt, also Arbeit, für die man keinen Lohn bekommt.',
        'Man kann im Altersheim vorlesen, bei der Tafel Lebensmittel verteilen oder Kinder trainieren.',
        'Viele Organisationen suchen Freiwillige, zum Beispiel die Feuerwehr oder ein Sportverein.',
        'Freiwillig helfen bedeutet, dass man ohne Bezahlung etwas für andere Menschen macht.',
      ],
    },
    {
      question: 'Haben Sie selbst schon einmal ehrenamtlich gearbeitet?',
      aspect: 'Ihre eigenen Erfahrungen mit freiwilliger Hilfe',
      followUps: [
        'Bitte erzählen Sie von einer Situation, in der Sie anderen ohne Bezahlung geholfen haben.',
        'Wem haben Sie in letzter Zeit geholfen?',
      ],
      starter: 'Ich habe einmal bei … geholfen, und dort habe ich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'geholfen', 'sohn', 'früher', 'samstag', 'nachbarin', 'gebacken', 'bisher', 'vorgelesen', 'gearbeitet', 'letzte', 'gestern'],
      wordings: [
        'Letztes Jahr habe ich bei einem Straßenfest geholfen und dafür Kuchen gebacken.',
        'Jeden Samstag trainiere ich mit einer Freundin eine Fußballgruppe für Mädchen.',
        'Ich kaufe seit einem Jahr für meine alte Nachbarin ein, das ist auch eine Hilfe.',
        'Bisher hatte ich leider keine Zeit dafür, weil ich arbeite und einen Deutschkurs besuche.',
      ],
    },
    {
      question: 'Wie helfen sich die Menschen in Ihrem Heimatland gegenseitig?',
      aspect: 'die freiwillige Hilfe in Ihrem Heimatland',
      followUps: [
        'Gibt es in Ihrer Heimat viele Vereine, oder hilft eher die Familie?',
        'Ist das Ehrenamt in Ihrer Heimat bekannt?',
      ],
      starter: 'In meinem Heimatland helfen vor allem …, und Vereine gibt es …',
      words: ['heimat', 'herkunft', 'land', 'verwandt', 'großfamilie', 'dorf', 'dörfer', 'tradition', 'selbstverständlich', 'üblich'],
      wordings: [
        'In meinem Heimatland gibt es wenige Vereine, dort hilft vor allem die Familie.',
        'Auf dem Dorf in Georgien ist es selbstverständlich, dass alle zusammen ein Haus bauen.',
        'In meiner Heimat arbeiten Studenten im Sommer oft freiwillig für die Natur.',
        'Das Wort Ehrenamt kennt in meinem Land kaum jemand, aber Hilfe ist dort normal.',
      ],
    },
    {
      question: 'Welche Vorteile hat ein Ehrenamt für die Helfer und für die Gesellschaft?',
      aspect: 'die Vorteile eines Ehrenamts',
      followUps: [
        'Was lernt man, wenn man für andere Menschen arbeitet?',
        'Warum tut es gut, anderen zu helfen?',
      ],
      starter: 'Freiwillige Arbeit ist gut für …, denn man lernt …',
      words: ['vorteil', 'positiv', 'kontakt', 'kennen', 'freude', 'lächeln', 'stolz', 'sinnvoll', 'gesellschaft', 'zusammenhalt', 'lebenslauf', 'dankbar', 'gebraucht'],
      wordings: [
        'Ein Vorteil ist, dass man neue Leute kennenlernt und Deutsch sprechen kann.',
        'Es macht Freude, wenn jemand dankbar ist und man gebraucht wird.',
        'Die Gesellschaft wird besser, wenn sich die Menschen umeinander kümmern.',
        'Ein Ehrenamt sieht im Lebenslauf gut aus und kann bei einer Bewerbung helfen.',
      ],
    },
    {
      question: 'Welche Nachteile oder Probleme kann ein Ehrenamt mit sich bringen?',
      aspect: 'die Nachteile eines Ehrenamts',
      followUps: [
        'Warum haben viele Leute keine Lust oder keine Kraft für so eine Aufgabe?',
        'Was kann bei freiwilliger Arbeit schwierig sein?',
      ],
      starter: 'Problematisch ist, dass man …, und manche Helfer sind …',
      words: ['nachteil', 'negativ', 'problem', 'schwierig', 'freizeit', 'müde', 'überfordert', 'belast', 'ausgenutzt', 'ausnutz', 'sparen', 'spart'],
      wordings: [
        'Ein Nachteil ist, dass man viel Freizeit verliert und weniger Zeit für die Kinder hat.',
        'Manche Helfer sind überfordert, weil die Arbeit mit kranken Menschen schwer ist.',
        'Zum Problem wird es, wenn man ausgenutzt wird und niemand Danke sagt.',
        'Der Staat spart Geld, weil Freiwillige die Arbeit von bezahlten Mitarbeitern machen.',
      ],
    },
    {
      question: 'Was meinen Sie: Sollte jeder junge Mensch ein Jahr lang freiwillig arbeiten?',
      aspect: 'Ihre Meinung zu freiwilliger Arbeit',
      followUps: [
        'Sollte man Menschen für ein Ehrenamt doch ein wenig Geld geben?',
        'Würden Sie selbst gern ein Ehrenamt übernehmen?',
      ],
      starter: 'Meiner Meinung nach sollte …, aber niemand …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'zwingen', 'pflicht', 'zusammenfass', 'wünsche', 'glaube', 'denke'],
      wordings: [
        'Ich bin der Meinung, dass man niemanden zum Helfen zwingen darf.',
        'Meiner Ansicht nach sollte jeder nach der Schule ein soziales Jahr machen.',
        'Persönlich würde ich gern ein Ehrenamt übernehmen, wenn mein Deutsch besser ist.',
        'Zusammenfassend finde ich es wichtig, dass jeder ein bisschen für andere tut.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich bewundere Menschen, die sich um andere kümmern. Schon eine Stunde in der Woche kann für jemanden sehr viel bedeuten.',
    question: 'Wie könnte eine Stadt den Freiwilligen zeigen, dass ihre Arbeit geschätzt wird?',
    simplerQuestion: 'Wie kann man freiwilligen Helfern Danke sagen?',
    starter: 'Die Stadt könnte den Helfern … schenken oder …',
  },
};
