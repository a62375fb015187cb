import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about travelling, ways to work and the places between which people choose. */
export const gettingAround: PresentationTopic[] = [
  {
    id: 'reisen',
    title: 'Reisen: die Welt entdecken',
    guidingQuestions: [
      {
        question: 'Welche Arten von Reisen gibt es?',
        aspect: 'verschiedene Arten zu reisen',
        followUps: [
          'Wie unterschiedlich kann ein Urlaub aussehen? Nennen Sie bitte einige Beispiele.',
          'Wie können Menschen Urlaub machen?',
        ],
        starter: 'Manche Leute machen am liebsten …, andere reisen lieber …',
        words: ['thema', 'präsentation', 'arten', 'strandurlaub', 'städtereise', 'rundreise', 'kreuzfahrt', 'camping', 'wanderurlaub', 'gruppenreise', 'geschäftsreise'],
        wordings: [
          'Es gibt viele Arten zu reisen, zum Beispiel eine Städtereise oder einen Wanderurlaub.',
          'Manche liegen am liebsten am Strand, andere fahren mit dem Zelt auf einen Campingplatz.',
          'Ich möchte Ihnen heute das Thema Reisen vorstellen und mit den Reisearten beginnen.',
          'Neben der Urlaubsreise gibt es auch Geschäftsreisen und Gruppenreisen mit einem Reiseleiter.',
        ],
      },
      {
        question: 'Welche Reise werden Sie selbst nie vergessen?',
        aspect: 'Ihre eigenen Erfahrungen auf Reisen',
        followUps: [
          'Was haben Sie auf einer Reise schon Besonderes erlebt, und wer war dabei?',
          'Wohin sind Sie zuletzt gefahren?',
        ],
        starter: 'Im Jahr … bin ich mit … nach … gefahren, und dort haben wir …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'vergess', 'gefahren', 'geflogen', 'übernachtet', 'besichtigt', 'verpasst', 'letzten', 'letztes', 'erinner'],
        wordings: [
          'Letztes Jahr bin ich mit zwei Freunden mit dem Zug durch Spanien gefahren.',
          'Diese Reise werde ich nie vergessen, weil wir am Flughafen unsere Koffer verloren haben.',
          'Mein schönstes Erlebnis war ein Abend am Meer, an dem wir Delfine gesehen haben.',
          'Wir haben in kleinen Pensionen übernachtet und jeden Tag eine andere Burg besichtigt.',
        ],
      },
      {
        question: 'Wie und wohin reisen die Menschen aus Ihrem Heimatland?',
        aspect: 'das Reisen in Ihrem Heimatland',
        followUps: [
          'Verreisen in Ihrer Heimat viele Familien, oder bleiben sie in den Ferien eher zu Hause?',
          'Welche Orte in Ihrer Heimat sollte ein Tourist sehen?',
        ],
        starter: 'Die Menschen in meinem Heimatland fahren in den Ferien meistens …, weil …',
        words: ['heimat', 'herkunft', 'landsleut', 'einheimisch', 'visum', 'region', 'feiertag', 'hauptstadt', 'tradition', 'inland'],
        wordings: [
          'Meine Landsleute fahren in den Ferien meistens zu ihren Verwandten aufs Dorf.',
          'Nach Griechenland kommen viele Touristen, aber die Einheimischen machen selbst selten Urlaub.',
          'Für die meisten Länder brauchen wir ein Visum, deshalb reisen wir in der eigenen Region.',
          'An den großen Feiertagen sind in meinem Heimatland fast alle Leute unterwegs.',
        ],
      },
      {
        question: 'Warum ist Reisen gut für uns?',
        aspect: 'die Vorteile des Reisens',
        followUps: [
          'Welche Vorteile hat es, wenn man fremde Länder und Städte sieht?',
          'Was lernt man auf Reisen?',
        ],
        starter: 'Auf Reisen lernt man …, und außerdem kann man sich …',
        words: ['vorteil', 'positiv', 'erhol', 'kultur', 'kennenlern', 'kennenzulern', 'fremdsprache', 'horizont', 'offen', 'abwechslung', 'entspann'],
        wordings: [
          'Für mich ist der wichtigste Vorteil, dass man andere Kulturen kennenlernt und dadurch offener wird.',
          'Man kann sich gut erholen und kommt mit neuer Kraft zurück zur Arbeit.',
          'Wer im Ausland ist, übt automatisch eine Fremdsprache und probiert neues Essen.',
          'Reisen bringt Abwechslung in den Alltag und macht die meisten Menschen glücklich.',
        ],
      },
      {
        question: 'Was ist am Reisen weniger schön?',
        aspect: 'die Nachteile des Reisens',
        followUps: [
          'Welche Nachteile hat es für die Umwelt und für beliebte Orte, wenn so viele Menschen verreisen?',
          'Ist Reisen zu teuer und zu anstrengend?',
        ],
        starter: 'Ein Nachteil des Reisens ist, dass …, und manchmal ist es auch …',
        words: ['nachteil', 'negativ', 'teuer', 'umwelt', 'klima', 'anstreng', 'stau', 'überfüllt', 'verspät', 'stress', 'krank'],
        wordings: [
          'Der größte Nachteil ist, dass Flugzeuge schlecht für das Klima sind.',
          'Lange Fahrten sind anstrengend, und oft steht man Stunden im Stau.',
          'Für große Familien wird ein Urlaub im Hotel schnell viel zu teuer.',
          'Beliebte Orte sind im Sommer überfüllt, und die Bewohner leiden darunter.',
        ],
      },
      {
        question: 'Was ist Ihre persönliche Meinung: Wie sollten wir in Zukunft reisen?',
        aspect: 'Ihre Meinung über das Reisen in der Zukunft',
        followUps: [
          'Finden Sie, dass man weniger fliegen und dafür langsamer reisen sollte?',
          'Möchten Sie lieber weit weg fliegen oder in der Nähe bleiben?',
        ],
        starter: 'Ich finde, dass wir in Zukunft … reisen sollten, denn …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zukunft', 'sollte', 'seltener', 'bewusst'],
        wordings: [
          'Meiner Meinung nach sollten wir seltener, aber dafür länger verreisen.',
          'Ich bin überzeugt, dass man nicht weit weg muss, um glücklich zu sein.',
          'In Zukunft sollten Zugfahrkarten billiger sein als Flüge, das wünsche ich mir.',
          'Mein Fazit ist, dass jeder einmal im Leben eine große Reise machen sollte.',
        ],
      },
    ],
    closing: {
      remark: 'Ich reise gern mit wenig Gepäck, denn die besten Erinnerungen brauchen keinen Koffer.',
      question: 'Reisen Sie lieber mit einem festen Plan, oder lassen Sie sich unterwegs überraschen?',
      simplerQuestion: 'Planen Sie eine Reise genau, oder fahren Sie einfach los?',
      starter: 'Ich plane vor einer Reise immer …, aber …',
    },
  },
  {
    id: 'stadt-oder-land',
    title: 'Stadt oder Land: Wo lebt man besser?',
    guidingQuestions: [
      {
        question: 'Wo haben Sie selbst schon gelebt: in der Stadt oder auf dem Land?',
        aspect: 'Ihre eigenen Erfahrungen mit dem Leben in der Stadt oder auf dem Land',
        followUps: [
          'Beschreiben Sie bitte den Ort, an dem Sie aufgewachsen sind, und den Ort, an dem Sie jetzt wohnen.',
          'Ist Ihr Wohnort groß oder klein?',
        ],
        starter: 'Ich bin in … aufgewachsen, und seit … lebe ich …',
        words: ['erfahrung', 'erlebt', 'aufgewachsen', 'geboren', 'kindheit', 'gezogen', 'umgezogen', 'wohnort', 'damals', 'großeltern', 'gewöhnt'],
        wordings: [
          'Ich bin in einem kleinen Dorf aufgewachsen, in dem jeder jeden kannte.',
          'Vor drei Jahren sind wir vom Land in die Stadt gezogen, weil ich Arbeit suchte.',
          'In den Ferien war ich immer bei meinen Großeltern und habe die Kühe gefüttert.',
          'Am Anfang konnte ich wegen der Straßenbahn nicht schlafen, jetzt habe ich mich daran gewöhnt.',
        ],
      },
      {
        question: 'Wo leben die meisten Menschen in Ihrem Heimatland und warum?',
        aspect: 'das Leben in der Stadt und auf dem Land in Ihrem Heimatland',
        followUps: [
          'Wie unterscheiden sich in Ihrer Heimat die Städte von den Dörfern?',
          'Gehen in Ihrer Heimat viele junge Leute vom Dorf weg?',
        ],
        starter: 'In meinem Heimatland leben die meisten Menschen …, weil es dort …',
        words: ['heimat', 'herkunft', 'landsleut', 'hauptstadt', 'million', 'bevölkerung', 'prozent', 'küste', 'provinz', 'bauern', 'auswander'],
        wordings: [
          'In meiner Heimat ziehen fast alle jungen Leute in die Hauptstadt.',
          'Kairo hat viele Millionen Einwohner, und jedes Jahr kommen neue Menschen dazu.',
          'Bei uns lebt noch mehr als die Hälfte der Bevölkerung von der Landwirtschaft.',
          'Meine Landsleute wohnen am liebsten an der Küste, weil es dort Fabriken und Häfen gibt.',
        ],
      },
      {
        question: 'Welche Vor- und Nachteile hat das Leben in der Stadt?',
        aspect: 'die Vorteile und Nachteile des Lebens in der Stadt',
        followUps: [
          'Was bietet eine Großstadt ihren Einwohnern, und was macht das Leben dort anstrengend?',
          'Was ist in der Stadt gut, und was ist dort schlecht?',
        ],
        starter: 'In der Stadt gibt es zwar viele …, aber dafür …',
        words: ['stadtleben', 'großstadt', 'theater', 'museen', 'museum', 'lärm', 'universität', 'mieten', 'parkplatz', 'hektik', 'stau', 'anonym', 'stadtbewohner'],
        wordings: [
          'In der Großstadt kann man jeden Abend ins Theater, ins Kino oder in ein Museum gehen.',
          'Stadtbewohner haben alle Geschäfte, Ärzte und Schulen ganz in der Nähe.',
          'Ein Nachteil der Stadt ist der Lärm, denn der Verkehr hört auch nachts nicht auf.',
          'Die Mieten im Zentrum sind so hoch, dass Familien dort kaum eine Wohnung finden.',
        ],
      },
      {
        question: 'Welche Vor- und Nachteile hat das Leben auf dem Land?',
        aspect: 'die Vorteile und Nachteile des Lebens auf dem Land',
        followUps: [
          'Warum träumen viele Familien von einem Haus im Dorf, und was fehlt ihnen dort später?',
          'Was ist auf dem Dorf schön, und was ist dort schwierig?',
        ],
        starter: 'Auf dem Land hat man mehr …, aber leider gibt es wenig …',
        words: ['landleben', 'natur', 'ruhe', 'ruhig', 'luft', 'garten', 'wald', 'wiese', 'langweil', 'dorfladen', 'tiere', 'treffpunkt'],
        wordings: [
          'Auf dem Land ist die Luft sauber, und man hat viel Ruhe.',
          'Kinder können im Garten und im Wald spielen, ohne dass Autos stören.',
          'Ein Nachteil am Dorf ist, dass nur zweimal am Tag ein Bus fährt.',
          'Für Jugendliche ist das Landleben oft langweilig, weil es keinen Treffpunkt für sie gibt.',
        ],
      },
      {
        question: 'Wo möchten Sie in Zukunft am liebsten leben und warum?',
        aspect: 'Ihre Meinung über den besten Ort zum Leben',
        followUps: [
          'Was ist Ihre persönliche Meinung: Für wen passt die Stadt, und für wen passt das Land besser?',
          'Möchten Sie lieber in einem Dorf oder in einer großen Stadt alt werden?',
        ],
        starter: 'Wenn ich wählen könnte, würde ich … leben, weil …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'zukunft', 'lieber', 'träum', 'wählen', 'stadtrand', 'kompromiss', 'rente'],
        wordings: [
          'Wenn ich wählen könnte, würde ich in einer kleinen Stadt am Wasser leben.',
          'Meiner Meinung nach passt das Dorf besser zu Familien und die Stadt zu Studenten.',
          'Ein Haus am Stadtrand wäre für mich persönlich der beste Kompromiss.',
          'Solange ich jung bin, bleibe ich lieber hier, aber in der Rente will ich ins Grüne.',
        ],
      },
    ],
    closing: {
      remark: 'Ich mag kleine Städte am liebsten, denn dort ist etwas los, und trotzdem ist man schnell in der Natur.',
      question: 'Was müsste ein Dorf haben, damit auch junge Menschen gern dort bleiben?',
      simplerQuestion: 'Was brauchen junge Leute auf dem Dorf?',
      starter: 'Ein Dorf müsste …, damit junge Menschen …',
    },
  },
  {
    id: 'oeffentliche-verkehrsmittel-oder-auto',
    title: 'Öffentliche Verkehrsmittel oder Auto?',
    guidingQuestions: [
      {
        question: 'Mit welchen Verkehrsmitteln sind Sie selbst im Alltag unterwegs?',
        aspect: 'Ihre eigenen Wege und Verkehrsmittel im Alltag',
        followUps: [
          'Wie kommen Sie zur Arbeit oder zum Kurs, und was haben Sie auf diesem Weg schon erlebt?',
          'Haben Sie ein Auto oder eine Monatskarte?',
        ],
        starter: 'Zur Arbeit fahre ich jeden Tag mit …, und der Weg dauert …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'führerschein', 'neulich', 'umsteig', 'meistens', 'täglich', 'morgens', 'haltestelle', 'deutschkurs', 'fahrrad'],
        wordings: [
          'Ich fahre morgens mit der Straßenbahn zur Arbeit und muss einmal umsteigen.',
          'Neulich habe ich an der Haltestelle eine Stunde auf den letzten Bus gewartet.',
          'Den Führerschein habe ich mit zwanzig gemacht, aber ein eigenes Auto besitze ich nicht.',
          'Zum Deutschkurs brauche ich mit dem Fahrrad nur zehn Minuten.',
        ],
      },
      {
        question: 'Womit fahren die Menschen in Ihrem Heimatland?',
        aspect: 'den Verkehr in Ihrem Heimatland',
        followUps: [
          'Wie gut sind Busse und Züge in Ihrer Heimat, und wer benutzt sie?',
          'Ist ein eigenes Auto in Ihrer Heimat etwas Besonderes?',
        ],
        starter: 'In meinem Heimatland fahren viele Leute mit …, denn …',
        words: ['heimat', 'herkunft', 'land', 'hauptstadt', 'minibus', 'moped', 'motorrad', 'motorräder', 'sammeltaxi', 'taxi', 'dörfer'],
        wordings: [
          'In meiner Heimat fährt man mit kleinen Minibussen, die keinen festen Fahrplan haben.',
          'In Indonesien sind viele Familien zu dritt auf einem Motorrad unterwegs.',
          'Die U-Bahn in unserer Hauptstadt ist ganz neu, und alle sind stolz darauf.',
          'Ein Auto ist in meinem Land sehr teuer, deshalb nehmen die Leute ein Sammeltaxi.',
        ],
      },
      {
        question: 'Was spricht für Busse und Bahnen?',
        aspect: 'die Vorteile von Bussen und Bahnen gegenüber dem Auto',
        followUps: [
          'Welche Vorteile haben öffentliche Verkehrsmittel für die Fahrgäste und für die Umwelt?',
          'Warum ist es gut, mit dem Bus zu fahren?',
        ],
        starter: 'Für Bus und Bahn spricht, dass man unterwegs … und dass die Umwelt …',
        words: ['umwelt', 'klima', 'lesen', 'abgase', 'vorteil', 'positiv', 'schonen', 'schont', 'günstig', 'parkplatzsuche', 'entspannt', 'ausruhen'],
        wordings: [
          'Im Zug kann ich lesen, schlafen oder arbeiten, und das ist sehr entspannt.',
          'Öffentliche Verkehrsmittel schonen die Umwelt, weil es dadurch weniger Abgase gibt.',
          'Wer mit der Bahn fährt, spart sich die lange Parkplatzsuche in der Innenstadt.',
          'Mit einer Monatskarte für den Bus ist man günstig durch die ganze Stadt unterwegs.',
        ],
      },
      {
        question: 'Warum wollen viele Menschen trotzdem nicht auf ihr Auto verzichten?',
        aspect: 'die Nachteile von Bussen und Bahnen und die Stärken des Autos',
        followUps: [
          'Welche Nachteile haben öffentliche Verkehrsmittel, wenn man sie mit dem Auto vergleicht?',
          'Was ist mit dem Auto leichter als mit dem Bus?',
        ],
        starter: 'Viele Leute nehmen lieber das Auto, weil man damit … und weil Busse oft …',
        words: ['nachteil', 'negativ', 'verspät', 'unpünktlich', 'ausfall', 'fällt', 'überfüllt', 'flexibel', 'bequem', 'kofferraum', 'gepäck', 'streik'],
        wordings: [
          'Ein Nachteil der Bahn ist, dass sie oft Verspätung hat oder ganz ausfällt.',
          'Mit dem Auto ist man flexibel und kann losfahren, wann man will.',
          'Schwere Einkäufe passen in den Kofferraum, im Bus muss man sie tragen.',
          'Am Morgen sind die Züge so überfüllt, dass man keinen Sitzplatz findet.',
        ],
      },
      {
        question: 'Was ist Ihre Meinung: Sollten Busse und Bahnen kostenlos sein?',
        aspect: 'Ihre Meinung zum Verkehr der Zukunft',
        followUps: [
          'Was müsste sich ändern, damit mehr Menschen ihr Auto stehen lassen?',
          'Was ist für Sie besser: das Auto oder die Bahn?',
        ],
        starter: 'Ich bin dafür, dass Busse und Bahnen …, denn dann würden mehr Leute …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'kostenlos', 'umsonst', 'sollte', 'steuer', 'verbieten'],
        wordings: [
          'Ich bin der Meinung, dass Busse für Schüler und Rentner kostenlos sein sollten.',
          'Ich bin überzeugt, dass mehr Leute ihr Auto stehen lassen, wenn die Bahn pünktlicher wird.',
          'Autos ganz zu verbieten, wäre meiner Ansicht nach ungerecht, besonders auf dem Dorf.',
          'Ich persönlich würde jedem empfehlen, beides zu benutzen, je nach Wetter und Weg.',
        ],
      },
    ],
    closing: {
      remark: 'Ich fahre am liebsten mit dem Zug, weil ich dabei aus dem Fenster sehen und nachdenken kann.',
      question: 'Könnten Sie sich vorstellen, ein Auto mit anderen Leuten zu teilen?',
      simplerQuestion: 'Ein Auto für drei Familien: Finden Sie das gut?',
      starter: 'Ein Auto zu teilen, finde ich …, weil …',
    },
  },
];
