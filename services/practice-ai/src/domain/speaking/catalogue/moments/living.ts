import type { Moment } from '../catalogue-types.js';

/** Homes: looking for a flat, moving, heating, noise, landlord, rent, furniture, shared flat, city and village. */
export const wohnen: Moment[] = [
  {
    id: 'wohnungssuche-schwer',
    wordings: ['Ich suche seit Monaten eine Wohnung und finde einfach nichts.', 'Auf meine Bewerbungen für Wohnungen bekomme ich nur Absagen.', 'Bei jeder Besichtigung stehen fünfzig Leute und ich bekomme die Wohnung nie.', 'Es ist so schwer, hier eine bezahlbare Wohnung zu finden.', 'Wir brauchen dringend eine Wohnung, aber kein Vermieter antwortet auf unsere Nachrichten.'],
    reactions: ['Eine Wohnung zu suchen ist oft richtig anstrengend.', 'Ich drücke dir die Daumen, dass bald die richtige Wohnung kommt.'],
    questions: [
      { ask: 'Wie groß soll die Wohnung sein?', told: ['zimmer', 'quadratmeter', 'personen'] },
      { ask: 'In welcher Gegend möchtest du am liebsten wohnen?', told: ['zentrum', 'stadtteil', 'viertel', 'gegend', 'nähe'] },
      { ask: 'Suchst du nur im Internet oder auch über Bekannte?', told: ['internet', 'online', 'bekannte', 'anzeige', 'zeitung'] },
      { ask: 'Wo wohnst du im Moment?', told: ['zurzeit', 'wohnheim', 'unterkunft', 'momentan'] },
    ],
  },
  {
    id: 'wohnung-gefunden',
    wordings: ['Endlich habe ich eine Wohnung gefunden!', 'Gestern habe ich den Mietvertrag für unsere neue Wohnung unterschrieben, ich bin so froh.', 'Wir haben die Zusage für die Wohnung bekommen.', 'Nach langer Suche hat es mit einer Wohnung geklappt.', 'Der Vermieter hat angerufen: Wir können die Wohnung haben, ich kann es kaum glauben.'],
    reactions: ['Das ist eine tolle Nachricht, ich freue mich mit dir!', 'Herzlichen Glückwunsch, da fällt sicher viel Stress weg.'],
    questions: [
      { ask: 'Wann kannst du einziehen?', told: ['einzieh', 'eingezogen', 'einzug', 'umzieh', 'umzug'] },
      { ask: 'Wie viele Zimmer hat die Wohnung?', told: ['zimmer', 'zweizimmer', 'dreizimmer'] },
      { ask: 'Wo liegt die Wohnung?', told: ['zentrum', 'stadtteil', 'straße', 'viertel', 'liegt', 'nähe'] },
      { ask: 'Hast du schon Möbel dafür?', told: ['möbel', 'möbliert'] },
    ],
  },
  {
    id: 'wohnung-zu-klein',
    wordings: ['Unsere Wohnung ist viel zu klein für fünf Personen.', 'Wir haben nur zwei Zimmer und die Kinder haben keinen Platz zum Spielen.', 'In meinem Zimmer ist so wenig Platz, dass ich mich kaum bewegen kann.', 'Bei uns zu Hause ist es sehr eng, man ist nie allein.', 'Ich brauche unbedingt ein Zimmer mehr, überall stehen Sachen herum.'],
    reactions: ['Wenig Platz zu Hause ist auf Dauer wirklich anstrengend.', 'Ein bisschen mehr Raum würde dir bestimmt guttun.'],
    questions: [
      { ask: 'Seit wann wohnst du dort?', told: ['seit', 'jahr', 'monat'] },
      { ask: 'Wohin gehst du, wenn du mal Ruhe brauchst?', told: ['bibliothek', 'park', 'spazier'] },
      { ask: 'Suchst du schon etwas Größeres?', told: ['suche', 'größer', 'umzieh', 'umzug'] },
      { ask: 'Wie würdest du ein zusätzliches Zimmer nutzen?', told: ['arbeitszimmer', 'kinderzimmer', 'schlafzimmer', 'büro'] },
    ],
  },
  {
    id: 'wohnung-gefaellt',
    wordings: ['Ich mag meine Wohnung sehr, sie ist hell und gemütlich.', 'In unserer neuen Wohnung fühlen wir uns richtig wohl.', 'Meine Wohnung ist klein, aber sie gefällt mir sehr gut.', 'Wir wohnen schön, die Zimmer sind groß und die Miete ist nicht hoch.', 'Zu Hause habe ich alles, was ich brauche, ich bin mit meiner Wohnung zufrieden.'],
    reactions: ['Ein schönes Zuhause ist wirklich viel wert.', 'Da kommt man nach einem langen Tag bestimmt gern nach Hause.'],
    questions: [
      { ask: 'Wo sitzt du zu Hause am liebsten?', told: ['sofa', 'balkon', 'küche', 'sessel', 'fenster'] },
      { ask: 'Wie hast du die Wohnung gefunden?', told: ['gefunden', 'anzeige', 'internet'] },
      { ask: 'Was siehst du, wenn du aus dem Fenster schaust?', told: ['blick', 'aussicht', 'fenster'] },
      { ask: 'Möchtest du in der Wohnung noch etwas ändern?', told: ['streichen', 'ändern', 'renovier', 'möbel'] },
    ],
  },
  {
    id: 'umzug-bald',
    wordings: ['Nächsten Monat ziehe ich in eine andere Stadt um.', 'Wir ziehen bald um und ich muss noch alles einpacken.', 'Am Samstag ist unser Umzug.', 'Ich packe gerade Kartons, weil ich am Wochenende umziehe.', 'Im Sommer werden wir umziehen, die neue Wohnung ist schon frei.'],
    reactions: ['Vor einem Umzug gibt es immer viel zu tun.', 'Ein Umzug ist aufregend, da beginnt etwas Neues.'],
    questions: [
      { ask: 'Hilft dir jemand beim Tragen?', told: ['hilft', 'helfen', 'hilfe', 'helfer', 'umzugsfirma'] },
      { ask: 'Wie sieht die neue Wohnung aus?', told: ['zimmer', 'balkon', 'größer', 'kleiner', 'schöner'] },
      { ask: 'Warum ziehst du um?', told: ['wegen', 'arbeit', 'stelle', 'studium', 'miete', 'klein'] },
      { ask: 'Was machst du mit Sachen, die du nicht mehr brauchst?', told: ['verkauf', 'verschenk', 'wegwerf', 'sperrmüll'] },
    ],
  },
  {
    id: 'umzug-geschafft',
    wordings: ['Wir sind gerade umgezogen und überall stehen noch Kartons.', 'Der Umzug war so anstrengend, mir tut alles weh.', 'Ich bin letzte Woche umgezogen und finde in dem Chaos nichts mehr.', 'Nach dem Umzug bin ich total kaputt, wir haben den ganzen Tag Möbel getragen.', 'Seit dem Umzug habe ich nur Stress, fast nichts ist ausgepackt.'],
    reactions: ['Nach einem Umzug braucht man erst einmal eine Pause.', 'So ein Umzug ist harte Arbeit, zum Glück ist er vorbei.'],
    questions: [
      { ask: 'Welches Zimmer soll als Erstes fertig sein?', told: ['küche', 'schlafzimmer', 'kinderzimmer', 'wohnzimmer'] },
      { ask: 'Hat dir jemand beim Umzug geholfen?', told: ['geholfen', 'hilfe', 'freunde', 'helfer'] },
      { ask: 'Wie gefällt dir die neue Gegend?', told: ['gegend', 'viertel', 'stadtteil', 'nachbar'] },
      { ask: 'Was fehlt in der neuen Wohnung noch?', told: ['fehlt', 'fehlen', 'lampe'] },
    ],
  },
  {
    id: 'heizung-kaputt',
    wordings: ['Meine Heizung funktioniert nicht und es ist eiskalt in der Wohnung.', 'Seit drei Tagen ist die Heizung kaputt.', 'Wir frieren zu Hause, weil die Heizung nicht warm wird.', 'In unserem Haus ist die Heizung ausgefallen und niemand kommt zum Reparieren.', 'Die Heizung geht nicht und warmes Wasser haben wir auch nicht.'],
    reactions: ['Oje, ohne Heizung ist es zu Hause gar nicht gemütlich.', 'Hoffentlich kommt ganz bald jemand und repariert sie.'],
    questions: [
      { ask: 'Hast du das schon gemeldet?', told: ['gemeldet', 'angerufen', 'vermieter', 'hausmeister', 'geschrieben'] },
      { ask: 'Wie hältst du dich jetzt warm?', told: ['decke', 'pullover', 'heizlüfter', 'jacke'] },
      { ask: 'Haben die Nachbarn das gleiche Problem?', told: ['nachbar'] },
      { ask: 'Wie kalt ist es jetzt in der Wohnung?', told: ['grad', 'eiskalt'] },
    ],
  },
  {
    id: 'schimmel',
    wordings: ['In unserem Schlafzimmer ist Schimmel an der Wand.', 'Die Wohnung ist feucht und im Bad wird alles schwarz vom Schimmel.', 'Ich putze den Schimmel weg, aber er kommt immer wieder.', 'Wir haben Schimmel und ich mache mir Sorgen um die Kinder.', 'Hinter dem Schrank habe ich Schimmel entdeckt, das ist so eklig.'],
    reactions: ['Schimmel in der Wohnung ist wirklich unangenehm.', 'Da fühlt man sich zu Hause nicht mehr richtig wohl.'],
    questions: [
      { ask: 'Wann hast du den Schimmel zum ersten Mal bemerkt?', told: ['seit', 'gestern', 'bemerkt', 'winter'] },
      { ask: 'Wie groß ist die Stelle mit dem Schimmel?', told: ['groß', 'klein', 'fleck', 'überall'] },
      { ask: 'Hast du schon mit jemandem darüber gesprochen?', told: ['gesprochen', 'gemeldet', 'vermieter', 'verwaltung', 'hausmeister'] },
      { ask: 'Gibt es noch andere Probleme mit der Wohnung?', told: ['heizung', 'fenster', 'undicht'] },
    ],
  },
  {
    id: 'laerm-wohnung',
    wordings: ['Über mir wohnt jemand, der nachts laut Musik hört.', 'Vor meinem Fenster ist eine Baustelle, der Lärm beginnt um sieben Uhr.', 'In unserem Haus hört man alles, die Wände sind zu dünn.', 'Die Straße vor meiner Wohnung ist so laut, dass ich nicht schlafen kann.', 'Meine Nachbarn machen jeden Abend Lärm und ich habe keine Ruhe.'],
    reactions: ['Ständiger Lärm macht wirklich müde.', 'Zu Hause will man doch einfach seine Ruhe haben.'],
    questions: [
      { ask: 'Was machst du gegen den Lärm?', told: ['ohrstöpsel', 'kopfhörer', 'beschwer', 'polizei'] },
      { ask: 'Stört das auch andere im Haus?', told: ['andere', 'alle'] },
      { ask: 'War es dort schon immer so laut?', told: ['seit', 'früher', 'anfang'] },
      { ask: 'Wo findest du ein bisschen Ruhe?', told: ['park', 'bibliothek', 'wald'] },
    ],
  },
  {
    id: 'vermieter-schwierig',
    wordings: ['Mein Vermieter kümmert sich um nichts, egal was kaputt ist.', 'Ich habe Ärger mit meinem Vermieter.', 'Der Vermieter gibt mir die Kaution nicht zurück.', 'Unsere Vermieterin ist unfreundlich und schimpft über alles.', 'Ich rufe den Vermieter ständig an, aber er geht nie ans Telefon.'],
    reactions: ['Ärger mit dem Vermieter braucht wirklich niemand.', 'So etwas kostet viel Zeit und Nerven.'],
    questions: [
      { ask: 'Wie lange geht das schon so?', told: ['seit', 'monat', 'woche', 'jahr'] },
      { ask: 'Hast du schon etwas schriftlich geschickt?', told: ['brief', 'mail', 'geschrieben', 'schriftlich'] },
      { ask: 'Wie war das am Anfang, als du eingezogen bist?', told: ['anfang', 'früher', 'eingezogen'] },
      { ask: 'Kennst du jemanden, der dir dabei helfen kann?', told: ['mieterverein', 'anwalt', 'beratung', 'hilft'] },
    ],
  },
  {
    id: 'vermieter-nett',
    wordings: ['Mein Vermieter ist sehr nett und hilft mir immer.', 'Wenn etwas kaputt ist, kommt unser Vermieter sofort.', 'Ich habe Glück mit meiner Vermieterin, sie ist wie eine Oma für uns.', 'Unser Vermieter hat die Miete seit Jahren nicht erhöht, er ist wirklich fair.', 'Die Vermieterin hat uns zum Einzug Brot und Salz gebracht, das war so freundlich.'],
    reactions: ['Nette Vermieter sind wirklich ein Glück.', 'So wohnt man doch gleich viel lieber.'],
    questions: [
      { ask: 'Wohnt er oder sie im selben Haus?', told: ['selben', 'gleichen', 'nebenan'] },
      { ask: 'Wie bist du an diese Wohnung gekommen?', told: ['anzeige', 'gefunden', 'internet'] },
      { ask: 'Wie lange wohnst du schon in der Wohnung?', told: ['seit', 'jahre', 'monate'] },
      { ask: 'Worüber redet ihr, wenn ihr euch trefft?', told: ['reden', 'sprechen', 'erzähl'] },
    ],
  },
  {
    id: 'miete-hoch',
    wordings: ['Für die Miete geht die Hälfte von meinem Lohn weg.', 'Unsere Miete wird schon wieder erhöht.', 'Ich zahle für ein kleines Zimmer sehr viel Miete.', 'Die Wohnung ist zu teuer, am Ende des Monats bleibt fast nichts übrig.', 'Wir müssen bei den Nebenkosten viel nachzahlen, damit habe ich nicht gerechnet.'],
    reactions: ['Wohnen ist für viele Leute sehr teuer geworden.', 'Dieses Geld fehlt einem dann bei anderen Dingen.'],
    questions: [
      { ask: 'Wobei kannst du im Alltag noch sparen?', told: ['sparen', 'spare', 'verzicht'] },
      { ask: 'Wie groß ist deine Wohnung?', told: ['quadratmeter', 'zimmer', 'groß', 'klein'] },
      { ask: 'Denkst du daran, etwas Billigeres zu suchen?', told: ['umzieh', 'billiger', 'suche'] },
      { ask: 'Wie waren die Mieten dort, wo du früher gelebt hast?', told: ['früher', 'heimat'] },
    ],
  },
  {
    id: 'moebel-einrichten',
    wordings: ['Ich habe mir ein neues Sofa gekauft.', 'Wir waren im Möbelhaus und haben einen Schrank für das Schlafzimmer gekauft.', 'Am Wochenende baue ich mein neues Bett auf.', 'Ich richte meine Wohnung ein und brauche noch einen Tisch und Stühle.', 'Im Internet habe ich ein gebrauchtes Regal gefunden, fast wie neu.'],
    reactions: ['Mit den richtigen Möbeln wird es zu Hause erst gemütlich.', 'Stück für Stück wird die Wohnung so, wie man sie möchte.'],
    questions: [
      { ask: 'Welche Farben magst du bei Möbeln?', told: ['farbe', 'grau', 'braun', 'schwarz'] },
      { ask: 'Wie bringst du große Sachen nach Hause?', told: ['auto', 'liefer', 'transport'] },
      { ask: 'Baust du Möbel gern selbst auf?', told: ['aufbau', 'baue', 'aufgebaut'] },
      { ask: 'Welches Möbelstück zu Hause hast du am liebsten?', told: ['lieblings', 'liebsten'] },
    ],
  },
  {
    id: 'balkon-garten',
    wordings: ['Wir haben jetzt einen kleinen Garten und ich bin so froh.', 'Im Sommer sitze ich jeden Abend auf meinem Balkon.', 'Auf meinem Balkon wachsen Tomaten und Kräuter.', 'Hinter unserem Haus ist ein Garten, da können die Kinder spielen.', 'Ich habe Blumen für den Balkon gekauft, jetzt sieht er richtig schön aus.'],
    reactions: ['Es ist herrlich, wenn man zu Hause auch draußen sein kann.', 'So ein Platz an der frischen Luft ist etwas Besonderes.'],
    questions: [
      { ask: 'Was möchtest du dort gern pflanzen?', told: ['pflanzen', 'säen', 'gepflanzt'] },
      { ask: 'Scheint dort viel Sonne hin?', told: ['sonne', 'schatten', 'sonnig'] },
      { ask: 'Mit wem sitzt du dort am liebsten?', told: ['familie', 'freund', 'nachbar', 'allein'] },
      { ask: 'Welche Blumen oder Kräuter magst du besonders?', told: ['rosen', 'minze', 'basilikum', 'tulpen', 'lavendel'] },
    ],
  },
  {
    id: 'wg-gut',
    wordings: ['Ich wohne in einer WG und wir verstehen uns super.', 'Meine Mitbewohner sind sehr nett, wir kochen oft zusammen.', 'Mit meiner Mitbewohnerin kann ich über alles reden.', 'In unserer WG ist immer etwas los, das gefällt mir.', 'Ich bin in eine WG gezogen und fühle mich dort wohl.'],
    reactions: ['Mit netten Leuten zu wohnen ist wirklich schön.', 'In so einer WG ist man nicht so schnell allein.'],
    questions: [
      { ask: 'Wie viele Leute wohnen bei euch?', told: ['zweit', 'dritt', 'viert', 'drei', 'vier', 'fünf', 'personen'] },
      { ask: 'Wie teilt ihr euch das Putzen auf?', told: ['putz'] },
      { ask: 'Welche Sprache sprecht ihr miteinander?', told: ['deutsch', 'englisch', 'sprache'] },
      { ask: 'Habt ihr auch ein gemeinsames Wohnzimmer?', told: ['wohnzimmer'] },
    ],
  },
  {
    id: 'wg-streit',
    wordings: ['Meine Mitbewohner putzen nie und ich muss alles machen.', 'In meiner WG gibt es jeden Tag Streit.', 'Mein Mitbewohner isst immer mein Essen aus dem Kühlschrank.', 'Ich verstehe mich mit meiner Mitbewohnerin nicht mehr gut.', 'In der WG ist es immer schmutzig und laut, ich möchte dort weg.'],
    reactions: ['Wenn es in der WG nicht passt, ist das jeden Tag anstrengend.', 'Dort, wo man wohnt, möchte man sich doch wohlfühlen.'],
    questions: [
      { ask: 'Habt ihr schon in Ruhe darüber gesprochen?', told: ['gesprochen', 'geredet', 'gesagt', 'gespräch'] },
      { ask: 'Gibt es bei euch feste Regeln?', told: ['regel', 'putzplan'] },
      { ask: 'Wie lange wohnt ihr schon zusammen?', told: ['seit', 'monat', 'jahr'] },
      { ask: 'Was müsste sich ändern, damit du gern dort wohnst?', told: ['ändern', 'wünsche'] },
    ],
  },
  {
    id: 'dorf-langweilig',
    wordings: ['Ich wohne auf dem Dorf und hier ist nichts los.', 'In unserem Dorf gibt es keinen Supermarkt und der Bus fährt nur selten.', 'Ohne Auto komme ich hier auf dem Land nirgends hin.', 'Das Leben in der Kleinstadt ist mir zu langweilig.', 'Hier im Dorf kennt jeder jeden, aber ich finde keinen Kontakt.'],
    reactions: ['In einem kleinen Ort ist das Leben nicht immer leicht.', 'Ich kann verstehen, dass dir dort etwas fehlt.'],
    questions: [
      { ask: 'Was vermisst du dort am meisten?', told: ['fehlt', 'fehlen', 'vermisse'] },
      { ask: 'Wie weit ist es bis zur nächsten größeren Stadt?', told: ['kilometer', 'minuten', 'stunde'] },
      { ask: 'Möchtest du lieber in einer großen Stadt wohnen?', told: ['umzieh', 'großstadt', 'lieber'] },
      { ask: 'Gibt es dort auch etwas, das dir gefällt?', told: ['schön', 'natur', 'ruhig'] },
    ],
  },
  {
    id: 'dorf-gern',
    wordings: ['Ich wohne gern auf dem Dorf, es ist so ruhig.', 'Auf dem Land ist die Luft gut und die Kinder können draußen spielen.', 'Wir leben in einem kleinen Ort und kennen alle Nachbarn, das ist schön.', 'Seit ich auf dem Land wohne, geht es mir viel besser.', 'Unser Dorf ist klein, aber mir gefällt es dort sehr.'],
    reactions: ['Das Leben auf dem Land hat wirklich schöne Seiten.', 'Da kann man sicher gut zur Ruhe kommen.'],
    questions: [
      { ask: 'Wie kommst du zum Einkaufen oder zu Terminen?', told: ['auto', 'fahrrad', 'laufe'] },
      { ask: 'Was siehst du, wenn du dort spazieren gehst?', told: ['wald', 'felder', 'berge', 'kühe'] },
      { ask: 'Bist du auch in einem Dorf aufgewachsen?', told: ['aufgewachsen', 'kindheit', 'früher'] },
      { ask: 'Was machen die Leute dort am Wochenende?', told: ['wochenende', 'verein', 'dorffest'] },
    ],
  },
  {
    id: 'stadt-gern',
    wordings: ['Ich wohne gern in der Stadt, hier ist immer etwas los.', 'Meine Wohnung liegt im Zentrum, alles ist ganz nah.', 'In unserem Viertel gibt es viele Läden und Cafés, das gefällt mir.', 'Ich liebe meine Stadt, weil Menschen aus der ganzen Welt hier leben.', 'In der Großstadt brauche ich kein Auto, Bus und Bahn fahren immer.'],
    reactions: ['Es ist schön, wenn man gern in seiner Stadt lebt.', 'In der Stadt gibt es immer etwas zu entdecken.'],
    questions: [
      { ask: 'Welchen Ort in der Stadt magst du besonders?', told: ['lieblings', 'besonders'] },
      { ask: 'Wohin gehst du dort am Abend gern?', told: ['abend', 'kino', 'restaurant'] },
      { ask: 'Könntest du auch auf dem Dorf leben?', told: ['dorf'] },
      { ask: 'Wie lange lebst du schon in der Stadt?', told: ['seit', 'jahre', 'monate'] },
    ],
  },
  {
    id: 'wohnheim-unterkunft',
    wordings: ['Ich wohne noch in einer Unterkunft für Geflüchtete und teile das Zimmer mit drei Fremden.', 'Im Wohnheim habe ich keine Ruhe und kann nicht lernen.', 'Wir leben seit einem Jahr im Heim, die ganze Familie in einem Zimmer.', 'In der Unterkunft müssen wir Küche und Bad mit vielen fremden Leuten teilen.', 'Ich möchte endlich raus aus dem Wohnheim, ich habe dort kein eigenes Leben.'],
    reactions: ['Ohne einen ruhigen Platz für sich ist das Leben nicht leicht.', 'Ich hoffe, dass du bald einen Ort für dich hast.'],
    questions: [
      { ask: 'Wohin kannst du gehen, wenn du allein sein willst?', told: ['bibliothek', 'park', 'spazier'] },
      { ask: 'Gibt es dort Leute, mit denen du dich gut verstehst?', told: ['freund', 'nette'] },
      { ask: 'Wie sieht ein normaler Tag dort für dich aus?', told: ['morgens', 'täglich'] },
      { ask: 'Was wäre dir in einer eigenen Wohnung am wichtigsten?', told: ['wichtig', 'eigene', 'eigenes'] },
    ],
  },
];
