import type { WritingTask } from '@b1fuchs/contracts';

/** Informal letters about free time, travel and parties. */
export const leisureLetters: WritingTask[] = [
  {
    id: 'tanzkurs',
    section: 'teil1',
    title: 'Tanzkurs für Anfänger',
    situation:
      'Sie möchten tanzen lernen und haben einen Kurs für Anfänger gefunden. Allein wollen Sie ihn aber nicht besuchen. Ihre Freundin Miriam hört gern Musik und sucht ein neues Hobby. Schreiben Sie ihr eine E-Mail.',
    points: [
      'Informieren Sie Miriam über Zeit, Ort und Preis des Kurses.',
      'Begründen Sie, warum Sie tanzen lernen möchten.',
      'Fragen Sie Miriam, ob sie mitmacht, und bitten Sie um eine schnelle Antwort.',
    ],
    expressions: [
      {
        expression: '… findet … statt.',
        usage: 'Damit nennen Sie Zeit und Ort.',
        example: 'Der Kurs findet jeden Mittwoch um 19 Uhr statt.',
      },
      {
        expression: 'Ich wollte schon immer …',
        usage: 'So erzählen Sie von einem alten Wunsch.',
        example: 'Ich wollte schon immer Salsa tanzen.',
      },
      {
        expression: 'Machst du mit?',
        usage: 'Mit dieser Frage laden Sie jemanden zu einer Aktivität ein.',
        example: 'Der Kurs beginnt im Mai. Machst du mit?',
      },
      {
        expression: 'sich für … anmelden',
        usage: 'Das tut man, um einen Platz in einem Kurs zu bekommen.',
        example: 'Wir müssen uns bis Freitag für den Kurs anmelden.',
      },
      {
        expression: 'Sag mir bitte bis … Bescheid.',
        usage: 'So bitten Sie um eine Antwort bis zu einem bestimmten Tag.',
        example: 'Sag mir bitte bis Donnerstag Bescheid, ob du mitkommst.',
      },
    ],
  },
  {
    id: 'kino-am-wochenende',
    section: 'teil1',
    title: 'Kino am Wochenende',
    situation:
      'Sie möchten am Wochenende einen neuen Film sehen. Ihr Freund Tobias geht auch gern ins Kino, aber Sie haben ihn lange nicht mehr getroffen. Schreiben Sie ihm eine E-Mail.',
    points: [
      'Erzählen Sie, worum es in dem Film geht.',
      'Begründen Sie, warum Sie gerade diesen Film sehen möchten.',
      'Schlagen Sie vor, wann und wo Sie sich treffen.',
      'Sagen Sie, was Sie nach dem Film machen könnten.',
    ],
    expressions: [
      {
        expression: 'In dem Film geht es um …',
        usage: 'So sagen Sie, was das Thema eines Films ist.',
        example: 'In dem Film geht es um zwei Brüder aus Hamburg.',
      },
      {
        expression: 'Ich habe gehört, dass …',
        usage: 'So geben Sie etwas weiter, das andere erzählt haben.',
        example: 'Ich habe gehört, dass die Musik wunderschön ist.',
      },
      {
        expression: 'Lass uns doch … gehen!',
        usage: 'So machen Sie einen lockeren Vorschlag unter Freunden.',
        example: 'Lass uns doch am Samstag zusammen ins Kino gehen!',
      },
      {
        expression: 'Wie wäre es mit …?',
        usage: 'Damit schlagen Sie eine Zeit oder eine Aktivität vor.',
        example: 'Wie wäre es mit Samstag um 20 Uhr?',
      },
      {
        expression: 'Im Anschluss könnten wir …',
        usage: 'Damit sagen Sie, was danach möglich ist.',
        example: 'Im Anschluss könnten wir noch eine Pizza essen.',
      },
    ],
  },
  {
    id: 'ausflug-an-den-see',
    section: 'teil1',
    title: 'Ausflug an den See',
    situation:
      'Für den nächsten Sonntag planen Sie mit einigen Freunden einen Ausflug an den See. Ihre Freundin Katharina war in den letzten Wochen im Ausland und weiß noch nichts davon. Schreiben Sie ihr eine E-Mail, damit sie mitkommt.',
    points: [
      'Beschreiben Sie das Programm für den Tag.',
      'Erklären Sie, wie Sie zum See kommen.',
      'Sagen Sie, was Katharina mitbringen soll.',
    ],
    expressions: [
      {
        expression: 'Wir haben vor, … zu …',
        usage: 'So sprechen Sie über einen Plan.',
        example: 'Wir haben vor, im See zu schwimmen und danach zu grillen.',
      },
      {
        expression: 'Am einfachsten ist es, mit … zu fahren.',
        usage: 'So empfehlen Sie ein Verkehrsmittel.',
        example: 'Am einfachsten ist es, mit dem Zug zu fahren.',
      },
      {
        expression: 'Vergiss bitte nicht, … mitzubringen.',
        usage: 'Damit erinnern Sie jemanden an eine wichtige Sache.',
        example: 'Vergiss bitte nicht, eine warme Jacke mitzubringen.',
      },
      {
        expression: 'Falls es regnet, …',
        usage: 'Damit erklären Sie den Plan für schlechtes Wetter.',
        example: 'Falls es regnet, gehen wir ins Museum.',
      },
      {
        expression: 'Ich würde mich freuen, wenn du …',
        usage: 'So laden Sie jemanden herzlich ein.',
        example: 'Ich würde mich freuen, wenn du am Sonntag dabei wärst.',
      },
    ],
  },
  {
    id: 'reise-nach-wien',
    section: 'teil1',
    title: 'Reise nach Wien',
    situation:
      'In den Ferien waren Sie fünf Tage in Wien und sind gestern zurückgekommen. Ihre Freundin Hanna plant auch eine Reise dorthin und möchte wissen, wie es war. Schreiben Sie ihr eine E-Mail.',
    points: [
      'Berichten Sie, was Sie in Wien gesehen und gemacht haben.',
      'Beschreiben Sie, wo Sie gewohnt haben und wie es dort war.',
      'Erzählen Sie von einem Problem auf der Reise.',
      'Geben Sie Hanna einen Tipp für ihre Reise.',
    ],
    expressions: [
      {
        expression: 'Am ersten Tag haben wir …',
        usage: 'So beginnen Sie einen Bericht in der richtigen Reihenfolge.',
        example: 'Am ersten Tag haben wir das Schloss besichtigt.',
      },
      {
        expression: '… ist wirklich sehenswert.',
        usage: 'Damit empfehlen Sie einen interessanten Ort.',
        example: 'Der alte Markt ist wirklich sehenswert.',
      },
      {
        expression: 'Das hat nicht geklappt.',
        usage: 'Damit sagen Sie, dass etwas nicht wie geplant war.',
        example: 'Wir wollten am Abend zurückfahren, aber das hat nicht geklappt.',
      },
      {
        expression: 'An deiner Stelle würde ich …',
        usage: 'So geben Sie einer Freundin einen Rat.',
        example: 'An deiner Stelle würde ich die Karten vorher im Internet kaufen.',
      },
      {
        expression: 'Die Reise hat sich gelohnt.',
        usage: 'So sagen Sie, dass eine Reise die Zeit und das Geld wert war.',
        example: 'Es hat viel geregnet, aber die Reise hat sich gelohnt.',
      },
    ],
  },
  {
    id: 'party-zum-einzug',
    section: 'teil1',
    title: 'Party zum Einzug',
    situation:
      'Sie sind vor Kurzem in eine neue Wohnung gezogen und möchten das mit einer Party feiern. Ihr alter Schulfreund Lukas soll auch kommen, obwohl er ziemlich weit weg wohnt. Schreiben Sie ihm eine E-Mail.',
    points: [
      'Laden Sie Lukas ein und nennen Sie Tag und Uhrzeit.',
      'Beschreiben Sie Ihre neue Wohnung.',
      'Machen Sie einen Vorschlag, wo Lukas übernachten kann.',
    ],
    expressions: [
      {
        expression: 'Ich möchte dich herzlich zu … einladen.',
        usage: 'So beginnen Sie eine Einladung.',
        example: 'Ich möchte dich herzlich zu meiner Party einladen.',
      },
      {
        expression: 'Endlich habe ich …',
        usage: 'So zeigen Sie, dass Sie lange auf etwas gewartet haben.',
        example: 'Endlich habe ich eine eigene Wohnung gefunden.',
      },
      {
        expression: 'Bei mir ist genug Platz.',
        usage: 'So sagen Sie, dass ein Gast bei Ihnen schlafen kann.',
        example: 'Bleib doch über Nacht, denn bei mir ist genug Platz.',
      },
      {
        expression: 'Du brauchst nichts mitzubringen.',
        usage: 'Damit sagen Sie, dass Ihr Gast kein Essen und kein Geschenk braucht.',
        example: 'Du brauchst nichts mitzubringen, weil ich alles einkaufe.',
      },
      {
        expression: 'Ich freue mich schon auf …',
        usage: 'So zeigen Sie Freude über etwas, das noch kommt.',
        example: 'Ich freue mich schon auf den Abend mit dir.',
      },
    ],
  },
];
