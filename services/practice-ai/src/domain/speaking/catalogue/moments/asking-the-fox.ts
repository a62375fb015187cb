import type { Moment } from '../catalogue-types.js';

/** What learners ask the fox, first half: about itself, its likes and opinions, what it knows and whether it understands. */
export const fragenNachDemFuchs: Moment[] = [
  {
    id: 'frage-wie-geht-es-dir',
    needs: ['geht', 'fühl', 'fuehl', 'fuhl', 'laune', 'stimmung', 'befind', 'wohl', 'ordnung', 'drauf', 'alles', 'gesund', 'krank', 'müde', 'mude'],
    wordings: [
      'Hallo, wie geht es dir heute?',
      'Na, wie geht’s dir denn so?',
      'Wie fühlst du dich heute, hast du gute Laune?',
      'Und wie ist es bei dir, geht es dir gut?',
      'Wie geht es Ihnen, ist alles in Ordnung bei Ihnen?',
    ],
    reactions: [
      'Danke, mir geht es gut, ein digitaler Fuchs wird zum Glück nie müde.',
      'Bei mir ist alles in Ordnung, und ich bin neugierig wie immer.',
    ],
    questions: [
      { ask: 'Und wie geht es dir?', told: ['super', 'prima', 'schlecht', 'krank'] },
      { ask: 'Wie hat dein Tag angefangen?', told: ['aufgestanden', 'aufgewacht', 'gefrühstückt'] },
      { ask: 'Hast du gut geschlafen?', told: ['geschlafen', 'schlaf'] },
      { ask: 'Gab es heute schon etwas zum Lachen?', told: ['gelacht', 'lustig'] },
    ],
  },
  {
    id: 'frage-was-machst-du-heute',
    needs: ['heut', 'gerade', 'jetzt', 'abend', 'nachmittag', 'vormittag', 'nachher', 'später', 'vorha', 'plan', 'plän', 'termin', 'tagesablauf', 'tagesprogramm', 'unternehm'],
    wordings: [
      'Was machst du heute noch?',
      'Hast du heute schon etwas vor?',
      'Und was sind deine Pläne für heute Abend?',
      'Wie sieht Ihr Tag heute aus, haben Sie Termine?',
      'Musst du heute arbeiten, oder hast du den ganzen Tag frei?',
    ],
    reactions: [
      'Heute unterhalte ich mich mit dir, einen anderen Termin habe ich nicht.',
      'Mein Plan ist ganz einfach: Ich bin hier und höre dir zu.',
    ],
    questions: [
      { ask: 'Und was hast du heute noch vor?', told: ['vorhabe', 'geplant', 'einkaufen'] },
      { ask: 'Gibt es heute etwas, worauf du dich freust?', told: ['freue'] },
      { ask: 'Triffst du heute noch jemanden?', told: ['treffe', 'besuch'] },
      { ask: 'Ist dein Tag heute eher ruhig oder voll?', told: ['ruhig', 'stress'] },
    ],
  },
  {
    id: 'frage-was-hast-du-gestern-gemacht',
    needs: ['gester', 'gesten', 'gestren', 'gestan', 'gesstern', 'gesdern'],
    wordings: [
      'Was hast du gestern gemacht?',
      'Wie war dein Tag gestern?',
      'Warst du gestern Abend zu Hause, oder bist du ausgegangen?',
      'Hast du gestern etwas Schönes erlebt, lieber Fuchs?',
      'Und Sie, was haben Sie gestern den ganzen Tag gemacht?',
    ],
    reactions: [
      'Gestern ist bei mir nichts Besonderes passiert, ich lebe ja in einem Programm.',
      'So einen Tag wie ihr Menschen erlebe ich nicht, ich bin ein digitaler Fuchs.',
    ],
    questions: [
      { ask: 'Wie war denn dein Tag gestern?', told: ['anstrengend', 'gearbeitet'] },
      { ask: 'Was hast du gestern Abend gegessen?', told: ['gegessen', 'gekocht'] },
      { ask: 'Hattest du gestern Zeit für dich?', told: ['ausgeruht', 'entspannt'] },
      { ask: 'Mit wem hast du gestern am meisten geredet?', told: ['geredet', 'gesprochen', 'telefoniert'] },
    ],
  },
  {
    id: 'frage-hast-du-familie',
    needs: ['famili', 'verheirat', 'geheirat', 'geschieden', 'single', 'geschwister', 'bruder', 'brüder', 'schwester', 'kind', 'sohn', 'söhn', 'tochter', 'töchter', 'eltern', 'großeltern', 'mutter', 'vater', 'oma', 'opa', 'verwandt', 'frau', 'mann', 'partner', 'fuchsfamili'],
    wordings: [
      'Hast du eigentlich auch eine Familie?',
      'Bist du verheiratet, oder lebst du allein?',
      'Hast du Geschwister, einen Bruder oder eine Schwester?',
      'Hast du Kinder, kleine Füchse zum Beispiel?',
      'Wo leben Ihre Eltern, und sehen Sie sie oft?',
    ],
    reactions: [
      'Als digitaler Fuchs habe ich keine Familie, nur Menschen, die mit mir reden.',
      'Eine Fuchsfamilie gibt es bei mir nicht, aber Familiengeschichten höre ich gern.',
    ],
    questions: [
      { ask: 'Wer gehört für dich zur Familie?', told: ['mutter', 'ehemann', 'ehefrau'] },
      { ask: 'Bist du in einer großen oder einer kleinen Familie aufgewachsen?', told: ['großfamilie'] },
      { ask: 'Wer hat dir als Kind am meisten beigebracht?', told: ['beigebracht'] },
      { ask: 'Wohnt jemand aus deiner Familie in deiner Nähe?', told: ['nähe', 'zusammen'] },
    ],
  },
  {
    id: 'frage-was-isst-du-gern',
    needs: ['iss', 'ess', 'gegess', 'trink', 'getrunk', 'getränk', 'lieblingsess', 'lieblingsger', 'lieblingsspeis', 'lieblingsgetr', 'kaffee', 'tee', 'pizza', 'süß', 'schmeck', 'hunger', 'hungr', 'durst', 'frühstück', 'fleisch', 'fisch', 'obst', 'gemüse', 'schoko', 'kuchen'],
    wordings: [
      'Was isst du am liebsten?',
      'Trinkst du lieber Kaffee oder Tee?',
      'Hast du auch ein Lieblingsessen, und was ist es?',
      'Isst du gern Pizza, oder magst du lieber Reis?',
      'Mögen Sie lieber Süßes, zum Beispiel Schokolade, oder etwas Scharfes?',
    ],
    reactions: [
      'Ich esse und trinke leider nichts, ich bin ja ein digitaler Fuchs.',
      'Mir fehlt die Zunge dafür, aber über Essen und Trinken rede ich gern.',
    ],
    questions: [
      { ask: 'Was ist dein Lieblingsessen?', told: ['koche', 'schmeckt'] },
      { ask: 'Was trinkst du am Morgen zuerst?', told: ['trinke'] },
      { ask: 'Welches Essen magst du überhaupt nicht?', told: ['eklig', 'hasse'] },
      { ask: 'Isst du lieber zu Hause oder im Restaurant?', told: ['restaurant'] },
    ],
  },
  {
    id: 'frage-hast-du-hobbys',
    needs: ['hobb', 'freizeit', 'freie', 'interess', 'musik', 'lied', 'sing', 'instrument', 'sport', 'fußball', 'fussball', 'spiel', 'tanz', 'lies', 'lesen', 'buch', 'bücher', 'film', 'kino', 'fernseh', 'schwimm', 'wander', 'reist', 'reisen', 'unternehm'],
    wordings: [
      'Was machst du gern in deiner Freizeit?',
      'Magst du Musik, und welche hörst du am liebsten?',
      'Interessierst du dich auch für Fußball?',
      'Hast du ein Hobby, oder machst du irgendeinen Sport?',
      'Tanzen Sie gern, oder lesen Sie lieber ein Buch?',
    ],
    reactions: [
      'Mein Hobby sind Gespräche, für alles andere fehlt mir ein Körper.',
      'Selbst kann ich so etwas nicht machen, aber ich höre gern davon.',
    ],
    questions: [
      { ask: 'Womit verbringst du deine freie Zeit am liebsten?', told: ['spiele', 'trainier'] },
      { ask: 'Welche Musik gefällt dir?', told: ['lieder', 'sänger', 'popmusik'] },
      { ask: 'Was wolltest du schon immer einmal ausprobieren?', told: ['ausprobieren'] },
      { ask: 'Machst du in deiner Freizeit lieber etwas allein oder mit anderen?', told: ['allein', 'gruppe', 'verein'] },
    ],
  },
  {
    id: 'frage-meinung-arbeit',
    needs: ['arbeit', 'gearbeit', 'arbet', 'abeit', 'job', 'nebenjob', 'minijob', 'traumjob', 'beruf', 'traumberuf', 'karriere', 'überstund', 'teilzeit', 'vollzeit', 'schicht', 'verdien', 'gehalt', 'feierabend', 'homeoffice'],
    wordings: [
      'Was denkst du über Arbeit, wie wichtig ist sie?',
      'Ist Arbeit für dich wichtiger als Freizeit?',
      'Was meinst du, arbeiten die Menschen heute zu viel?',
      'Findest du, dass man für mehr Geld auch am Wochenende arbeiten sollte?',
      'Wie finden Sie es, wenn jemand jeden Tag zehn Stunden arbeitet?',
    ],
    reactions: [
      'Ich finde, Arbeit ist wichtig, aber man braucht auch Zeit für sich.',
      'Meiner Meinung nach sollte die Arbeit nicht das ganze Leben sein.',
    ],
    questions: [
      { ask: 'Was ist dir bei einer Arbeit am wichtigsten?', told: ['wichtigste'] },
      { ask: 'Welche Arbeit würde dir richtig Spaß machen?', told: ['traumberuf', 'traumjob'] },
      { ask: 'Wie viele Stunden Arbeit am Tag sind für dich genug?', told: ['teilzeit', 'vollzeit'] },
      { ask: 'Würdest du lieber mehr verdienen oder mehr freie Zeit haben?', told: ['verdien'] },
    ],
  },
  {
    id: 'frage-meinung-deutschland',
    needs: ['deutschl', 'deutchl', 'deuschl', 'deutshl', 'deutsland', 'duetschl', 'deutschen', 'bundesrepublik'],
    wordings: [
      'Was denkst du über Deutschland?',
      'Gefällt dir Deutschland, oder findest du es langweilig?',
      'Wie findest du das Leben hier in Deutschland?',
      'Was meinst du, ist Deutschland ein gutes Land zum Leben?',
      'Was mögen Sie an Deutschland und was nicht?',
    ],
    reactions: [
      'In Deutschland gibt es viel Gutes, aber manches ist auch schwierig, denke ich.',
      'An Deutschland mag ich die Wälder, die vielen Formulare eher nicht.',
    ],
    questions: [
      { ask: 'Was gefällt dir an Deutschland am besten?', told: ['sicherheit', 'natur'] },
      { ask: 'Welche Dinge findest du in Deutschland kompliziert?', told: ['kompliziert', 'schwierig', 'bürokratie'] },
      { ask: 'Wie hast du dir Deutschland früher vorgestellt?', told: ['vorgestellt'] },
      { ask: 'Was würdest du einem Freund über Deutschland erzählen?', told: [] },
    ],
  },
  {
    id: 'frage-meinung-handys',
    needs: ['handy', 'händy', 'handi', 'hendy', 'smartphon', 'smartfon', 'mobil', 'telefon', 'iphone', 'android', 'bildschirm'],
    wordings: [
      'Was denkst du über Handys?',
      'Sind Smartphones gut oder schlecht für uns, was meinst du?',
      'Findest du auch, dass die Leute zu oft am Handy sind?',
      'Kann man deiner Meinung nach heute noch ohne Handy leben?',
      'Was halten Sie davon, dass in der Bahn alle auf ihr Handy schauen?',
    ],
    reactions: [
      'Praktisch sind Handys schon, aber manchmal sollte man sie auch weglegen.',
      'Sogar als digitaler Fuchs finde ich: Ein paar Stunden ohne Handy tun gut.',
    ],
    questions: [
      { ask: 'Wofür benutzt du dein Handy am meisten?', told: ['benutze', 'nachrichten', 'videos'] },
      { ask: 'Könntest du einen ganzen Tag ohne Handy sein?', told: [] },
      { ask: 'In welchen Situationen stören dich Handys?', told: ['stört', 'stören'] },
      { ask: 'Wie alt warst du, als du dein erstes Handy bekommen hast?', told: ['erstes'] },
    ],
  },
  {
    id: 'frage-meinung-kinder',
    needs: ['kind', 'kleinkind', 'schulkind', 'enkel', 'erzieh', 'erzog', 'eltern', 'streng', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'jugend', 'teenager', 'schüler', 'mädchen', 'junge', 'nachwuchs'],
    wordings: [
      'Was denkst du über Kinder und Erziehung?',
      'Sollen Eltern streng sein, was meinst du?',
      'Findest du, dass Kinder heute zu viel dürfen?',
      'Was ist deiner Meinung nach wichtig, wenn man Kinder hat?',
      'Wie sollte man Ihrer Meinung nach mit Kindern umgehen?',
    ],
    reactions: [
      'Kinder brauchen klare Regeln und jemanden, der ihnen zuhört, glaube ich.',
      'Eigene Kinder habe ich nicht, aber ich glaube, sie brauchen vor allem Liebe und Geduld.',
    ],
    questions: [
      { ask: 'Wie streng waren die Erwachsenen in deiner Kindheit?', told: ['kindheit'] },
      { ask: 'Was sollte jedes Kind früh lernen?', told: ['respekt', 'höflich'] },
      { ask: 'Hast du im Alltag viel mit Kindern zu tun?', told: ['sohn', 'tochter', 'enkel'] },
      { ask: 'Welche Regel aus deiner Kindheit findest du heute noch gut?', told: ['regel'] },
    ],
  },
  {
    id: 'frage-meinung-deutsches-essen',
    needs: ['ess', 'iss', 'gegess', 'küche', 'kuche', 'gericht', 'speise', 'mahlzeit', 'brot', 'abendbrot', 'wurst', 'würst', 'bratwurst', 'currywurst', 'schnitzel', 'sauerkraut', 'kartoffel', 'knödel', 'brez', 'käse', 'fleisch', 'gewürz', 'schmeck', 'geschmack', 'koch'],
    wordings: [
      'Was denkst du über das deutsche Essen?',
      'Findest du die deutsche Küche gut oder langweilig?',
      'Was meinst du, ist das Essen in Deutschland zu wenig gewürzt?',
      'Was hältst du davon, dass die Deutschen abends nur Brot essen?',
      'Wie finden Sie deutsche Gerichte wie Sauerkraut, Wurst und Kartoffeln?',
    ],
    reactions: [
      'Probieren kann ich nichts, aber beim Essen darf jeder seinen eigenen Geschmack haben.',
      'Viele Leute loben das deutsche Brot, beim Rest sind die Meinungen sehr verschieden.',
    ],
    questions: [
      { ask: 'Welches deutsche Essen hast du schon probiert?', told: ['probiert', 'gegessen'] },
      { ask: 'Welches deutsche Gericht würdest du einem Gast empfehlen?', told: ['empfehl'] },
      { ask: 'Isst du am Abend lieber warm oder kalt?', told: ['warm', 'kalt'] },
      { ask: 'Hast du schon einmal etwas Deutsches gekocht?', told: ['gekocht', 'gebacken'] },
    ],
  },
  {
    id: 'frage-meinung-wetter',
    needs: ['wetter', 'unwetter', 'sommer', 'winter', 'frühling', 'fruhling', 'herbst', 'jahreszeit', 'sonne', 'sonni', 'regen', 'regn', 'geregn', 'schnee', 'schnei', 'kalt', 'kält', 'warm', 'heiß', 'heiss', 'hitze', 'temperatur', 'wind', 'sturm', 'gewitter'],
    wordings: [
      'Was sagst du zu diesem Wetter?',
      'Magst du lieber den Sommer oder den Winter?',
      'Findest du das Wetter in Deutschland auch so schlecht?',
      'Wie ist bei dir heute das Wetter, scheint die Sonne?',
      'Mögen Sie Schnee und Kälte, oder haben Sie lieber Sonne?',
    ],
    reactions: [
      'Bei mir gibt es gar kein Wetter, ich werde nie nass und friere nie.',
      'Mir ist jedes Wetter recht, ein digitaler Fuchs sitzt immer im Trockenen.',
    ],
    questions: [
      { ask: 'Wie sieht es draußen bei dir gerade aus?', told: ['regnet', 'schneit', 'sonnig', 'bewölkt'] },
      { ask: 'Welche Jahreszeit magst du am liebsten?', told: ['jahreszeit', 'frühling', 'herbst'] },
      { ask: 'Was machst du gern, wenn es den ganzen Tag regnet?', told: [] },
      { ask: 'Ist dir große Hitze oder große Kälte lieber?', told: ['hitze'] },
    ],
  },
  {
    id: 'frage-meinung-pruefung',
    needs: ['prüf', 'pruef', 'pruf', 'deutschprüf', 'deutschpruef', 'deutschpruf', 'sprachprüf', 'abschlussprüf', 'modellprüf', 'test', 'deutschtest', 'sprachtest', 'einbürgerungstest', 'examen', 'klausur', 'zertifikat', 'b1', 'b2', 'a2', 'telc', 'dtz', 'besteh', 'bestand', 'durchfall', 'durchgefall'],
    wordings: [
      'Was denkst du, ist die B1-Prüfung schwer?',
      'Glaubst du, dass ich die Deutschprüfung bestehen kann?',
      'Muss man für die Prüfung sehr viel lernen, was meinst du?',
      'Schaffen die meisten Leute die Prüfung beim ersten Mal?',
      'Wie finden Sie die Prüfung, ist sie eher leicht oder eher schwer?',
    ],
    reactions: [
      'Leicht ist so eine Prüfung nicht, aber mit viel Übung kann man sie schaffen.',
      'Genau weiß ich es nicht, aber Übung und ein ruhiger Kopf helfen sehr.',
    ],
    questions: [
      { ask: 'Hast du schon einen Termin für die Prüfung?', told: ['termin', 'morgen', 'woche', 'monat'] },
      { ask: 'Welcher Teil der Prüfung ist für dich der schwerste?', told: ['hörverst', 'leseverst', 'schwerste'] },
      { ask: 'Brauchst du das Zertifikat für etwas Bestimmtes?', told: ['brauche', 'einbürgerung', 'ausbildung'] },
      { ask: 'Wie lernst du am liebsten für Prüfungen?', told: ['karten', 'videos', 'lerngruppe'] },
    ],
  },
  {
    id: 'frage-kennst-du-stadt',
    needs: ['stadt', 'städt', 'hauptstadt', 'heimatstadt', 'großstadt', 'dorf', 'heimatort', 'liegt', 'warst', 'gewesen', 'besucht', 'berlin', 'hamburg', 'münchen', 'köln', 'frankfurt', 'wien', 'teheran', 'isfahan', 'istanbul', 'izmir', 'damaskus', 'kabul', 'kiew', 'hanoi'],
    wordings: [
      'Kennst du die Stadt Isfahan?',
      'Warst du schon einmal in Hamburg?',
      'Hast du schon von meiner Heimatstadt gehört?',
      'Weißt du, wo Izmir liegt und wie schön es dort ist?',
      'Kennen Sie Hanoi, die Hauptstadt von Vietnam?',
    ],
    reactions: [
      'Dort war ich noch nie, denn ein digitaler Fuchs kann leider nicht reisen.',
      'Städte kenne ich höchstens vom Namen, gesehen habe ich noch keine einzige.',
    ],
    questions: [
      { ask: 'Was sollte ein Besucher in dieser Stadt zuerst ansehen?', told: ['ansehen', 'sehenswürdigkeit'] },
      { ask: 'Woher kennst du die Stadt?', told: ['geboren', 'gewohnt', 'gelebt', 'aufgewachsen', 'heimatstadt'] },
      { ask: 'Ist es in dieser Stadt eher ruhig oder laut?', told: ['ruhig', 'laut'] },
      { ask: 'Was isst man in dieser Stadt besonders gern?', told: ['essen', 'isst', 'gericht'] },
    ],
  },
  {
    id: 'frage-kennst-du-film',
    needs: ['film', 'spielfilm', 'lieblingsfilm', 'liebesfilm', 'horrorfilm', 'actionfilm', 'zeichentrick', 'serie', 'lieblingsserie', 'kino', 'fernseh', 'tv', 'netflix', 'staffel', 'folge', 'episod', 'schauspiel', 'regisseur', 'dokumentar', 'krimi', 'sendung', 'tatort', 'titanic'],
    wordings: [
      'Kennst du den Film „Das Leben der Anderen“?',
      'Hast du die neue Serie schon gesehen, über die alle reden?',
      'Hast du einmal einen türkischen Film gesehen?',
      'Gestern lief „Titanic“ im Fernsehen, kennst du diesen Film?',
      'Kennen Sie die deutsche Serie „Tatort“?',
    ],
    reactions: [
      'Ins Kino gehe ich leider nie, aber ich lasse mir gern davon erzählen.',
      'Filme und Serien kann ich nicht sehen, da weißt du bestimmt mehr als ich.',
    ],
    questions: [
      { ask: 'Worum geht es in der Geschichte?', told: ['handelt', 'geschichte'] },
      { ask: 'Wie findest du die Schauspieler?', told: ['schauspieler'] },
      { ask: 'Siehst du so etwas lieber auf Deutsch oder in deiner Muttersprache?', told: ['untertitel', 'muttersprache'] },
      { ask: 'Siehst du Filme lieber im Kino oder auf dem Sofa?', told: ['kino', 'sofa'] },
    ],
  },
  {
    id: 'frage-kennst-du-buch',
    needs: ['buch', 'büch', 'buech', 'lieblingsbuch', 'kinderbuch', 'hörbuch', 'roman', 'gedicht', 'märchen', 'krimi', 'comic', 'novelle', 'gelesen', 'lies', 'lesen', 'autor', 'schriftsteller', 'dichter', 'literatur', 'bestseller', 'goethe', 'schiller', 'kafka', 'hafis', 'coelho'],
    wordings: [
      'Kennst du das Buch „Der kleine Prinz“?',
      'Hast du den Roman „Drachenläufer“ gelesen?',
      'Kennst du die Gedichte von Hafis?',
      'Hast du schon einmal etwas von Goethe gelesen?',
      'Kennen Sie die Bücher von Paulo Coelho aus Brasilien?',
    ],
    reactions: [
      'Selbst lese ich keine Bücher, aber gute Geschichten höre ich gern.',
      'Ein digitaler Fuchs hat leider kein Bücherregal, aber neugierig bin ich schon.',
    ],
    questions: [
      { ask: 'In welcher Sprache liest du am liebsten?', told: ['übersetz', 'muttersprache'] },
      { ask: 'Was für Texte liest du gern?', told: ['krimis', 'zeitung'] },
      { ask: 'Wer hat dir zum ersten Mal davon erzählt?', told: ['lehrer', 'empfohlen', 'geschenkt'] },
      { ask: 'Liest du lieber auf Papier oder auf dem Handy?', told: ['papier', 'handy', 'tablet'] },
    ],
  },
  {
    id: 'frage-kennst-du-gericht',
    needs: ['gericht', 'nationalgericht', 'lieblingsgericht', 'lieblingsess', 'speise', 'ess', 'iss', 'gegess', 'koch', 'gekocht', 'probier', 'schmeck', 'rezept', 'zutat', 'küche', 'suppe', 'nudel', 'kebab', 'döner', 'mantu', 'borsch', 'feijoada', 'ghorm', 'gebacken', 'süßigkeit'],
    wordings: [
      'Kennst du das persische Gericht Ghormeh Sabzi?',
      'Hast du schon einmal Borschtsch gegessen?',
      'Weißt du, was Feijoada ist und wie man sie isst?',
      'Bei uns kocht man oft Mantu, kennst du das?',
      'Haben Sie schon einmal vietnamesische Nudelsuppe probiert?',
    ],
    reactions: [
      'Gegessen habe ich das noch nie, ein Fuchs wie ich braucht keinen Teller.',
      'Vielleicht kenne ich den Namen, aber den Geschmack kenne ich leider nicht.',
    ],
    questions: [
      { ask: 'Welche Zutaten braucht man dafür?', told: ['zutaten', 'fleisch', 'gemüse', 'bohnen'] },
      { ask: 'Wer kocht das am besten?', told: ['mutter', 'großmutter'] },
      { ask: 'Schmeckt das eher mild oder scharf?', told: ['mild', 'scharf'] },
      { ask: 'Zu welchem Anlass isst man das?', told: ['feier', 'hochzeit', 'geburtstag'] },
    ],
  },
  {
    id: 'frage-stimmt-es-dass',
    needs: ['stimmt', 'stimt', 'wahr', 'richtig', 'wirklich', 'tatsächlich', 'tatsache', 'echt', 'angeblich', 'behaupt', 'gehört', 'gehoert', 'gelesen', 'gerücht', 'vorurteil', 'klischee', 'falsch', 'lüge'],
    wordings: [
      'Stimmt es, dass die Deutschen immer pünktlich sind?',
      'Ist es wahr, dass man ohne gutes Deutsch keine Arbeit findet?',
      'Ich habe gehört, dass die Deutschen sonntags nie einkaufen gehen, stimmt das?',
      'Ein Freund sagt, dass die Mieten auf dem Land billiger sind, ist das richtig?',
      'Ist es wirklich so, dass in Bayern alle Leute Dialekt sprechen, oder glauben Sie das nicht?',
    ],
    reactions: [
      'Etwas Wahres ist oft daran, aber meistens ist es nicht überall gleich.',
      'Ganz sicher bin ich da nicht, und prüfen kann ich das hier leider nicht.',
    ],
    questions: [
      { ask: 'Von wem hast du das gehört?', told: ['freund', 'kollege', 'nachbar', 'internet', 'lehrer'] },
      { ask: 'Welche Erfahrungen hast du selbst damit gemacht?', told: ['erfahrung', 'erlebt'] },
      { ask: 'Fändest du es gut, wenn es so wäre?', told: ['fände', 'schade'] },
      { ask: 'Was hast du gedacht, als du das zum ersten Mal gehört hast?', told: ['gedacht', 'überrascht'] },
    ],
  },
  {
    id: 'frage-verstehst-du-mich',
    needs: ['verste', 'versth', 'fersteh', 'verstand', 'verständ', 'unverständ', 'gemeint', 'kapier', 'begreif', 'deutlich', 'undeutlich', 'klar'],
    wordings: [
      'Verstehst du mich, wenn ich so schreibe?',
      'Kannst du verstehen, was ich dir sage?',
      'Hast du verstanden, was ich gemeint habe?',
      'Verstehst du eigentlich alles, was ich dir erzähle?',
      'Verstehen Sie mich, oder soll ich es noch einmal sagen?',
    ],
    reactions: [
      'Meistens verstehe ich dich, nur manchmal irre ich mich leider.',
      'Nicht immer jedes Wort, aber oft verstehe ich, was du meinst.',
    ],
    questions: [
      { ask: 'Hat eine von meinen Antworten nicht gepasst?', told: ['gepasst', 'falsch'] },
      { ask: 'Wie gut verstehen dich die Leute im Alltag?', told: ['alltag'] },
      { ask: 'Mit wem sprichst du am meisten Deutsch?', told: ['kolleg', 'nachbar'] },
      { ask: 'Was machst du, wenn dich jemand nicht versteht?', told: ['übersetzer', 'wiederhol'] },
    ],
  },
  {
    id: 'frage-habe-ich-fehler-gemacht',
    needs: ['fehler', 'feler', 'fähler', 'schreibfehler', 'rechtschreib', 'richtig', 'falsch', 'korrekt', 'korrig', 'verbesser', 'grammatik', 'gramatik', 'satz', 'sätz', 'wortstellung', 'geschrieben', 'artikel', 'endung'],
    wordings: [
      'Habe ich in meinem Satz Fehler gemacht?',
      'War das richtig, was ich geschrieben habe?',
      'Ist meine Grammatik so richtig oder falsch?',
      'Wie viele Fehler waren in meinem letzten Text?',
      'Können Sie mir sagen, ob meine Sätze korrekt sind?',
    ],
    reactions: [
      'Alle Fehler finde ich leider nicht, aber beim Üben sind Fehler ganz normal.',
      'Ein Lehrer sieht das besser als ich, mir ist wichtig, was du erzählst.',
    ],
    questions: [
      { ask: 'Wo bist du in der Grammatik unsicher?', told: ['artikel', 'dativ', 'endung', 'unsicher'] },
      { ask: 'Was fällt dir leichter, das Sprechen oder das Schreiben?', told: ['leichter'] },
      { ask: 'Möchtest du, dass man dich im Alltag korrigiert?', told: ['korrigier', 'verbesser'] },
      { ask: 'Wie übst du schwierige Sätze am besten?', told: ['wiederhol', 'aufschreib'] },
    ],
  },
  {
    id: 'frage-woher-kommst-du',
    needs: ['woher', 'komm', 'komst', 'herkomm', 'herkunft', 'stamm', 'gebor', 'aufgewachs', 'heimat', 'land', 'länd', 'ursprüng', 'nationalität', 'staatsangehör', 'wohn'],
    wordings: [
      'Woher kommst du eigentlich, lieber Fuchs?',
      'Aus welchem Land kommst du?',
      'Wo bist du geboren und aufgewachsen?',
      'Ich komme nicht von hier, und woher bist du?',
      'Kommen Sie aus Deutschland oder aus einem anderen Land?',
    ],
    reactions: [
      'Ein Heimatland habe ich nicht, ich bin in einem Computerprogramm zu Hause.',
      'Andere Füchse kommen aus dem Wald, mich hat jemand am Computer gemacht.',
    ],
    questions: [
      { ask: 'Und woher kommst du?', told: ['stamme', 'ursprünglich'] },
      { ask: 'An welchem Ort fühlst du dich zu Hause?', told: [] },
      { ask: 'Wie würdest du deine Heimat mit drei Wörtern beschreiben?', told: [] },
      { ask: 'Wohnst du schon lange an deinem jetzigen Ort?', told: ['jahren', 'monaten'] },
    ],
  },
  {
    id: 'frage-bist-du-echt',
    needs: ['echt', 'mensch', 'robot', 'künstlich', 'kuenstlich', 'kunstlich', 'intelligen', 'ai', 'chatgpt', 'chatbot', 'bot', 'computer', 'programm', 'maschine', 'software', 'app', 'digital', 'person', 'wirklich', 'real', 'erfund', 'existier', 'lebendig', 'lebewesen'],
    wordings: [
      'Bist du ein echter Mensch?',
      'Bist du ein Roboter oder eine künstliche Intelligenz?',
      'Spreche ich hier mit einer Person oder mit einem Computer?',
      'Gibt es dich wirklich, oder bist du nur erfunden?',
      'Sind Sie echt, oder sind Sie nur ein Programm?',
    ],
    reactions: [
      'Ich bin kein Mensch, sondern ein digitaler Fuchs, mit dem du Deutsch üben kannst.',
      'Ehrlich gesagt bin ich ein Programm, also weder ein Mensch noch ein echter Fuchs.',
    ],
    questions: [
      { ask: 'Wie ist es für dich, mit einem digitalen Fuchs zu sprechen?', told: ['komisch', 'lustig', 'seltsam', 'interessant'] },
      { ask: 'Hast du gedacht, dass hier ein Mensch sitzt?', told: ['gedacht', 'geglaubt'] },
      { ask: 'Sprichst du mit mir leichter Deutsch als mit Menschen?', told: ['leichter', 'schäme'] },
      { ask: 'Was sollte ein digitaler Fuchs unbedingt können?', told: [] },
    ],
  },
  {
    id: 'frage-wie-ist-das-in-deutschland',
    needs: ['deutschl', 'deutchl', 'deuschl', 'deutshl', 'deutsland', 'duetschl', 'deutsche', 'hierzulande', 'normal', 'üblich', 'typisch', 'sitte', 'tradition', 'gewohnheit'],
    wordings: [
      'Wie ist das eigentlich hier in Deutschland?',
      'Wie macht man das in Deutschland, wenn man eingeladen ist?',
      'Bei uns ist das so, ist das in Deutschland auch normal?',
      'Wie feiern die Deutschen normalerweise ihren Geburtstag?',
      'Sagt man bei der Arbeit in Deutschland „du“, wissen Sie das?',
    ],
    reactions: [
      'Eine feste Regel kenne ich dafür nicht, jeder macht das ein bisschen anders.',
      'Das ist bei den Deutschen verschieden, je nach Ort, Alter und Familie.',
    ],
    questions: [
      { ask: 'Wie macht man das in deinem Heimatland?', told: ['heimatland'] },
      { ask: 'Was hat dich an deutschen Gewohnheiten am meisten überrascht?', told: ['überrascht', 'gewundert'] },
      { ask: 'Wen fragst du, wenn du hier etwas nicht weißt?', told: ['kolleg', 'nachbar'] },
      { ask: 'Welche Gewohnheit von zu Hause möchtest du behalten?', told: ['behalten', 'tradition'] },
    ],
  },
];
