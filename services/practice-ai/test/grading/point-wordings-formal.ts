/** Formal letters, by task id and point: three wordings that stand nowhere in the product, some with a learner's error. */
export const formalWordings: Record<string, string[][]> = {
  'einladung-hoeflich-absagen': [
    [
      'Vielen Dank für die Einladung zu Ihrem 50. Geburtstag.',
      'Ich danke Ihnen sehr für Ihre Einladung zum Essen.',
      'Ich habe Ihre Einladung bekommen und mich sehr gefreut.',
    ],
    [
      'Leider kann ich an diesem Abend nicht kommen, weil mein Sohn krank ist.',
      'Es tut mir leid, aber ich muss absagen, denn ich bin an diesem Wochenende in Spanien.',
      'Ich kann leider nicht dabei sein, weil ich an diesem Tag eine Prüfung habe.',
    ],
    [
      'Ich wünsche Ihnen eine schöne Feier.',
      'Ich hoffe, dass Sie einen wunderschönen Abend mit Ihren Gästen haben.',
      'Ich wünsche Ihnen alles Gute und ein schönes Geburtstagsfest.',
    ],
  ],
  'termin-verschieben': [
    [
      'Es tut mir leid, dass ich den Termin nicht wahrnehmen kann.',
      'Ich bitte Sie um Entschuldigung.',
      'Entschuldigen Sie bitte, dass ich erst heute schreibe.',
    ],
    [
      'Ich kann am Mittwoch nicht kommen, weil ich arbeiten muss.',
      'Mein Kollege ist krank, deshalb muss ich am Mittwochvormittag arbeiten.',
      'Leider habe ich an diesem Vormittag eine wichtige Besprechung in der Firma.',
    ],
    [
      'Kann ich bitte einen neuen Termin am Donnerstag um elf Uhr bekommen?',
      'Wäre ein anderer Termin möglich, zum Beispiel am Freitagnachmittag?',
      'Ich möchte Sie um einen neuen Termin bitten. Am Montag habe ich den ganzen Tag Zeit.',
    ],
  ],
  vorstellungsgespraech: [
    [
      'Vielen Dank für die Einladung, ich komme gern am Dienstag um elf Uhr.',
      'Ich bedanke mich für Ihre Einladung und bestätige den Termin.',
      'Danke für Ihre E-Mail. Ich werde am Dienstag pünktlich da sein.',
    ],
    [
      'Ich möchte gern wissen, welche Unterlagen ich mitbringen soll.',
      'Soll ich meinen Lebenslauf und mein Zeugnis mitbringen?',
      'Welche Dokumente muss ich zum Gespräch mitnehmen?',
    ],
    [
      'Können Sie mir bitte den Weg zum Hotel erklären?',
      'Wie komme ich am besten vom Bahnhof zu Ihnen?',
      'Könnten Sie mir sagen, mit welchem Bus ich zu Ihrem Hotel fahren kann?',
    ],
  ],
  'kurs-wechseln': [
    [
      'Ich kann den Kurs am Vormittag nicht mehr besuchen, weil ich eine neue Arbeit habe.',
      'Ab nächstem Monat muss ich morgens arbeiten.',
      'Leider kann ich nicht mehr am Vormittag lernen, denn ich habe einen neuen Job.',
    ],
    [
      'Ich möchte gern in einen Abendkurs wechseln.',
      'Haben Sie einen freien Platz in einem Kurs am Abend?',
      'Ich bitte Sie um einen Platz in einem Abendkurs.',
    ],
    [
      'Kostet der Abendkurs mehr?',
      'Ich möchte auch wissen, wie viel der neue Kurs kostet.',
      'Ist der Preis für den Kurs am Abend gleich oder höher?',
    ],
  ],
  elternabend: [
    [
      'Ich komme gern zum Elternabend am Donnerstag.',
      'Ich möchte am Elternabend teilnehmen.',
      'Natürlich komme ich zum Elternabend in der Schule meines Sohnes.',
    ],
    [
      'Ich komme etwas später, weil ich bis 18 Uhr arbeiten muss.',
      'Leider werde ich eine halbe Stunde zu spät kommen, denn ich muss arbeiten.',
      'Meine Arbeit ist erst um sechs Uhr zu Ende, deshalb komme ich nicht pünktlich.',
    ],
    [
      'Ich kann beim Sommerfest gern helfen.',
      'Für das Sommerfest möchte ich einen Salat mitbringen.',
      'Wenn Sie Hilfe für das Sommerfest brauchen, kann ich Würstchen grillen.',
    ],
  ],
  'heizung-in-der-wohnung': [
    [
      'Die Heizung in meiner Wohnung ist seit gestern kaputt.',
      'Meine Heizung funktioniert nicht und es ist sehr kalt in der Wohnung.',
      'Seit zwei Tagen geht die Heizung im Schlafzimmer nicht mehr an.',
    ],
    [
      'Es muss schnell gehen, weil meine Kinder noch klein sind.',
      'Meine Tochter ist schon krank, deshalb brauche ich schnell Hilfe.',
      'Es ist Winter und wir können in der kalten Wohnung nicht schlafen.',
    ],
    [
      'Bitte reparieren Sie die Heizung, ich bin jeden Tag ab 16 Uhr zu Hause.',
      'Können Sie bitte jemanden schicken? Ich bin am Vormittag zu Hause.',
      'Bitte schicken Sie einen Techniker. Morgen bin ich den ganzen Tag da.',
    ],
  ],
};
