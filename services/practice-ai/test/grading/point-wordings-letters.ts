/** Informal letters, by task id and point: three wordings that stand nowhere in the product, some with a learner's error. */
export const letterWordings: Record<string, string[][]> = {
  einkaufsbummel: [
    [
      'Der Tag in der Stadt war wunderschön, obwohl es ein bisschen geregnet hat.',
      'Wir waren in vielen Läden und haben mittags in einem Restaurant gegessen.',
      'Es gab so viele Leute in der Stadt, aber es hat uns trotzdem Spaß gemacht.',
    ],
    [
      'Ich habe mir ein neues Kleid gekauft, weil ich bald zu einer Hochzeit gehe.',
      'Für den Winter habe ich warme Stiefel gekauft, denn meine alten waren kaputt.',
      'Ich habe eine schöne Tasche gekauft, sie war nur 20 Euro.',
    ],
    [
      'Hast du am nächsten Samstag Zeit? Dann gehen wir zusammen einkaufen.',
      'Wir können nächste Woche noch einmal zusammen in die Stadt gehen.',
      'Wenn es dir besser geht, kommst du am Freitag mit mir zum Einkaufen?',
    ],
  ],
  'wohnung-besichtigen': [
    [
      'Sie hat zwei Schlafzimmer, ein modernes Bad und liegt im Erdgeschoss.',
      'In der Anzeige habe ich gelesen, dass die Wohnung 50 Quadratmeter hat und 550 Euro kostet.',
      'Die neue Wohnung liegt in der Nähe vom Park und hat einen kleinen Garten.',
    ],
    [
      'Ich möchte umziehen, weil meine Nachbarn jeden Abend laute Musik hören.',
      'Meine alte Wohnung ist zu teuer für mich, deshalb suche ich eine andere.',
      'Wir bekommen bald ein Kind und brauchen mehr Platz.',
    ],
    [
      'Kannst du mit mir zur Besichtigung gehen? Wir treffen uns um vier Uhr am Bahnhof.',
      'Ich möchte nicht allein gehen. Kommst du mit? Ich warte vor dem Supermarkt auf dich.',
      'Bitte begleite mich, wir könnten uns um halb fünf vor der Wohnung treffen.',
    ],
  ],
  'computer-kaufen': [
    [
      'Mein Computer ist kaputt und startet nicht mehr.',
      'Der alte Computer braucht zehn Minuten, bis er an ist.',
      'Leider geht mein Laptop immer wieder aus und macht laute Geräusche.',
    ],
    [
      'Ich brauche den Computer für die Universität, weil ich viele Texte schreiben muss.',
      'Mit dem neuen Computer möchte ich Deutsch lernen und Videos sehen.',
      'Den neuen Laptop brauche ich für meine Arbeit im Homeoffice.',
    ],
    [
      'Ich kann nicht mehr als 450 Euro ausgeben.',
      'Leider habe ich nur 300 Euro für einen neuen Computer.',
      'Der Computer darf maximal 700 Euro kosten.',
    ],
    [
      'Kannst du mir bitte helfen? Wir könnten uns am Montag nach der Arbeit treffen.',
      'Hilfst du mir beim Kaufen? Ich habe am Donnerstag Zeit und kann in dein Geschäft kommen.',
      'Du weißt viel über Computer, deshalb bitte ich dich um Hilfe. Treffen wir uns am Sonntag?',
    ],
  ],
  'italienisch-lernen': [
    [
      'Ich lerne Italienisch, weil ich die Sprache sehr schön finde.',
      'Im Sommer fahre ich nach Italien und möchte mit den Menschen dort sprechen.',
      'Mein Freund ist Italiener, darum will ich seine Sprache lernen.',
    ],
    [
      'Ich lerne jeden Montag in einem Sprachkurs und mache viele Übungen.',
      'Zu Hause lerne ich mit einem Buch und höre italienische Podcasts.',
      'Ich gehe am Abend in eine Sprachschule, dort sind wir acht Leute.',
    ],
    [
      'Die Aussprache ist sehr schwer für mich. Was soll ich machen?',
      'Ich vergesse immer die neuen Wörter. Hast du einen Tipp, wie ich sie lernen kann?',
      'Grammatik finde ich schwierig. Kannst du mir einen Rat geben?',
    ],
  ],
  'neues-auto': [
    [
      'Das Auto ist weiß und hat fünf Türen, am besten gefällt mir das Radio.',
      'Mein neues Auto sieht sehr schick aus und ist schwarz.',
      'Es ist ein kleiner grüner Wagen und die Farbe finde ich toll.',
    ],
    [
      'Ich brauche ein Auto, weil ich jeden Tag zur Arbeit fahren muss.',
      'Ohne Auto dauert mein Weg zur Arbeit zwei Stunden.',
      'Wir wohnen jetzt auf dem Land und hier gibt es keine Busse.',
    ],
    [
      'Möchtest du mit mir am Samstag an den See fahren?',
      'Ich lade dich zu einer Fahrt ein, wir könnten nach Hamburg fahren.',
      'Wir können am Wochenende zusammen einen Ausflug mit dem Auto in die Berge machen.',
    ],
  ],
  tanzkurs: [
    [
      'Der Tanzkurs ist jeden Dienstag um 20 Uhr in der Volkshochschule und kostet 100 Euro.',
      'Er findet am Freitag von sechs bis acht Uhr in der Tanzschule Müller statt und kostet 75 Euro im Monat.',
      'Der Kurs beginnt nächste Woche um 19 Uhr, ist in der Goethestraße und sehr billig.',
    ],
    [
      'Ich möchte tanzen lernen, weil ich auf Partys immer nur sitze.',
      'Tanzen ist gut für die Gesundheit und macht Spaß.',
      'Ich heirate bald und will auf meiner Hochzeit gut tanzen.',
    ],
    [
      'Machst du mit? Antworte mir bitte schnell.',
      'Hast du Lust, mit mir den Kurs zu besuchen? Bitte antworte bald, denn es gibt nur wenige Plätze.',
      'Willst du auch kommen? Sag mir bitte schnell Bescheid.',
    ],
  ],
  'kino-am-wochenende': [
    [
      'In dem Film geht es um einen alten Mann, der seinen Sohn sucht.',
      'Der Film ist eine Komödie über eine Lehrerin und ihre Schüler.',
      'Es ist ein Film über einen Jungen, der mit seinem Hund durch Deutschland reist.',
    ],
    [
      'Ich möchte diesen Film sehen, weil der Regisseur sehr berühmt ist.',
      'Diesen Film will ich sehen, denn meine Schwester hat gesagt, er ist sehr lustig.',
      'Der Film hat viele Preise bekommen, deshalb möchte ich ihn unbedingt sehen.',
    ],
    [
      'Wir können uns am Samstag um sieben Uhr am Kino treffen.',
      'Wollen wir uns am Sonntag um 18 Uhr vor dem Bahnhof treffen?',
      'Ich schlage vor, dass wir uns am Freitag um acht vor dem Eingang treffen.',
    ],
    [
      'Nach dem Kino könnten wir etwas essen gehen.',
      'Nach dem Film gehen wir vielleicht in ein Café und sprechen über alles.',
      'Danach können wir in eine Bar gehen und etwas trinken.',
    ],
  ],
  'ausflug-an-den-see': [
    [
      'Am Vormittag gehen wir schwimmen und dann machen wir ein Picknick.',
      'Wir wollen am See Fußball spielen, grillen und in der Sonne liegen.',
      'Zuerst fahren wir Boot, später essen wir zusammen und spielen Karten.',
    ],
    [
      'Wir fahren mit dem Bus zum See, er fährt um zehn Uhr ab.',
      'Mein Bruder fährt uns mit seinem Auto zum See.',
      'Zum See kommen wir mit dem Zug und dann gehen wir zu Fuß.',
    ],
    [
      'Kannst du bitte einen Kuchen und Getränke mitbringen?',
      'Nimm bitte deinen Badeanzug und eine Decke mit.',
      'Vergiss nicht die Sonnencreme und bring etwas Obst mit.',
    ],
  ],
  'reise-nach-wien': [
    [
      'In Wien habe ich den Stephansdom und viele Museen gesehen.',
      'Wir sind ins Theater gegangen und haben einen Spaziergang an der Donau gemacht.',
      'Ich habe das Schloss besichtigt und Wiener Schnitzel gegessen.',
    ],
    [
      'Wir haben in einem billigen Hotel gewohnt, das Frühstück war lecker.',
      'Ich habe bei meiner Tante gewohnt und dort war es gemütlich.',
      'Unser Zimmer in der Jugendherberge war klein, aber sauber.',
    ],
    [
      'Am zweiten Tag habe ich meine Tasche in der U-Bahn vergessen.',
      'Es gab ein Problem: Unser Flug hatte vier Stunden Verspätung.',
      'Leider hat jemand mein Geld gestohlen.',
    ],
    [
      'Ich empfehle dir, die Tickets online zu kaufen.',
      'Mein Tipp für dich: Kauf eine Wochenkarte für die U-Bahn.',
      'Du solltest unbedingt im Mai nach Wien fahren, weil das Wetter dann schön ist.',
    ],
  ],
  'party-zum-einzug': [
    [
      'Ich möchte dich zu meiner Party am Samstag um 20 Uhr einladen.',
      'Die Party beginnt am Freitag um sieben Uhr. Kommst du?',
      'Am 15. Mai mache ich um 18 Uhr eine Party und du musst auch kommen.',
    ],
    [
      'Meine neue Wohnung ist groß und hat drei Zimmer und eine moderne Küche.',
      'Die Wohnung liegt im Zentrum und ist sehr hell.',
      'Ich habe jetzt ein großes Wohnzimmer und einen Balkon mit Blick auf den Park.',
    ],
    [
      'Du kannst in meinem Gästezimmer übernachten.',
      'Du kannst bei mir schlafen, ich habe ein großes Sofa.',
      'In der Nähe gibt es ein billiges Hotel, dort kannst du übernachten.',
    ],
  ],
};
