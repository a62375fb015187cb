/** For each formal letter and each of its points, in their order: at least three ways a learner may put it in an answer. */
export const teil3Paraphrases: Record<string, string[][]> = {
  'einladung-hoeflich-absagen': [
    [
      'Herzlichen Dank, dass Sie mich zu Ihrem Geburtstag eingeladen haben.',
      'Über Ihre Einladung habe ich mich sehr gefreut.',
      'Es ist sehr nett von Ihnen, dass Sie auch an mich gedacht haben.',
    ],
    [
      'Leider kann ich nicht kommen, weil meine Eltern an diesem Tag zu Besuch sind.',
      'Am Freitag bin ich auf der Hochzeit meiner Schwester und muss deshalb absagen.',
      'Ich habe an diesem Abend Unterricht, daher ist es mir nicht möglich, dabei zu sein.',
    ],
    [
      'Ich wünsche Ihnen und Ihren Gästen einen schönen Abend.',
      'Hoffentlich wird es ein wunderbares Fest für Sie.',
      'Feiern Sie schön und genießen Sie Ihren besonderen Tag!',
    ],
  ],
  'termin-verschieben': [
    [
      'Bitte entschuldigen Sie meine späte Nachricht.',
      'Es tut mir wirklich leid, dass ich absagen muss.',
      'Ich möchte mich bei Ihnen dafür entschuldigen, dass ich den Termin ändern muss.',
    ],
    [
      'Meine Kollegin ist krank geworden und ich muss sie an diesem Tag vertreten.',
      'Weil ich am Mittwoch plötzlich arbeiten muss, kann ich nicht zu Ihnen kommen.',
      'Mein Chef braucht mich am Vormittag in der Firma.',
    ],
    [
      'Könnten wir uns stattdessen am Freitag um neun Uhr treffen?',
      'Ich hätte am Donnerstag nach 15 Uhr Zeit.',
      'Haben Sie in der nächsten Woche noch einen Termin frei, zum Beispiel am Montag?',
      'Darf ich Sie um einen anderen Tag bitten? Nächste Woche bin ich immer ab zwölf Uhr frei.',
    ],
  ],
  vorstellungsgespraech: [
    [
      'Vielen Dank für Ihre Einladung, ich komme am Dienstag gern zu Ihnen.',
      'Ich habe mich sehr über Ihre Nachricht gefreut und kann um elf Uhr da sein.',
      'Danke, dass Sie mich kennenlernen möchten. Der Termin passt mir gut.',
    ],
    [
      'Welche Papiere brauchen Sie für das Gespräch von mir?',
      'Soll ich meine Zeugnisse und meinen Ausweis mitbringen?',
      'Bitte sagen Sie mir, welche Dokumente ich mitnehmen muss.',
    ],
    [
      'Können Sie mir erklären, wie ich mit dem Bus zu Ihnen komme?',
      'Ich kenne Ihr Hotel noch nicht. Wo genau ist der Eingang?',
      'Gibt es in der Nähe eine Haltestelle oder einen Parkplatz?',
    ],
  ],
  'kurs-wechseln': [
    [
      'Ich habe eine Stelle gefunden und muss am Vormittag arbeiten.',
      'Wegen meiner neuen Arbeitszeiten habe ich morgens keine Zeit mehr für den Unterricht.',
      'Ab Mai kann ich vormittags nicht mehr kommen, weil ich dann in einem Café arbeite.',
      'Meine Firma hat mich ab Juni für die Frühschicht eingeteilt.',
    ],
    [
      'Ist in einer Gruppe am Abend noch ein Platz für mich frei?',
      'Ich würde gern in einen Kurs wechseln, der nach 18 Uhr beginnt.',
      'Könnten Sie mich bitte für den Abendkurs anmelden?',
    ],
    [
      'Ist der Unterricht am Abend teurer?',
      'Muss ich für den neuen Kurs noch etwas bezahlen?',
      'Wie hoch ist der Preis, wenn ich die Gruppe wechsle?',
    ],
  ],
  elternabend: [
    [
      'Ich komme am Donnerstag gern in die Schule.',
      'Zum Elternabend möchte ich auf jeden Fall kommen.',
      'Vielen Dank für die Einladung, ich bin dabei.',
    ],
    [
      'Leider schaffe ich es nicht pünktlich, weil meine Arbeit erst um 18 Uhr endet.',
      'Ich bin erst gegen halb sieben da, denn ich muss noch mit dem Bus fahren.',
      'Mein Dienst dauert an diesem Tag länger, deshalb komme ich etwas später.',
    ],
    [
      'Für das Sommerfest kann ich einen Kuchen backen.',
      'Wenn Sie möchten, helfe ich beim Aufbau der Tische.',
      'Ich würde gern die Getränke für das Fest besorgen.',
    ],
  ],
  'heizung-in-der-wohnung': [
    [
      'Die Heizung wird seit gestern nicht mehr warm.',
      'In allen Zimmern ist es kalt und es gibt auch kein warmes Wasser.',
      'Der Heizkörper im Wohnzimmer macht laute Geräusche und bleibt kalt.',
    ],
    [
      'Es ist dringend, weil ich ein kleines Baby habe.',
      'Bei diesem Wetter sind nur noch 14 Grad in der Wohnung und meine Kinder werden krank.',
      'Draußen liegt Schnee, deshalb können wir nicht lange warten.',
      'Wir frieren, und jede Nacht wird es kälter.',
    ],
    [
      'Schicken Sie bitte einen Handwerker, ich bin morgen ab 15 Uhr da.',
      'Könnten Sie die Heizung reparieren lassen? Vormittags bin ich immer zu Hause.',
      'Bitte kümmern Sie sich darum. Am Donnerstag habe ich den ganzen Tag frei.',
      'Kann bald jemand vorbeikommen und die Heizung prüfen? Ich bin werktags bis elf Uhr in der Wohnung.',
    ],
  ],
};
