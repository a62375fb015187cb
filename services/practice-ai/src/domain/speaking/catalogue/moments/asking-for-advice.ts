import type { Moment } from '../catalogue-types.js';

/** What learners ask the fox: help, advice, where to find things, prices, times, topics, hope. */
export const fragenUmRat: Moment[] = [
  {
    id: 'hilfe-brief',
    needs: ['brief', 'briev', 'brif', 'antwortbrief', 'beschwerdebrief', 'bewerbungsbrief', 'kündigungsbrief', 'geschäftsbrief', 'liebesbrief', 'mahnbrief', 'behördenbrief', 'amtsbrief', 'anschreiben', 'einschreiben'],
    wordings: [
      'Kannst du mir bei einem Brief helfen?',
      'Ich muss einen Brief auf Deutsch schreiben, kannst du mir helfen?',
      'Können Sie mir diesen Brief erklären? Ich verstehe ihn nicht.',
      'Ich habe einen schwierigen Brief bekommen, hilfst du mir beim Verstehen?',
      'Hilfst du mir, eine Antwort auf einen Brief vom Amt zu schreiben?',
    ],
    reactions: [
      'Lesen oder schreiben kann ich den Brief nicht, aber wir können darüber sprechen.',
      'Bei Briefen hilft es, zuerst das Wichtigste in einfachen Wörtern aufzuschreiben.',
    ],
    questions: [
      { ask: 'Um welches Thema geht es in dem Brief?', told: ['rechnung', 'kündigung', 'vertrag', 'miete'] },
      { ask: 'Welche Wörter machen dir dabei Schwierigkeiten?', told: [] },
      { ask: 'Wie viel Zeit hast du noch für den Brief?', told: ['morgen', 'woche', 'frist'] },
      { ask: 'Kennst du jemanden, der dir dabei helfen kann?', told: ['niemand', 'freund', 'nachbar'] },
    ],
  },
  {
    id: 'hilfe-termin',
    needs: ['termin', 'teremin', 'temin', 'arzttermin', 'zahnarzttermin', 'impftermin', 'beratungstermin', 'gesprächstermin', 'vorstellungstermin', 'besichtigungstermin', 'untersuchungstermin', 'friseurtermin', 'prüfungstermin', 'behördentermin', 'onlinetermin'],
    wordings: [
      'Kannst du mir helfen, einen Termin zu machen?',
      'Können Sie für mich einen Termin beim Amt vereinbaren?',
      'Ich brauche bald einen Termin, wie bekomme ich den?',
      'Hilfst du mir, am Telefon einen Termin zu bekommen?',
      'Ich muss meinen Termin verschieben, kannst du mir helfen?',
    ],
    reactions: [
      'Termine machen kann ich leider nicht, aber oft geht das auch im Internet.',
      'Am besten schreibst du dir vorher auf, was du sagen willst und wann du Zeit hast.',
    ],
    questions: [
      { ask: 'Worum soll es bei dem Termin gehen?', told: [] },
      { ask: 'An welchen Tagen passt es dir am besten?', told: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'] },
      { ask: 'Machst du deine Termine lieber am Telefon oder im Internet?', told: ['telefon', 'internet', 'online'] },
      { ask: 'Was ist für dich bei Terminen auf Deutsch am schwierigsten?', told: ['schwierig', 'schwer'] },
    ],
  },
  {
    id: 'hilfe-hausaufgaben',
    needs: ['hausaufgab', 'aufgab', 'hausübung', 'schulaufgab', 'deutschaufgab', 'grammatikaufgab', 'schularbeit', 'übung', 'uebung', 'ubung', 'grammatikübung', 'arbeitsblatt', 'arbeitsblätt', 'arbeitsbuch', 'kursbuch', 'lektion', 'aufsatz', 'mathe'],
    wordings: [
      'Kannst du mir bei den Hausaufgaben helfen?',
      'Ich verstehe meine Hausaufgaben nicht, hilfst du mir?',
      'Können Sie mir bei einer Aufgabe aus dem Deutschkurs helfen?',
      'Wir haben heute viele Hausaufgaben bekommen, kannst du sie mit mir machen?',
      'Ich muss für den Kurs eine Übung machen und brauche Hilfe, kannst du helfen?',
    ],
    reactions: [
      'Lösen kann ich die Aufgaben nicht für dich, aber erzähl mir gern davon.',
      'Oft wird eine Aufgabe leichter, wenn man sie in kleine Teile teilt.',
    ],
    questions: [
      { ask: 'Welches Thema habt ihr gerade im Kurs?', told: ['thema'] },
      { ask: 'Was genau findest du daran schwer?', told: [] },
      { ask: 'Bis wann musst du damit fertig sein?', told: ['morgen', 'montag', 'nächste'] },
      { ask: 'Lernst du lieber allein oder mit anderen zusammen?', told: ['allein', 'zusammen', 'gruppe'] },
    ],
  },
  {
    id: 'hilfe-aussprache',
    needs: ['aussprach', 'ausprach', 'aussprech', 'ausprech', 'aussprich', 'ausgesprochen', 'auszusprechen', 'sprech', 'nachsprech', 'nachzusprechen', 'akzent', 'beton', 'buchstab', 'umlaut', 'vokal', 'zunge'],
    wordings: [
      'Kannst du mir mit der Aussprache helfen?',
      'Wie kann ich meine Aussprache verbessern?',
      'Ich kann manche deutschen Wörter nicht richtig aussprechen, kannst du mir helfen?',
      'Können Sie mit mir das deutsche R üben? Das kann ich nicht gut sprechen.',
      'Die Leute verstehen meine Aussprache oft nicht, was kann ich tun?',
    ],
    reactions: [
      'Am meisten hilft es, kurze Sätze zu hören und laut nachzusprechen.',
      'Deine Aussprache kann ich nicht sicher beurteilen, aber vielen hilft es, langsam und laut zu lesen.',
    ],
    questions: [
      { ask: 'Welches deutsche Wort kannst du nur schwer aussprechen?', told: [] },
      { ask: 'Was klingt in deiner Muttersprache ganz anders als im Deutschen?', told: ['muttersprache'] },
      { ask: 'Liest du manchmal laut auf Deutsch?', told: ['laut'] },
      { ask: 'Mit wem sprichst du im Alltag Deutsch?', told: ['kolleg', 'nachbar', 'niemand'] },
    ],
  },
  {
    id: 'hilfe-pruefung',
    needs: ['prüf', 'pruef', 'pruf', 'deutschprüf', 'deutschpruef', 'deutschpruf', 'sprachprüf', 'abschlussprüf', 'modellprüf', 'test', 'deutschtest', 'sprachtest', 'modelltest', 'einbürgerungstest', 'examen', 'klausur', 'zertifikat', 'b1', 'b2', 'a2', 'telc', 'dtz', 'goethe'],
    wordings: [
      'Kannst du mir bei der Vorbereitung auf die Prüfung helfen?',
      'Ich habe bald eine Deutschprüfung, kannst du mit mir üben?',
      'Wie kann ich mich am besten auf die B1-Prüfung vorbereiten?',
      'Können Sie mir Tipps für die Prüfung geben?',
      'Hilfst du mir, für meine Prüfung zu lernen?',
    ],
    reactions: [
      'Gut ist es, jeden Tag ein bisschen zu üben und auch Pausen zu machen.',
      'Jedes Gespräch auf Deutsch ist schon eine kleine Übung für die Prüfung.',
    ],
    questions: [
      { ask: 'Wann ist deine Prüfung?', told: ['woche', 'monat', 'morgen'] },
      { ask: 'Welcher Teil der Prüfung macht dir am meisten Sorgen?', told: ['hören', 'lesen', 'schreiben', 'sprechen', 'mündlich', 'grammatik'] },
      { ask: 'Wozu machst du diese Prüfung?', told: ['beruf', 'ausbildung', 'einbürger'] },
      { ask: 'Hast du schon einmal eine Modellprüfung gemacht?', told: ['modell', 'probe'] },
    ],
  },
  {
    id: 'rat-streit',
    needs: ['streit', 'gestritt', 'gestreit', 'stritt', 'zerstritt', 'ehestreit', 'zank', 'gezankt', 'krach', 'konflikt', 'auseinandersetz', 'meinungsverschieden', 'missverständnis', 'beleidig', 'beschimpf', 'angeschrien', 'vertragen', 'versöhn', 'böse', 'boese', 'sauer'],
    wordings: [
      'Ich habe mich mit einer Freundin gestritten, was soll ich tun?',
      'Was soll ich nach so einem Streit machen?',
      'Ich hatte Streit mit meinem Mann, was würdest du mir raten?',
      'Mein Bruder spricht nach unserem Streit nicht mehr mit mir, was soll ich jetzt machen?',
      'Wir haben uns gestritten, wie können wir uns wieder vertragen?',
    ],
    reactions: [
      'Oft hilft ein ruhiges Gespräch, wenn der erste Ärger vorbei ist.',
      'Manchmal ist ein kleiner Satz wie „Lass uns reden“ ein guter Anfang.',
    ],
    questions: [
      { ask: 'Worum ging es bei dem Streit?', told: ['wegen', 'weil'] },
      { ask: 'Wann habt ihr euch gestritten?', told: ['gestern', 'heute', 'woche'] },
      { ask: 'Was würdest du der anderen Person jetzt am liebsten sagen?', told: ['entschuldig'] },
      { ask: 'Wie fühlst du dich nach dem Streit?', told: ['traurig', 'wütend', 'schlecht'] },
    ],
  },
  {
    id: 'rat-traurig',
    needs: ['traur', 'trauer', 'trauig', 'weine', 'geweint', 'träne', 'unglücklich', 'ungluecklich', 'depress', 'deprim', 'niedergeschlagen', 'bedrückt', 'verzweif', 'hoffnungslos', 'kummer', 'einsam', 'trost', 'tröst', 'freude', 'fröhlich', 'frölich'],
    wordings: [
      'Ich bin so traurig, was soll ich tun?',
      'Was kann ich machen, wenn ich traurig bin?',
      'Mir geht es nicht gut und ich weine oft, was kann ich tun?',
      'Hast du einen Rat für mich? Ich bin sehr traurig.',
      'Ich habe keine Freude mehr, wie kann ich wieder fröhlich werden?',
    ],
    reactions: [
      'Vielleicht tut es gut, mit einem Menschen zu reden, dem du vertraust.',
      'Traurig sein darf man, und du musst damit nicht allein bleiben.',
    ],
    questions: [
      { ask: 'Möchtest du erzählen, was dich traurig macht?', told: ['weil', 'wegen'] },
      { ask: 'Was hat dir früher an schweren Tagen geholfen?', told: ['geholfen', 'früher'] },
      { ask: 'Gibt es jemanden, den du heute anrufen kannst?', told: ['niemand', 'anruf', 'telefon'] },
      { ask: 'Seit wann fühlst du dich so?', told: ['seit', 'wochen', 'monat'] },
    ],
  },
  {
    id: 'rat-heimweh',
    needs: ['heimwe', 'heimveh', 'heimat', 'vermis', 'sehnsucht', 'sehne', 'land', 'herkunftsland', 'zuhause', 'iran', 'syrien', 'afghan', 'türkei', 'ukrain', 'irak'],
    wordings: [
      'Ich habe Heimweh, was soll ich tun?',
      'Was kann man gegen Heimweh machen?',
      'Ich vermisse meine Heimat so sehr, was hilft dagegen?',
      'Was soll ich machen, wenn mir meine Heimat so fehlt?',
      'Ich denke jeden Tag an mein Land und werde traurig, hast du einen Rat?',
    ],
    reactions: [
      'Manchen hilft ein Lied oder ein Essen aus der Heimat.',
      'Heimweh wird oft ein bisschen leichter, wenn man darüber spricht.',
    ],
    questions: [
      { ask: 'Was fehlt dir am meisten?', told: ['familie', 'eltern', 'freunde'] },
      { ask: 'An welchen Ort in deiner Heimat denkst du besonders gern?', told: [] },
      { ask: 'In welchen Momenten ist das Heimweh besonders stark?', told: ['abend', 'nacht', 'wochenende', 'feiertag'] },
      { ask: 'Gibt es hier schon einen Ort, an dem du dich wohlfühlst?', told: ['wohlfühl', 'wohl'] },
    ],
  },
  {
    id: 'rat-arbeit-verloren',
    needs: ['arbeit', 'job', 'nebenjob', 'kündig', 'kuendig', 'kundig', 'gekündig', 'gekuendig', 'gekundig', 'entlass', 'rausgeworf', 'rausgeschmiss', 'rauswurf', 'gefeuert', 'pleite', 'insolven'],
    wordings: [
      'Ich habe meine Arbeit verloren, was soll ich jetzt tun?',
      'Was soll ich machen? Ich habe plötzlich keine Arbeit mehr.',
      'Mir wurde gekündigt, was kann ich jetzt machen?',
      'Meine Firma hat mich entlassen. Hast du einen Rat für mich?',
      'Ich bin jetzt arbeitslos, wie soll es weitergehen?',
    ],
    reactions: [
      'Am besten sprichst du bald mit einer Beratungsstelle, denn dort kennt man die Regeln.',
      'Das ist schwer, und vielleicht hilft dir ein Plan mit kleinen Schritten.',
    ],
    questions: [
      { ask: 'Als was hast du zuletzt gearbeitet?', told: [] },
      { ask: 'Wie lange hattest du diese Arbeit?', told: ['jahr', 'monate'] },
      { ask: 'Welche Arbeit würdest du als Nächstes gern machen?', told: [] },
      { ask: 'Bekommst du gerade Hilfe von jemandem?', told: ['hilft', 'unterstütz', 'niemand'] },
    ],
  },
  {
    id: 'rat-nachbar-laerm',
    needs: ['laut', 'lärm', 'laerm', 'larm', 'krach', 'geräusch', 'ruhestör', 'stör', 'gestört', 'musik', 'party', 'feier', 'nebenan', 'schrei', 'bohr', 'trampel', 'polter', 'bellt', 'bellen', 'leise'],
    wordings: [
      'Meine Nachbarn sind nachts so laut, was soll ich tun?',
      'Was kann ich machen, wenn der Nachbar jeden Abend laute Musik hört?',
      'In der Wohnung über mir ist immer Lärm, was würdest du machen?',
      'Die Leute nebenan feiern ständig, wie soll ich darauf reagieren?',
      'Wie sage ich meinem Nachbarn höflich, dass er zu laut ist?',
    ],
    reactions: [
      'Ich würde zuerst freundlich klingeln und ruhig sagen, was mich stört.',
      'Viele Leute merken gar nicht, wie laut sie sind, deshalb hilft oft ein Gespräch.',
    ],
    questions: [
      { ask: 'Zu welcher Zeit ist es am schlimmsten?', told: ['nachts', 'abend', 'morgens', 'wochenende'] },
      { ask: 'Hast du das schon einmal angesprochen?', told: ['gesprochen', 'gesagt', 'geklingelt'] },
      { ask: 'Stört der Lärm auch andere Leute im Haus?', told: ['andere', 'alle'] },
      { ask: 'Was machst du, wenn es dir zu laut wird?', told: ['kopfhörer', 'geklopft'] },
    ],
  },
  {
    id: 'rat-kind-schule',
    needs: ['schule', 'schulisch', 'schulprob', 'schulnot', 'schulangst', 'schulleit', 'schüler', 'mitschüler', 'grundschul', 'realschul', 'hauptschul', 'gymnasium', 'note', 'zeugnis', 'unterricht', 'lehrer', 'klasse', 'elternabend', 'hausaufgab', 'mathe', 'mobb', 'gemobb'],
    wordings: [
      'Mein Kind hat Probleme in der Schule, was soll ich tun?',
      'Meine Tochter kommt in der Schule nicht mit, wie kann ich ihr helfen?',
      'Mein Sohn will nicht mehr in die Schule gehen, was kann ich machen?',
      'Was soll ich tun, wenn mein Kind schlechte Noten bekommt?',
      'Meine Tochter versteht im Unterricht wenig, hast du einen Rat?',
    ],
    reactions: [
      'Ein ruhiges Gespräch mit dem Kind und dann mit der Schule ist oft sinnvoll.',
      'Am wichtigsten ist vielleicht, gut zuzuhören und wenig Druck zu machen.',
    ],
    questions: [
      { ask: 'In welche Klasse geht dein Kind?', told: ['klasse'] },
      { ask: 'Was macht deinem Kind in der Schule Freude?', told: ['freude', 'spaß'] },
      { ask: 'Wie versteht sich dein Kind mit den anderen in der Klasse?', told: ['freunde', 'mitschüler', 'andere'] },
      { ask: 'Hast du schon mit der Lehrerin oder dem Lehrer gesprochen?', told: ['lehrer', 'elternabend'] },
    ],
  },
  {
    id: 'rat-nicht-schlafen',
    needs: ['schlaf', 'schläf', 'schlaef', 'schlief', 'geschlaf', 'einschlaf', 'eingeschlaf', 'einzuschlaf', 'einschläf', 'durchschlaf', 'durchzuschlaf', 'wach', 'aufwach', 'aufgewacht', 'nacht', 'nächte', 'bett', 'albtr', 'alptr'],
    wordings: [
      'Ich kann nicht schlafen, was soll ich tun?',
      'Was hilft, wenn ich abends nicht einschlafen kann?',
      'Jede Nacht liege ich lange wach, was kann ich machen?',
      'Ich schlafe so schlecht, hast du einen Tipp für mich?',
      'Ich wache jede Nacht um drei Uhr auf, was würdest du mir raten?',
    ],
    reactions: [
      'Vielen Menschen hilft es, am Abend früh das Handy wegzulegen.',
      'Manchmal wird man ruhiger, wenn man seine Gedanken vor dem Schlafen aufschreibt.',
    ],
    questions: [
      { ask: 'Woran denkst du, wenn du wach liegst?', told: ['denke', 'gedanken', 'sorgen'] },
      { ask: 'Wann gehst du normalerweise ins Bett?', told: ['bett'] },
      { ask: 'Wie sieht die letzte Stunde vor dem Schlafen bei dir aus?', told: ['fernseh', 'handy', 'lese'] },
      { ask: 'Wie lange geht das schon so?', told: ['seit', 'wochen', 'monat'] },
    ],
  },
  {
    id: 'rat-keine-zeit',
    needs: ['zeit', 'freizeit', 'kurz', 'schaff', 'stress', 'gestress', 'hektik', 'hektisch', 'überlast', 'überforder', 'beeil', 'eilig'],
    wordings: [
      'Ich habe nie Zeit, was soll ich machen?',
      'Wie schaffe ich das alles? Ich habe viel zu wenig Zeit.',
      'Wie finde ich im Alltag mehr Zeit für mich?',
      'Wann soll ich Deutsch lernen, wenn ich so wenig Zeit habe?',
      'Mein Tag ist immer zu kurz, hast du einen Rat für mich?',
    ],
    reactions: [
      'Schon zehn Minuten am Tag, die nur für eine Sache da sind, können helfen.',
      'Nicht alles ist heute wichtig, manches darf bis morgen warten.',
    ],
    questions: [
      { ask: 'Was nimmt dir jeden Tag am meisten Zeit?', told: ['arbeit', 'haushalt', 'kinder'] },
      { ask: 'Was würdest du mit einer freien Stunde machen?', told: [] },
      { ask: 'An welchem Tag hast du am wenigsten Stress?', told: ['sonntag', 'samstag', 'wochenende'] },
      { ask: 'Kann jemand eine kleine Aufgabe für dich übernehmen?', told: ['niemand', 'allein'] },
    ],
  },
  {
    id: 'wo-billig-kaufen',
    needs: ['billig', 'bilig', 'günstig', 'guenstig', 'gunstig', 'preiswert', 'kauf', 'einkauf', 'einzukauf', 'gekauft', 'geschäft', 'laden', 'läden', 'supermarkt', 'flohmarkt', 'gebraucht', 'secondhand', 'rabatt', 'angebot', 'sonderangebot', 'discount', 'schnäppchen', 'spare', 'ausverkauf'],
    wordings: [
      'Wo kann ich billig einkaufen?',
      'Weißt du, wo ich günstige Möbel bekomme?',
      'Wo gibt es hier billige Kleidung?',
      'Ich habe wenig Geld, wo kann ich günstig Sachen kaufen?',
      'Können Sie mir ein billiges Geschäft empfehlen?',
    ],
    reactions: [
      'Die Geschäfte in deiner Stadt kenne ich leider nicht, deine Nachbarn vielleicht schon.',
      'Vieles bekommt man gebraucht günstiger, und oft lohnt es sich, Preise zu vergleichen.',
    ],
    questions: [
      { ask: 'Was brauchst du gerade?', told: ['möbel', 'kleid', 'lebensmittel', 'schuhe'] },
      { ask: 'Wo kaufst du sonst ein?', told: ['supermarkt', 'markt'] },
      { ask: 'Kaufst du auch manchmal gebrauchte Sachen?', told: ['gebraucht', 'flohmarkt'] },
      { ask: 'Welche Dinge findest du hier besonders teuer?', told: ['teuer'] },
    ],
  },
  {
    id: 'wo-deutsch-lernen',
    needs: ['deutsch', 'deutch', 'kurs', 'sprachkurs', 'integrationskurs', 'intensivkurs', 'onlinekurs', 'abendkurs', 'anfängerkurs', 'alphakurs', 'alphabetisierungskurs', 'sprachschul', 'sprachunterricht', 'unterricht', 'nachhilfe', 'lehrer', 'privatlehrer', 'sprachlehrer', 'volkshochschul', 'vhs', 'sprachcaf', 'tandem', 'goethe'],
    wordings: [
      'Wo kann ich einen Deutschkurs machen?',
      'Weißt du, wo es gute Sprachkurse gibt?',
      'Wo kann man hier kostenlos Deutsch lernen?',
      'Können Sie mir eine gute Sprachschule empfehlen?',
      'Ich suche einen Deutschkurs am Abend, wo finde ich so etwas?',
    ],
    reactions: [
      'Gute Deutschkurse gibt es oft an der Volkshochschule.',
      'Einzelne Schulen kenne ich nicht, aber in der Bibliothek weiß man oft mehr.',
    ],
    questions: [
      { ask: 'Wann hättest du Zeit für einen Kurs?', told: ['abend', 'vormittag', 'nachmittag', 'wochenende'] },
      { ask: 'Wie lernst du im Moment Deutsch?', told: ['video', 'buch', 'büchern'] },
      { ask: 'Was möchtest du in einem Kurs vor allem üben?', told: ['sprechen', 'grammatik', 'schreiben'] },
      { ask: 'Hast du schon einmal einen Kurs besucht?', told: ['besucht', 'integrationskurs'] },
    ],
  },
  {
    id: 'wo-leute-kennenlernen',
    needs: ['leute', 'mensch', 'freund', 'person', 'bekannt', 'kennen', 'kontakt', 'anschluss', 'treff', 'jemand', 'niemand', 'sprachpartner', 'tandem', 'verein', 'einsam'],
    wordings: [
      'Wo kann ich neue Leute kennenlernen?',
      'Wie finde ich in Deutschland Freunde?',
      'Wo kann ich hier Menschen treffen und mit ihnen reden?',
      'Ich kenne hier niemanden, wo kann ich Leute treffen?',
      'Weißt du, wo man am besten Deutsche kennenlernt?',
    ],
    reactions: [
      'In einem Verein oder einem Sprachcafé kommt man oft leicht ins Gespräch.',
      'Am leichtesten geht es meist dort, wo man regelmäßig etwas zusammen macht.',
    ],
    questions: [
      { ask: 'Womit verbringst du gern deine freie Zeit?', told: ['hobby', 'sport', 'musik'] },
      { ask: 'Wie hast du früher Freunde gefunden?', told: ['früher'] },
      { ask: 'Was für Leute würdest du gern kennenlernen?', told: [] },
      { ask: 'Warst du schon einmal in einem Verein?', told: ['verein'] },
    ],
  },
  {
    id: 'wo-wohnung-finden',
    needs: ['wohn', 'wonung', 'zimmer', 'einzimmer', 'zweizimmer', 'dreizimmer', 'sozialwohnung', 'wg', 'studentenwohnheim', 'apartment', 'appartement', 'unterkunft', 'unterkünft', 'miet', 'vermiet', 'untermiet', 'makler', 'immobilie'],
    wordings: [
      'Wo kann ich eine Wohnung finden?',
      'Wie findet man in Deutschland eine Wohnung?',
      'Weißt du, wo ich ein günstiges Zimmer bekomme?',
      'Wir brauchen eine größere Wohnung, wo sollen wir suchen?',
      'Können Sie mir bei der Wohnungssuche helfen?',
    ],
    reactions: [
      'Freie Wohnungen kenne ich nicht, aber vielen helfen Internetseiten und Bekannte.',
      'Es lohnt sich, allen Bekannten von der Suche zu erzählen.',
    ],
    questions: [
      { ask: 'Wie viel Platz brauchst du?', told: ['quadratmeter', 'zimmer'] },
      { ask: 'Wie wohnst du im Moment?', told: ['ich wohne', 'wir wohnen'] },
      { ask: 'In welcher Gegend möchtest du am liebsten wohnen?', told: ['gegend', 'zentrum', 'stadtteil'] },
      { ask: 'Hast du schon etwas besichtigt?', told: ['besichtig', 'angesehen', 'angeschaut'] },
    ],
  },
  {
    id: 'wo-arzt-finden',
    needs: ['arzt', 'ärzt', 'aerzt', 'hausarzt', 'hausärzt', 'zahnarzt', 'zahnärzt', 'kinderarzt', 'kinderärzt', 'frauenarzt', 'frauenärzt', 'hautarzt', 'hautärzt', 'augenarzt', 'augenärzt', 'facharzt', 'fachärzt', 'doktor', 'praxis', 'praxen', 'psycholog', 'therapeut', 'psychotherap', 'gynäkolog', 'orthopäd'],
    wordings: [
      'Wo finde ich einen guten Arzt?',
      'Weißt du, wie ich hier einen Hausarzt finde?',
      'Ich suche eine Ärztin, die meine Sprache spricht, wo finde ich die?',
      'Können Sie mir einen guten Zahnarzt empfehlen?',
      'Wo finde ich einen Kinderarzt, der noch Patienten nimmt?',
    ],
    reactions: [
      'Ärzte in deiner Nähe kenne ich nicht, aber Nachbarn haben oft einen Tipp.',
      'Im Internet kann man Praxen oft nach Ort und Sprache suchen.',
    ],
    questions: [
      { ask: 'Brauchst du schnell Hilfe, oder hat es noch Zeit?', told: ['dringend', 'schmerz', 'schnell'] },
      { ask: 'Was ist dir bei einem Arzt am wichtigsten?', told: ['wichtig'] },
      { ask: 'In welcher Sprache möchtest du dort am liebsten sprechen?', told: ['meine sprache', 'englisch', 'arabisch', 'persisch', 'türkisch'] },
      { ask: 'Welche Erfahrungen hast du hier bisher mit Arztpraxen gemacht?', told: ['erfahrung'] },
    ],
  },
  {
    id: 'wie-viel-kostet',
    needs: ['kost', 'gekostet', 'koset', 'preis', 'fahrpreis', 'ticketpreis', 'teuer', 'teure', 'billig', 'günstig', 'euro', 'franken', 'cent', 'bezahl', 'zahl', 'gebühr', 'geld', 'eintritt', 'tarif'],
    wordings: [
      'Wie viel kostet ein gutes Fahrrad?',
      'Weißt du, was eine Monatskarte für den Bus kostet?',
      'Was kostet der Führerschein in Deutschland?',
      'Wie teuer ist das Ticket nach Berlin?',
      'Können Sie mir sagen, wie viel das kostet?',
    ],
    reactions: [
      'Aktuelle Preise kenne ich leider nicht, weil sie sich oft ändern.',
      'Da könnte ich nur raten, aber im Internet findest du bestimmt genaue Preise.',
    ],
    questions: [
      { ask: 'Wofür brauchst du das?', told: [] },
      { ask: 'Wie viel möchtest du höchstens ausgeben?', told: ['euro', 'franken'] },
      { ask: 'Hast du schon Preise verglichen?', told: ['verglich'] },
      { ask: 'Was würde das in deiner Heimat kosten?', told: ['heimat', 'bei uns'] },
    ],
  },
  {
    id: 'wann-beginnt',
    needs: ['wann', 'uhr', 'spät', 'öffn', 'geöffn', 'offen', 'schließ', 'schliess', 'geschloss', 'beginnt', 'begint', 'anfäng', 'anfang', 'fängt', 'fangt', 'startet', 'abfahr', 'abfähr', 'ankunft', 'ankomm', 'fahrplan'],
    wordings: [
      'Wann macht der Supermarkt heute zu?',
      'Weißt du, wann der nächste Zug fährt?',
      'Wann öffnet das Rathaus morgen früh?',
      'Um wie viel Uhr fängt das Fußballspiel an?',
      'Können Sie mir sagen, wann der Kurs beginnt?',
    ],
    reactions: [
      'Das weiß ich leider nicht, weil ich keine aktuellen Zeiten sehen kann.',
      'Solche Uhrzeiten kenne ich nicht, am besten schaust du im Internet nach.',
    ],
    questions: [
      { ask: 'Was hast du heute noch vor?', told: [] },
      { ask: 'Warum ist diese Uhrzeit für dich wichtig?', told: ['weil', 'wegen'] },
      { ask: 'Wo schaust du sonst nach, wenn du so etwas wissen willst?', told: ['internet', 'google', 'handy'] },
      { ask: 'Bist du meistens pünktlich oder kommst du oft ein bisschen zu spät?', told: ['pünktlich', 'zu spät'] },
    ],
  },
  {
    id: 'worueber-sprechen',
    needs: ['worüber', 'worueber', 'woruber', 'thema', 'tema', 'themen', 'sprechen', 'besprech', 'rede', 'unterhalt', 'unterhält', 'gespräch', 'erzähl', 'erzaehl', 'erzahl', 'diskut', 'plauder', 'quatsch'],
    wordings: [
      'Worüber sollen wir heute sprechen?',
      'Hast du ein Thema für uns?',
      'Ich weiß nicht, was ich erzählen soll, hast du eine Idee?',
      'Können Sie ein Thema für unser Gespräch vorschlagen?',
      'Über welches Thema möchtest du mit mir reden?',
    ],
    reactions: [
      'Am liebsten höre ich etwas aus deinem Alltag.',
      'Wir können über vieles reden, zum Beispiel über Essen, Freunde oder Reisen.',
    ],
    questions: [
      { ask: 'Was war heute dein schönster Moment?', told: [] },
      { ask: 'Was hast du am letzten Wochenende gemacht?', told: ['wochenende'] },
      { ask: 'Welches Essen magst du besonders gern?', told: ['lieblingsessen'] },
      { ask: 'Wohin würdest du gern einmal reisen?', told: ['reise'] },
    ],
  },
  {
    id: 'wird-es-besser',
    needs: ['besser', 'beser', 'verbesser', 'leichter', 'einfacher', 'schöner', 'glücklicher', 'schwere', 'schlimm', 'hoff', 'zukunft', 'vorbei', 'aufwärts', 'bergauf', 'ändert'],
    wordings: [
      'Glaubst du, dass es irgendwann besser wird?',
      'Wird mein Leben hier einmal leichter?',
      'Im Moment ist alles schwer, wird das wieder besser?',
      'Wann wird es endlich besser, was denkst du?',
      'Denken Sie, dass nach dieser schweren Zeit wieder gute Tage kommen?',
    ],
    reactions: [
      'Wissen kann ich es nicht, aber ich wünsche es dir sehr.',
      'Oft wird es langsam besser, in kleinen Schritten, die man zuerst kaum bemerkt.',
    ],
    questions: [
      { ask: 'Was ist für dich gerade am schwersten?', told: [] },
      { ask: 'Was müsste sich für dich zuerst ändern?', told: ['ändern'] },
      { ask: 'Wer oder was gibt dir im Moment Kraft?', told: ['kraft'] },
      { ask: 'Hast du früher schon einmal eine schwere Zeit überstanden?', told: ['früher', 'überstand', 'geschafft'] },
    ],
  },
];
