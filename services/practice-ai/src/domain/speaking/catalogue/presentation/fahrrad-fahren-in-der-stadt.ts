import type { PresentationTopic } from '../catalogue-types.js';

/** The bicycle as a means of transport in town. */
export const fahrradFahrenInDerStadt: PresentationTopic = {
  id: 'fahrrad-fahren-in-der-stadt',
  title: 'Fahrrad fahren in der Stadt',
  guidingQuestions: [
    {
      question: 'Wer benutzt in der Stadt ein Fahrrad und wofür braucht man es?',
      aspect: 'das Fahrrad als Verkehrsmittel in der Stadt',
      followUps: [
        'Zu welchen Zwecken fahren Menschen mit dem Rad durch die Stadt?',
        'Wohin fährt man mit dem Fahrrad?',
      ],
      starter: 'In der Stadt benutzen vor allem … das Fahrrad, um … zu …',
      words: ['thema', 'präsentation', 'verkehrsmittel', 'zweck', 'schulweg', 'arbeitsweg', 'kurier', 'lastenrad', 'elektrofahrrad', 'leihfahrr'],
      wordings: [
        'In meinem Vortrag geht es um das Thema Fahrrad als Verkehrsmittel in der Stadt.',
        'Viele Leute fahren mit dem Rad zur Arbeit oder holen mit dem Lastenrad die Kinder ab.',
        'Es gibt normale Räder, E-Bikes und Leihfahrräder, die man mit dem Handy mieten kann.',
        'Kuriere bringen mit dem Rad Pakete und warmes Essen zu den Kunden.',
      ],
    },
    {
      question: 'Wie oft fahren Sie selbst mit dem Rad und was haben Sie dabei erlebt?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Fahrrad',
      followUps: [
        'Wie und von wem haben Sie Rad fahren gelernt?',
        'Haben Sie ein Fahrrad, und fahren Sie gern damit?',
      ],
      starter: 'Rad fahren habe ich mit … Jahren gelernt, und heute fahre ich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'gelernt', 'beigebracht', 'hingefallen', 'vater', 'bruder', 'flohmarkt', 'deutschkurs', 'gestohlen', 'letzte', 'gestern', 'sohn'],
      wordings: [
        'Mein Vater hat mir das Radfahren beigebracht, als ich sechs Jahre alt war.',
        'Letzten Herbst wurde mir vor dem Bahnhof das Rad gestohlen, das hat mich sehr geärgert.',
        'Ich habe erst als Erwachsene Rad fahren gelernt und bin am Anfang oft hingefallen.',
        'Ich fahre jeden Morgen mit meinem alten Rad vom Flohmarkt zum Deutschkurs.',
      ],
    },
    {
      question: 'Wie beliebt ist das Radfahren in Ihrem Heimatland?',
      aspect: 'das Radfahren in Ihrem Heimatland',
      followUps: [
        'Gibt es in den Städten Ihrer Heimat Wege für Fahrräder?',
        'Fahren in Ihrer Heimat viele Frauen und Männer mit dem Rad?',
      ],
      starter: 'In meinem Heimatland fahren … mit dem Rad, denn dort …',
      words: ['heimat', 'herkunft', 'land', 'moped', 'motorrad', 'hitze', 'berge', 'bergig', 'üblich', 'spielzeug', 'hauptstadt'],
      wordings: [
        'In meiner Heimat sieht man kaum Fahrräder, weil es im Sommer zu heiß ist.',
        'Die meisten Leute in meinem Land nehmen das Moped, auch für kurze Strecken.',
        'Das Rad gilt in meinem Heimatland eher als Spielzeug für Kinder.',
        'In Bolivien liegen viele Städte in den Bergen, deshalb fährt dort fast niemand Rad.',
      ],
    },
    {
      question: 'Welche Vorteile hat das Fahrrad gegenüber dem Auto?',
      aspect: 'die Vorteile des Fahrrads',
      followUps: [
        'Was spart man, wenn man das Auto stehen lässt und aufs Rad steigt?',
        'Warum ist das Rad in der Stadt praktisch?',
      ],
      starter: 'Mit dem Rad ist man …, und man braucht kein …',
      words: ['vorteil', 'positiv', 'gesund', 'bewegung', 'bewegt', 'abgase', 'umwelt', 'benzin', 'parkplatz', 'stau', 'billig', 'günstig', 'fit'],
      wordings: [
        'Ein Vorteil ist, dass man nie im Stau steht und keinen Parkplatz suchen muss.',
        'Radfahren ist gesund, weil man sich jeden Tag an der frischen Luft bewegt.',
        'Fahrräder machen keinen Lärm und keine Abgase, das ist gut für die Umwelt.',
        'Ein Rad ist günstig, denn man zahlt weder Benzin noch Steuern.',
      ],
    },
    {
      question: 'Welche Nachteile und Gefahren gibt es für Radfahrer in der Stadt?',
      aspect: 'die Nachteile und Gefahren des Radfahrens',
      followUps: [
        'In welchen Situationen kann es auf der Straße gefährlich werden?',
        'Was ist beim Radfahren unangenehm?',
      ],
      starter: 'Gefährlich ist es, wenn …, und bei schlechtem Wetter …',
      words: ['nachteil', 'negativ', 'gefahr', 'gefährlich', 'unfall', 'unfälle', 'regen', 'regnet', 'glatt', 'winter', 'lkw', 'angst', 'schwitz', 'übersehen'],
      wordings: [
        'Ein Nachteil ist das Wetter, denn bei Regen kommt man ganz nass ins Büro.',
        'An großen Kreuzungen ist es gefährlich, weil Autofahrer die Räder oft übersehen.',
        'Im Winter sind die Straßen glatt, und dann passieren viele Unfälle.',
        'Manche Leute haben Angst, zwischen Bussen und Autos zu fahren.',
      ],
    },
    {
      question: 'Was denken Sie: Sollten die Städte mehr Platz für Fahrräder schaffen?',
      aspect: 'Ihre Meinung zu mehr Platz für Fahrräder',
      followUps: [
        'Sind Sie dafür, dass alle Radfahrer einen Helm tragen müssen?',
        'Braucht die Innenstadt mehr Radwege?',
      ],
      starter: 'Die Städte sollten meiner Meinung nach …, damit …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'helm', 'autofrei', 'breiter', 'zusammenfass', 'glaube', 'denke'],
      wordings: [
        'Ich bin der Meinung, dass die Innenstadt autofrei werden sollte.',
        'Meiner Ansicht nach brauchen wir breitere Radwege, damit alle sicher ankommen.',
        'Persönlich bin ich für eine Helmpflicht, auch wenn der Helm nicht schön aussieht.',
        'Zusammenfassend empfehle ich jedem, kurze Wege mit dem Rad zu machen.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich fahre selbst bei fast jedem Wetter mit dem Rad, nur bei Schnee nehme ich lieber den Bus.',
    question: 'Welche Regeln im Straßenverkehr sollten Radfahrer besser beachten?',
    simplerQuestion: 'Was machen manche Radfahrer auf der Straße falsch?',
    starter: 'Viele Radfahrer …, obwohl man eigentlich …',
  },
};
