import type { PresentationTopic } from '../catalogue-types.js';

/** Internet: jeden Tag online */
export const internetJedenTag: PresentationTopic = {
  id: 'internet-jeden-tag',
  title: 'Internet: jeden Tag online',
  guidingQuestions: [
    {
      question: 'Wofür benutzen Menschen heute das Internet?',
      aspect: 'die vielen Möglichkeiten im Internet',
      followUps: [
        'Nennen Sie bitte einige Dinge, die man heute online erledigen kann.',
        'Was kann man im Internet machen?',
      ],
      starter: 'Im Internet kann man …, … und zum Beispiel auch …',
      words: ['thema', 'präsentation', 'überweis', 'buchen', 'wetterbericht', 'fahrplan', 'formular', 'erledig', 'onlinebanking', 'videoanruf'],
      wordings: [
        'Das Thema meiner Präsentation ist das Internet und wofür wir es heute benutzen.',
        'Man kann online ein Hotel buchen, Formulare ausfüllen und Geld überweisen.',
        'Die meisten Leute suchen im Netz nach dem Wetterbericht, nach Fahrplänen oder nach Nachrichten.',
        'Vom Arzttermin bis zum Kinoticket lässt sich heute fast alles am Computer erledigen.',
      ],
    },
    {
      question: 'Wie nutzen Sie persönlich das Internet?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Internet',
      followUps: [
        'Was haben Sie schon Gutes oder Schlechtes im Netz erlebt?',
        'Wie viele Stunden am Tag sind Sie online?',
      ],
      starter: 'Ich bin jeden Tag ungefähr … Stunden im Internet, vor allem, um … zu …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'stunde', 'morgens', 'abends', 'neulich', 'meistens', 'täglich', 'bruder', 'gefunden'],
      wordings: [
        'Ich bin jeden Tag ungefähr drei Stunden online, meistens abends auf dem Sofa.',
        'Mit meinem Bruder in Kanada spreche ich jeden Sonntag über das Internet.',
        'Einmal habe ich im Netz eine Wohnung gesucht und schon nach einer Woche gefunden.',
        'Neulich hat bei mir zu Hause das WLAN nicht funktioniert, und ich konnte nichts lernen.',
      ],
    },
    {
      question: 'Wie ist die Situation mit dem Internet in Ihrem Heimatland?',
      aspect: 'das Internet in Ihrem Heimatland',
      followUps: [
        'Haben in Ihrer Heimat alle Menschen einen guten Zugang zum Netz, auch in den Dörfern?',
        'Ist das Internet in Ihrer Heimat schnell oder langsam?',
      ],
      starter: 'In meinem Heimatland haben … Prozent der Menschen Internet, aber auf dem Land …',
      words: ['heimat', 'herkunft', 'land', 'dörfer', 'dorf', 'internetcafé', 'hauptstadt', 'prozent', 'großeltern'],
      wordings: [
        'In meinem Heimatland ist das Internet in den Städten sehr schnell und billig.',
        'In den Dörfern gibt es dort oft nur eine schlechte oder gar keine Verbindung.',
        'Bei uns in Estland kann man sogar von zu Hause aus am Computer wählen.',
        'Als ich klein war, gingen meine Landsleute noch ins Internetcafé, heute hat jeder ein Handy.',
      ],
    },
    {
      question: 'Welche Vorteile bringt uns das Internet?',
      aspect: 'die Vorteile des Internets',
      followUps: [
        'Was ist durch das Internet im Alltag leichter geworden?',
        'Was gefällt Ihnen am Internet?',
      ],
      starter: 'Ein großer Vorteil des Internets ist, dass man … kann, ohne …',
      words: ['vorteil', 'positiv', 'leichter', 'schneller', 'bequem', 'kostenlos', 'praktisch', 'nützlich', 'spar', 'erleichter'],
      wordings: [
        'Durch das Internet findet man jede Information viel schneller als früher.',
        'Der wichtigste Vorteil ist, dass man kostenlos mit Menschen auf der ganzen Welt reden kann.',
        'Praktisch finde ich auch, dass man nicht mehr zur Bank gehen muss.',
        'Wer etwas lernen will, bekommt online viele gute Kurse und nützliche Videos.',
      ],
    },
    {
      question: 'Welche Nachteile und Gefahren hat das Internet?',
      aspect: 'die Nachteile und Gefahren des Internets',
      followUps: [
        'Wann kann das Internet zu einem Problem werden?',
        'Was ist schlecht am Internet?',
      ],
      starter: 'Das Internet hat auch Nachteile: Viele Menschen …, und manchmal …',
      words: ['nachteil', 'negativ', 'gefahr', 'gefährlich', 'problem', 'betrüg', 'betrug', 'falsch', 'süchtig', 'virus', 'passwort', 'passwörter', 'fremde'],
      wordings: [
        'Negativ ist, dass im Netz viele falsche Nachrichten stehen.',
        'Manche Jugendliche werden süchtig und können gar nicht mehr ohne Bildschirm leben.',
        'Es gibt Betrüger, die unsere Passwörter und unser Geld stehlen wollen.',
        'Gefährlich ist auch, dass fremde Leute persönliche Daten von uns bekommen.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Könnten wir heute ohne Internet leben?',
      aspect: 'Ihre Meinung über ein Leben mit und ohne Internet',
      followUps: [
        'Wie stehen Sie persönlich zum Internet, und sollten wir vielleicht öfter offline sein?',
        'Ist das Internet für Sie eher gut oder eher schlecht?',
      ],
      starter: 'Meiner Meinung nach ist ein Leben ohne Internet …, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'fazit', 'empfehl', 'unmöglich', 'vorstell', 'offline', 'überwieg', 'zusammenfass', 'sollte'],
      wordings: [
        'Ein Leben ganz ohne Internet kann ich mir heute nicht mehr vorstellen.',
        'Ich bin der Ansicht, dass jeder von uns öfter mal offline sein sollte.',
        'Für mich überwiegen die guten Seiten, aber man muss vorsichtig bleiben.',
        'Mein Fazit lautet: Das Netz ist eine tolle Erfindung, wenn man es klug benutzt.',
      ],
    },
  ],
  closing: {
    remark: 'Ich schätze das Internet sehr, aber am Wochenende tut mir ein Tag ohne Computer richtig gut.',
    question: 'Wie kann man älteren Menschen helfen, die mit dem Internet noch keine Übung haben?',
    simplerQuestion: 'Eine ältere Nachbarin versteht das Internet nicht. Wie helfen Sie ihr?',
    starter: 'Man könnte für ältere Menschen …, damit sie …',
  },
};
