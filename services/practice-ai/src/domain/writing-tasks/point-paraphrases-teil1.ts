/** For each informal letter and each of its points, in their order: at least three ways a learner may put it in an answer. */
export const teil1Paraphrases: Record<string, string[][]> = {
  einkaufsbummel: [
    [
      'Im Zentrum war es voll, aber wir hatten den ganzen Tag viel Spaß.',
      'Wir sind durch viele Geschäfte gelaufen und haben danach in einem Café gesessen.',
      'Mir hat der Samstag sehr gut gefallen, weil das Wetter schön war und es dort so viele Läden gibt.',
    ],
    [
      'Ich habe mir einen roten Pullover gekauft, weil er nicht teuer war.',
      'Am Ende habe ich neue Schuhe mitgenommen, denn meine alten sind kaputt.',
      'Für meinen Bruder habe ich ein Buch gefunden, das er sich schon lange wünscht.',
    ],
    [
      'Wollen wir nächsten Samstag zusammen einkaufen gehen?',
      'Wenn du wieder gesund bist, können wir am Freitag gemeinsam in die Stadt fahren.',
      'Wie wäre es, wenn du das nächste Mal mitkommst, vielleicht in zwei Wochen?',
    ],
  ],
  'wohnung-besichtigen': [
    [
      'Die Wohnung hat drei Zimmer, eine große Küche und einen Balkon.',
      'Laut Anzeige kostet sie 700 Euro im Monat und liegt im zweiten Stock.',
      'Sie ist hell, nicht weit vom Bahnhof und ungefähr 60 Quadratmeter groß.',
    ],
    [
      'Ich will umziehen, weil meine jetzige Wohnung zu klein ist.',
      'Bei mir ist es nachts zu laut, deshalb suche ich etwas Neues.',
      'Der Weg zu meiner Arbeit dauert zu lange, darum möchte ich näher am Zentrum wohnen.',
      'Wir sind jetzt zu viert und die Kinder brauchen ein eigenes Zimmer.',
    ],
    [
      'Kannst du bitte mitkommen? Wir könnten uns um 17 Uhr an der Haltestelle treffen.',
      'Ich würde mich freuen, wenn du mit mir hingehst, und warte vor dem Haus auf dich.',
      'Hast du am Donnerstag Zeit für mich? Am besten sehen wir uns am Eingang.',
    ],
  ],
  'computer-kaufen': [
    [
      'Mein alter Computer ist sehr langsam und geht manchmal einfach aus.',
      'Seit einer Woche bleibt der Bildschirm schwarz, wenn ich das Gerät einschalte.',
      'Er ist acht Jahre alt und die neuen Programme laufen nicht mehr.',
    ],
    [
      'Ich brauche ihn, weil ich damit Deutsch lernen und E-Mails schreiben will.',
      'Das neue Gerät möchte ich hauptsächlich für mein Studium benutzen.',
      'Damit will ich abends Filme sehen und am Wochenende von zu Hause arbeiten.',
    ],
    [
      'Mehr als 600 Euro kann ich leider nicht bezahlen.',
      'Ich habe ungefähr 400 Euro gespart.',
      'Er soll nicht teuer sein, denn ich möchte höchstens 500 Euro ausgeben.',
    ],
    [
      'Kannst du mir bei der Auswahl helfen? Ich könnte am Samstag zu dir in den Laden kommen.',
      'Hättest du am Freitag nach der Arbeit Zeit, mich zu beraten?',
      'Ich brauche deinen Rat. Wollen wir uns nächste Woche in der Stadt treffen?',
      'Du kennst dich doch gut aus. Berätst du mich, wenn ich am Mittwoch zu dir komme?',
    ],
  ],
  'italienisch-lernen': [
    [
      'Ich lerne die Sprache, weil ich nächstes Jahr nach Rom reisen möchte.',
      'Die Familie meines Mannes kommt aus Italien und ich will mich mit ihr unterhalten.',
      'Italienische Musik hat mir schon immer gefallen, deshalb möchte ich die Texte verstehen.',
    ],
    [
      'Zweimal in der Woche besuche ich einen Kurs an der Volkshochschule.',
      'Jeden Abend übe ich eine halbe Stunde mit einer App auf meinem Handy.',
      'Ich treffe mich mit einer kleinen Gruppe und wir sehen zusammen italienische Filme.',
      'Am Wochenende lese ich zu Hause leichte Texte und wiederhole die Grammatik.',
      'Mein Unterricht findet in einer kleinen Schule neben der Universität statt.',
    ],
    [
      'Die Grammatik ist für mich ziemlich schwierig. Hast du einen Rat für mich?',
      'Ich verstehe die Leute oft nicht, weil sie so schnell sprechen. Was kann ich dagegen tun?',
      'Die meisten Probleme habe ich mit den Verben. Kannst du mir sagen, wie ich sie besser lernen kann?',
    ],
  ],
  'neues-auto': [
    [
      'Mein Auto ist klein, rot und verbraucht wenig Benzin.',
      'Es hat vier Türen und einen großen Kofferraum, das finde ich besonders praktisch.',
      'Ich habe mich für einen gebrauchten blauen Wagen entschieden, der sehr bequeme Sitze hat.',
    ],
    [
      'Ich brauche es, weil meine neue Arbeitsstelle weit weg ist.',
      'In unserem Dorf fährt abends kein Bus, darum geht es ohne Auto nicht.',
      'Mit zwei kleinen Kindern ist das Einkaufen ohne Wagen zu anstrengend.',
    ],
    [
      'Komm mich doch am Wochenende besuchen, dann fahren wir zusammen ans Meer.',
      'Hast du Lust, mit mir eine Tour in die Berge zu machen?',
      'Wollen wir am Sonntag zusammen nach Heidelberg fahren? Ich hole dich ab.',
    ],
  ],
  tanzkurs: [
    [
      'Der Kurs beginnt am Montag um 18 Uhr in der Tanzschule am Markt und kostet 80 Euro.',
      'Wir würden uns jeden Donnerstagabend im Kulturzentrum treffen und müssten 60 Euro bezahlen.',
      'Für acht Abende zahlt man nur 90 Euro und die Schule liegt gleich neben dem Bahnhof.',
    ],
    [
      'Ich will tanzen lernen, weil im Sommer meine Schwester heiratet.',
      'Bewegung tut mir gut, denn ich sitze den ganzen Tag im Büro.',
      'Musik macht mir gute Laune und ich möchte neue Leute kennenlernen.',
    ],
    [
      'Möchtest du mitmachen? Schreib mir bitte bis Freitag.',
      'Kommst du mit in den Kurs? Ich brauche deine Antwort möglichst bald.',
      'Hast du Lust, mit mir zu tanzen? Ruf mich am besten noch heute an.',
    ],
  ],
  'kino-am-wochenende': [
    [
      'Der Film handelt von einer jungen Frau, die allein um die Welt reist.',
      'Es geht um eine Familie, die nach vielen Jahren in ihr Dorf zurückkommt.',
      'Die Geschichte spielt in Berlin und erzählt von zwei Freunden, die ein Restaurant eröffnen.',
    ],
    [
      'Ich will ihn sehen, weil meine Lieblingsschauspielerin mitspielt.',
      'Alle meine Kollegen waren von dem Film begeistert, deshalb bin ich neugierig.',
      'Ich habe das Buch gelesen und möchte wissen, ob der Film genauso gut ist.',
    ],
    [
      'Treffen wir uns am Samstag um halb acht vor dem Kino?',
      'Am Sonntagnachmittag könnte ich an der Haltestelle auf dich warten.',
      'Passt es dir am Freitagabend? Dann sehen wir uns am Eingang.',
    ],
    [
      'Nach dem Film können wir noch etwas trinken gehen.',
      'Danach lade ich dich zum Essen ein.',
      'Später könnten wir bei mir kochen und über alte Zeiten reden.',
    ],
  ],
  'ausflug-an-den-see': [
    [
      'Zuerst wollen wir schwimmen und am Nachmittag grillen.',
      'Wir machen eine Wanderung um den See und spielen danach Volleyball.',
      'Mittags gibt es ein Picknick und später können wir ein Boot mieten.',
    ],
    [
      'Wir nehmen den Zug um neun Uhr und laufen dann noch zehn Minuten.',
      'Anna hat ein großes Auto und kann uns alle mitnehmen.',
      'Am besten fahren wir mit dem Fahrrad, denn der Weg ist schön und nicht weit.',
      'Meine Eltern leihen uns ihr Auto, damit sind wir in einer halben Stunde am Wasser.',
    ],
    [
      'Bring bitte etwas zu trinken und ein Handtuch mit.',
      'Du brauchst nur Badesachen und gute Laune.',
      'Kannst du einen Salat machen und deine Gitarre einpacken?',
    ],
  ],
  'reise-nach-wien': [
    [
      'Wir haben das Schloss Schönbrunn besucht und sind mit dem Riesenrad gefahren.',
      'Jeden Tag bin ich durch die Altstadt spaziert und habe mir Kirchen und Museen angesehen.',
      'Am zweiten Abend waren wir in einem Konzert und haben danach Apfelstrudel gegessen.',
    ],
    [
      'Unser Hotel lag mitten im Zentrum und das Zimmer war sauber und ruhig.',
      'Ich habe bei einer Familie übernachtet, die sehr nett war.',
      'Wir hatten eine kleine Ferienwohnung mit Küche, in der wir uns wohlgefühlt haben.',
    ],
    [
      'Auf der Hinfahrt hatte der Zug drei Stunden Verspätung.',
      'Leider habe ich am letzten Tag mein Handy verloren.',
      'Weil ich krank wurde, musste ich einen Tag im Bett bleiben.',
    ],
    [
      'Kauf die Karten am besten schon vorher im Internet.',
      'Du solltest bequeme Schuhe mitnehmen, weil man viel zu Fuß geht.',
      'Ich empfehle dir, im Frühling zu fahren, denn dann ist es nicht so voll.',
      'Noch ein Rat von mir: Nimm im Zentrum die Straßenbahn, sie ist billiger als ein Taxi.',
    ],
  ],
  'party-zum-einzug': [
    [
      'Am nächsten Samstag feiere ich ab 19 Uhr und du bist herzlich eingeladen.',
      'Meine Party ist am Freitag um acht Uhr abends, komm doch auch!',
      'Kannst du am 3. Juni zu meiner Feier kommen? Wir fangen um sechs Uhr an.',
    ],
    [
      'Die Wohnung hat zwei helle Zimmer und einen kleinen Garten.',
      'Mein neues Zuhause liegt ruhig am Park, nur die Küche ist etwas klein.',
      'Jetzt wohne ich im vierten Stock und habe einen tollen Blick über die Stadt.',
    ],
    [
      'Du kannst gern bei mir auf dem Sofa schlafen.',
      'In meiner Straße gibt es eine günstige Pension, in der du übernachten könntest.',
      'Mein Nachbar hat ein Gästezimmer, dort kannst du bis Sonntag bleiben.',
    ],
  ],
};
