import type { Moment } from '../catalogue-types.js';

/** Family: children of all ages, marriage, parents and relatives near and far. */
export const familie: Moment[] = [
  {
    id: 'familie-vorgestellt',
    wordings: [
      'Ich bin verheiratet und habe zwei Kinder.',
      'Ich wohne hier mit meiner Frau und unserem Sohn zusammen.',
      'Wir sind zu viert: mein Mann, ich und unsere beiden Töchter.',
      'Ich habe drei Kinder, und sie gehen alle noch zur Schule.',
      'Meine Familie ist nicht groß, wir haben nur einen kleinen Jungen.',
    ],
    reactions: [
      'Da ist bei euch zu Hause bestimmt immer etwas los.',
      'Jetzt kann ich mir deine Familie ein bisschen besser vorstellen.',
    ],
    questions: [
      { ask: 'Was macht ihr am liebsten alle zusammen?', told: ['ausflug', 'ausflüge', 'am liebsten'] },
      { ask: 'Wer kocht bei euch meistens?', told: ['kocht', 'koche'] },
      { ask: 'Welche Sprachen sprecht ihr in der Familie?', told: ['sprache', 'sprechen'] },
      { ask: 'Leben noch andere Verwandte von dir in der Nähe?', told: ['verwandt', 'eltern', 'schwester', 'bruder'] },
    ],
  },
  {
    id: 'schwanger',
    wordings: [
      'Ich bin schwanger und freue mich riesig.',
      'Meine Frau und ich bekommen bald unser erstes Kind.',
      'Wir erwarten ein Baby und sind sehr glücklich darüber.',
      'Gestern haben wir beim Arzt zum ersten Mal das Herz von unserem Baby gehört.',
      'Endlich hat es geklappt, ich werde Papa!',
    ],
    reactions: [
      'Was für eine schöne Nachricht, da freue ich mich mit.',
      'Bald gibt es einen kleinen Menschen mehr in deinem Leben, wie schön.',
    ],
    questions: [
      { ask: 'Wann soll das Baby kommen?', told: ['monat', 'sommer', 'herbst', 'winter', 'frühling', 'termin'] },
      { ask: 'Wem hast du es zuerst erzählt?', told: ['erzählt'] },
      { ask: 'Gibt es schon Ideen für den Namen?', told: ['name', 'heißen'] },
      { ask: 'Worauf freust du dich am meisten?', told: [] },
    ],
  },
  {
    id: 'baby-geboren',
    wordings: [
      'Wir haben vor drei Wochen ein Baby bekommen.',
      'Meine kleine Tochter ist endlich auf der Welt.',
      'Ich bin Vater geworden, unser Sohn ist gesund und wunderschön.',
      'Unser Baby hat heute zum ersten Mal gelacht.',
      'Seit letzter Woche sind wir zu dritt, unser Kind ist da!',
    ],
    reactions: [
      'Das freut mich sehr, alles Gute für dich und das Baby.',
      'Solche Momente mit einem Baby vergisst man nie.',
    ],
    questions: [
      { ask: 'Wie heißt dein Baby denn?', told: ['heißt', 'name'] },
      { ask: 'Wem sieht dein Kind ähnlich?', told: ['ähnlich', 'sieht aus'] },
      { ask: 'Wie sehen deine Tage mit dem Baby aus?', told: [] },
      { ask: 'Hast du im Moment Hilfe zu Hause?', told: ['hilft', 'hilfe', 'helfen'] },
    ],
  },
  {
    id: 'baby-schlaeft-nicht',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Unser Baby weint jede Nacht, und wir schlafen kaum.',
      'Ich bin so müde, weil die Kleine alle zwei Stunden aufwacht.',
      'Mein Sohn bekommt Zähne und schreit die ganze Nacht.',
      'Seit unser Baby da ist, habe ich nie länger als drei Stunden geschlafen.',
      'Das Baby will nachts immer auf den Arm, ich kann bald nicht mehr.',
    ],
    reactions: [
      'Solche Nächte mit einem kleinen Kind kosten viel Kraft.',
      'Kein Wunder, dass du müde bist, wenn dein Kind nachts so unruhig ist.',
    ],
    questions: [
      { ask: 'Wie alt ist dein Kind jetzt?', told: ['monate alt', 'wochen alt', 'jahr alt', 'monaten'] },
      { ask: 'Kannst du am Tag ein bisschen schlafen?', told: ['tagsüber', 'mittag', 'am tag'] },
      { ask: 'Wie beruhigst du dein Kind am besten?', told: ['beruhig', 'singe', 'trage'] },
      { ask: 'Wer steht bei euch nachts meistens auf?', told: ['aufstehen', 'stehe auf', 'steht auf', 'wechseln'] },
    ],
  },
  {
    id: 'kitaplatz-fehlt',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Wir finden einfach keinen Kitaplatz für unsere Tochter.',
      'Alle Kindergärten sind voll, mein Sohn steht nur auf der Warteliste.',
      'Ich kann nicht arbeiten, weil mein Kind keinen Platz im Kindergarten hat.',
      'Schon wieder eine Absage von der Kita, das ist nun schon die vierte Absage.',
      'Seit einem Jahr suche ich eine Betreuung für meine Kleine, aber es gibt nichts.',
    ],
    reactions: [
      'Ohne einen Kitaplatz wird der Alltag richtig kompliziert.',
      'Das ist ärgerlich, du brauchst diesen Platz ja wirklich.',
    ],
    questions: [
      { ask: 'Wer passt im Moment auf dein Kind auf?', told: ['passt auf', 'aufpass', 'zu hause'] },
      { ask: 'Bei wie vielen Kitas hast du schon gefragt?', told: ['fünf', 'kitas', 'kindergärten'] },
      { ask: 'Was würdest du machen, wenn dein Kind einen Platz hätte?', told: ['arbeiten', 'kurs', 'ausbildung'] },
      { ask: 'Gibt es in deiner Nähe eine Tagesmutter?', told: ['tagesmutter'] },
    ],
  },
  {
    id: 'schule-probleme',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Mein Sohn hat in Mathematik schon wieder eine schlechte Note bekommen.',
      'Meine Tochter kommt in der Schule nicht gut mit.',
      'Die Lehrerin sagt, dass mein Kind im Unterricht nicht aufpasst.',
      'Die Noten von meinem Sohn sind in diesem Jahr viel schlechter geworden.',
      'Vielleicht muss mein Kind die Klasse wiederholen, das macht mir Sorgen.',
    ],
    reactions: [
      'Wenn es in der Schule schwierig ist, leiden die Eltern mit.',
      'Da machst du dir natürlich Gedanken um dein Kind.',
    ],
    questions: [
      { ask: 'Was sagt dein Kind selbst dazu?', told: ['er sagt', 'sie sagt', 'sagt er', 'selbst'] },
      { ask: 'Welches Fach mag dein Kind gern?', told: ['lieblingsfach', 'gern'] },
      { ask: 'Kann jemand deinem Kind beim Lernen helfen?', told: ['nachhilfe', 'hilft', 'helfe'] },
      { ask: 'Woran liegt es deiner Meinung nach?', told: ['weil', 'liegt'] },
    ],
  },
  {
    id: 'schule-erfolg',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Meine Tochter hat ein sehr gutes Zeugnis bekommen.',
      'Mein Sohn hat in Deutsch die beste Note, ich bin so stolz.',
      'Mein Kind darf nach den Ferien aufs Gymnasium gehen.',
      'Die Lehrerin hat mein Kind heute sehr gelobt.',
      'Meine Älteste ist jetzt die Beste in der Klasse, wir freuen uns alle.',
    ],
    reactions: [
      'Auf so ein Kind kannst du wirklich stolz sein.',
      'Man merkt, wie sehr du dich für dein Kind freust.',
    ],
    questions: [
      { ask: 'Wird das bei euch ein bisschen gefeiert?', told: ['gefeiert', 'feiern', 'geschenk'] },
      { ask: 'Was möchte dein Kind später einmal werden?', told: ['werden', 'beruf', 'studieren'] },
      { ask: 'Warst du selbst auch gern in der Schule?', told: ['ich war', 'ich selbst'] },
      { ask: 'Was macht dein Kind, wenn es nicht lernt?', told: ['hobby', 'spielt'] },
    ],
  },
  {
    id: 'kind-gemobbt',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Die anderen Kinder in der Klasse lachen über meinen Sohn.',
      'Meine Tochter wird in der Schule gemobbt.',
      'Mein Kind will nicht mehr in die Schule, weil die anderen es ärgern.',
      'In der Pause spielt niemand mit meiner Tochter, sie ist immer allein.',
      'Ein Junge aus der Klasse hat meinen Sohn schon wieder geschlagen.',
    ],
    reactions: [
      'Es tut weh, wenn andere so mit dem eigenen Kind umgehen.',
      'Das tut mir leid, kein Kind sollte so etwas erleben.',
    ],
    questions: [
      { ask: 'Weiß die Lehrerin oder der Lehrer davon?', told: ['lehrer', 'direktor', 'schulleit'] },
      { ask: 'Seit wann geht das schon so?', told: ['seit', 'woche', 'monat'] },
      { ask: 'Mit wem kann dein Kind darüber sprechen?', told: ['spricht', 'erzählt', 'redet'] },
      { ask: 'Hat dein Kind außerhalb der Klasse Freunde?', told: ['freund'] },
    ],
  },
  {
    id: 'kind-handy',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Mein Sohn spielt den ganzen Tag am Handy.',
      'Meine Kleine will immer nur fernsehen und Videos gucken.',
      'Jeden Abend gibt es Streit, weil meine Tochter das Tablet nicht weglegt.',
      'Mein Kind sitzt stundenlang vor dem Computer und geht nicht mehr raus.',
      'Ohne Handy ist meinem Jungen sofort langweilig, das nervt mich.',
    ],
    reactions: [
      'Mit all diesen Geräten haben es Eltern heute nicht leicht.',
      'Ich verstehe, dass dich so viel Zeit am Bildschirm ärgert.',
    ],
    questions: [
      { ask: 'Gibt es bei euch feste Regeln dafür?', told: ['regel', 'erlaub', 'verbot', 'verbiet'] },
      { ask: 'Wie viel Zeit am Tag findest du in Ordnung?', told: ['eine stunde', 'zwei stunden', 'minuten'] },
      { ask: 'Was macht ihr zusammen, wenn alle Geräte aus sind?', told: ['zusammen', 'draußen'] },
      { ask: 'Womit hat dein Kind früher gern gespielt?', told: ['früher'] },
    ],
  },
  {
    id: 'teenager-schwierig',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Meine Tochter ist fünfzehn und spricht kaum noch mit mir.',
      'Mein Sohn ist in der Pubertät und wird sofort laut.',
      'Mein Teenager hört überhaupt nicht mehr auf mich.',
      'Mein Ältester ist siebzehn, kommt spät nach Hause und sagt nicht, wo er war.',
      'Mit sechzehn denkt meine Tochter, dass sie alles besser weiß.',
    ],
    reactions: [
      'Diese Jahre mit einem Teenager sind für Eltern wirklich anstrengend.',
      'In diesem Alter erkennt man sein eigenes Kind manchmal kaum wieder.',
    ],
    questions: [
      { ask: 'Gibt es auch Momente, in denen ihr euch gut versteht?', told: ['manchmal', 'verstehen uns'] },
      { ask: 'Wie warst du selbst in diesem Alter?', told: ['ich selbst', 'ich war', 'ich auch'] },
      { ask: 'Was ist deinem Kind im Moment am wichtigsten?', told: ['wichtig'] },
      { ask: 'Welche Regeln gelten bei euch zu Hause?', told: ['regel'] },
    ],
  },
  {
    id: 'kinder-muttersprache',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Meine Kinder sprechen zu Hause leider nur noch Deutsch.',
      'Mein Sohn versteht unsere Sprache, aber er antwortet immer auf Deutsch.',
      'Meine Tochter kann in unserer Sprache nicht mehr richtig mit ihrer Oma sprechen.',
      'Ich habe Angst, dass meine Kinder unsere Muttersprache vergessen.',
      'Die Kinder wollen meine Sprache nicht lernen, das macht mich traurig.',
    ],
    reactions: [
      'Die eigene Sprache ist ein Stück Heimat, ich verstehe dich gut.',
      'Es macht traurig, wenn man die Muttersprache zu Hause immer seltener hört.',
    ],
    questions: [
      { ask: 'Welche Sprache ist deine Muttersprache?', told: ['arabisch', 'türkisch', 'ukrainisch', 'persisch', 'farsi', 'auf dari', 'portugiesisch', 'vietnamesisch', 'russisch', 'kurdisch', 'spanisch', 'englisch', 'französisch', 'polnisch'] },
      { ask: 'Welches Wort aus deiner Sprache magst du besonders?', told: [] },
      { ask: 'Kennt man bei euch zu Hause Lieder oder Geschichten aus deiner Heimat?', told: ['lieder', 'geschichte'] },
      { ask: 'Wann benutzt du deine Muttersprache im Alltag?', told: ['ich spreche', 'ich rede', 'ich benutze'] },
    ],
  },
  {
    id: 'kind-krank',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Meine Tochter hat Fieber und muss heute zu Hause bleiben.',
      'Der Kleine ist krank, deshalb konnte ich nicht zur Arbeit gehen.',
      'Mein Sohn hustet seit Tagen und isst fast nichts.',
      'Die Kita hat angerufen, ich musste mein krankes Kind abholen.',
      'Mein Kind hat sich erkältet und will die ganze Zeit auf meinen Arm.',
    ],
    reactions: [
      'Hoffentlich geht es deinem Kind ganz bald wieder besser.',
      'Wenn das Kind krank ist, muss alles andere warten.',
    ],
    questions: [
      { ask: 'Wie geht es deinem Kind jetzt gerade?', told: ['besser', 'schläft', 'schlechter'] },
      { ask: 'Wart ihr schon beim Arzt?', told: ['arzt', 'ärztin'] },
      { ask: 'Wer bleibt morgen bei deinem Kind?', told: ['morgen'] },
      { ask: 'Was tröstet dein Kind am besten, wenn es krank ist?', told: ['tröst', 'vorles', 'kuschel'] },
    ],
  },
  {
    id: 'zeit-mit-kindern',
    needs: ['kind', 'sohn', 'söhn', 'tochter', 'töchter', 'baby', 'junge', 'mädchen', 'schüler', 'kleine'],
    wordings: [
      'Am Sonntag war ich mit meinen Kindern im Zoo.',
      'Wir waren den ganzen Nachmittag auf dem Spielplatz, die Kinder waren glücklich.',
      'Ich habe mit meiner Tochter einen Kuchen gebacken, das hat Spaß gemacht.',
      'Mein Sohn und ich sind heute zusammen Fahrrad gefahren.',
      'Gestern hatten wir einen tollen Tag mit den Kindern am See.',
    ],
    reactions: [
      'Zeit mit den eigenen Kindern ist doch etwas sehr Schönes.',
      'An solche Stunden denken Kinder und Eltern noch lange.',
    ],
    questions: [
      { ask: 'Was war für dich der schönste Moment dabei?', told: ['schönste', 'am besten'] },
      { ask: 'Wer hatte die Idee dazu?', told: ['idee', 'vorgeschlagen', 'wollte'] },
      { ask: 'Macht ihr so etwas oft zusammen?', told: ['jede woche', 'jeden', 'immer', 'selten'] },
      { ask: 'Was wollt ihr als Nächstes zusammen unternehmen?', told: ['nächst'] },
    ],
  },
  {
    id: 'heirat',
    wordings: [
      'Nächstes Jahr heirate ich meinen Freund.',
      'Mein Freund hat mir einen Antrag gemacht, und ich habe Ja gesagt.',
      'Ich habe mich verlobt und bin überglücklich.',
      'Wir planen gerade unsere Hochzeit, es ist alles sehr aufregend.',
      'Meine Freundin und ich wollen bald heiraten, wir suchen schon Ringe.',
    ],
    reactions: [
      'Eine wunderbare Nachricht, ich freue mich für euch beide.',
      'Vor euch liegt ein ganz besonderer Tag.',
    ],
    questions: [
      { ask: 'Wie habt ihr euch kennengelernt?', told: ['kennengelernt', 'getroffen'] },
      { ask: 'Möchtet ihr groß oder lieber klein feiern?', told: ['feier', 'gäste', 'personen'] },
      { ask: 'Wie sieht in deiner Heimat eine Hochzeit aus?', told: ['heimat', 'bei uns', 'tradition'] },
      { ask: 'Was ist bis dahin noch zu tun?', told: ['müssen noch', 'organisier', 'standesamt'] },
    ],
  },
  {
    id: 'partner-lieb',
    wordings: [
      'Mein Mann hilft mir immer im Haushalt, ich bin sehr zufrieden.',
      'Meine Frau ist meine beste Freundin, ich bin gern mit ihr zusammen.',
      'Ich bin seit zehn Jahren glücklich verheiratet.',
      'Mein Mann hat mir heute ohne Grund Blumen mitgebracht.',
      'Wenn es mir schlecht geht, ist meine Frau immer für mich da.',
    ],
    reactions: [
      'Schön, wenn man so einen Menschen an seiner Seite hat.',
      'Ihr zwei passt offenbar richtig gut zusammen.',
    ],
    questions: [
      { ask: 'Wo seid ihr euch zum ersten Mal begegnet?', told: ['kennengelernt', 'begegnet', 'getroffen'] },
      { ask: 'Was macht ihr gern zu zweit?', told: ['zu zweit', 'spazieren', 'kino'] },
      { ask: 'Worüber könnt ihr beide so richtig lachen?', told: ['lachen'] },
      { ask: 'Gibt es auch Dinge, bei denen ihr euch nicht einig seid?', told: ['streit', 'einig', 'diskut'] },
    ],
  },
  {
    id: 'familie-streit',
    wordings: [
      'Ich habe mich gestern mit meinem Mann gestritten.',
      'Meine Frau und ich haben im Moment oft Streit.',
      'Mein Bruder und ich sprechen seit dem Streit nicht mehr miteinander.',
      'Es gab wieder großen Ärger mit meiner Mutter, sie versteht mich nicht.',
      'In unserer Familie wird gerade nur noch gestritten.',
    ],
    reactions: [
      'Streit in der Familie tut besonders weh.',
      'So etwas geht einem lange nicht aus dem Kopf.',
    ],
    questions: [
      { ask: 'Worum geht es bei diesem Streit?', told: ['wegen', 'geld', 'weil'] },
      { ask: 'Wer macht bei euch meistens den ersten Schritt?', told: ['entschuldig', 'schritt'] },
      { ask: 'Wie war es früher zwischen euch?', told: ['früher'] },
      { ask: 'Was wünschst du dir jetzt am meisten?', told: ['wünsche', 'ich möchte'] },
    ],
  },
  {
    id: 'trennung',
    wordings: [
      'Mein Mann und ich haben uns getrennt.',
      'Ich lasse mich scheiden, das ist gerade sehr schwer.',
      'Meine Frau ist ausgezogen und will nicht mehr mit mir leben.',
      'Seit der Trennung sehe ich meine Kinder nur am Wochenende.',
      'Nach zwölf Jahren ist meine Ehe jetzt zu Ende.',
    ],
    reactions: [
      'Das tut mir leid, so ein Abschied ist schwer.',
      'Eine Trennung verändert auf einmal das ganze Leben.',
    ],
    questions: [
      { ask: 'Wer ist in dieser Zeit für dich da?', told: ['freund', 'schwester', 'eltern', 'allein'] },
      { ask: 'Was gibt dir im Moment Kraft?', told: ['kraft', 'hilft mir'] },
      { ask: 'Was ist gerade am schwersten für dich?', told: ['schwersten', 'schlimmsten'] },
      { ask: 'Möchtest du ein bisschen davon erzählen?', told: [] },
    ],
  },
  {
    id: 'alleinerziehend',
    wordings: [
      'Ich bin alleinerziehend und muss alles allein machen.',
      'Mein Mann lebt im Ausland, und ich bin hier allein mit den Kindern.',
      'Ich habe niemanden, der mir mit meinem Kind hilft.',
      'Arbeit, Haushalt, Kind: Ich mache das alles ganz allein.',
      'Als alleinerziehender Vater habe ich keine Minute für mich.',
    ],
    reactions: [
      'Für eine Person allein ist das wirklich sehr viel.',
      'Du trägst da jeden Tag eine große Verantwortung.',
    ],
    questions: [
      { ask: 'Wie fängt bei euch ein normaler Morgen an?', told: ['morgens', 'am morgen', 'früh auf'] },
      { ask: 'Kennst du andere Eltern, denen es auch so geht?', told: ['andere mütter', 'andere väter', 'andere eltern'] },
      { ask: 'Was würdest du mit einem ganz freien Tag machen?', told: ['freien tag', 'freier tag'] },
      { ask: 'Was macht dir in deinem Alltag Freude?', told: ['freude', 'spaß'] },
    ],
  },
  {
    id: 'familie-weit-weg',
    wordings: [
      'Meine ganze Familie lebt im Iran, und ich bin hier allein.',
      'Ich habe meine Eltern seit vier Jahren nicht gesehen.',
      'Ich vermisse meine Mutter sehr, sie lebt so weit weg.',
      'Ich telefoniere jeden Tag mit meinen Eltern, aber das ist nicht genug.',
      'Am liebsten hätte ich meine Geschwister hier bei mir.',
    ],
    reactions: [
      'So weit weg von der Familie zu sein, tut weh.',
      'Die Nähe der Familie kann kein Telefon ersetzen.',
    ],
    questions: [
      { ask: 'Wie bleibt ihr in Kontakt?', told: ['telefon', 'videoanruf', 'whatsapp', 'schreib'] },
      { ask: 'Was weiß deine Familie von deinem Leben hier?', told: ['erzähle'] },
      { ask: 'Plant ihr gerade ein Wiedersehen?', told: ['besuch', 'fliege', 'wiedersehen'] },
      { ask: 'In welchen Momenten fehlt dir deine Familie am meisten?', told: ['am meisten', 'abends', 'feiertag', 'wenn ich'] },
    ],
  },
  {
    id: 'familie-krank',
    needs: ['mutter', 'vater', 'eltern', 'mann', 'frau', 'bruder', 'schwester', 'oma', 'opa', 'großm', 'großv', 'kind', 'sohn', 'tochter', 'familie', 'tante', 'onkel'],
    wordings: [
      'Mein Vater ist schwer krank, und ich kann nicht bei ihm sein.',
      'Meine Mutter liegt im Krankenhaus, ich mache mir große Sorgen.',
      'Meine Schwester muss nächste Woche operiert werden, ich habe Angst um sie.',
      'Meinem Opa geht es sehr schlecht, und niemand weiß, warum.',
      'Meine Frau ist seit Wochen krank, und es wird nicht besser.',
    ],
    reactions: [
      'Das tut mir leid, diese Sorge ist sicher immer bei dir.',
      'Wenn ein lieber Mensch krank ist, denkt man an nichts anderes.',
    ],
    questions: [
      { ask: 'Gibt es etwas Neues von den Ärzten?', told: ['ärzte', 'arzt', 'ärztin'] },
      { ask: 'Wer kann im Moment am meisten helfen?', told: ['hilft', 'helfe', 'kümmer', 'pflegt'] },
      { ask: 'Wie geht es dir selbst dabei?', told: ['mir geht', 'geht es mir'] },
      { ask: 'Mit wem kannst du über deine Sorgen reden?', told: ['reden', 'sprechen'] },
    ],
  },
  {
    id: 'visum-warten',
    wordings: [
      'Meine Frau wartet seit einem Jahr auf ihr Visum.',
      'Mein Mann darf noch nicht zu mir kommen, die Botschaft antwortet nicht.',
      'Wir warten auf den Familiennachzug, und es dauert ewig.',
      'Ich möchte meine Kinder zu mir holen, aber es fehlt immer ein Papier.',
      'Das Visum für meinen Mann wurde leider abgelehnt.',
    ],
    reactions: [
      'Auf die eigene Familie warten zu müssen, ist sehr schwer.',
      'Diese Zeit ohne deine Liebsten kostet sicher viel Kraft.',
    ],
    questions: [
      { ask: 'Wann habt ihr euch zuletzt gesehen?', told: ['gesehen', 'getroffen'] },
      { ask: 'Wie oft könnt ihr miteinander telefonieren?', told: ['telefon', 'videoanruf', 'jeden tag'] },
      { ask: 'Hilft dir jemand mit den Papieren?', told: ['beratung', 'anwalt', 'anwältin', 'hilft'] },
      { ask: 'Was würdest du deiner Familie hier gern zeigen?', told: ['zeigen'] },
    ],
  },
  {
    id: 'schwiegereltern-schwierig',
    needs: ['schwieger', 'eltern'],
    wordings: [
      'Meine Schwiegermutter kritisiert mich bei jedem Besuch.',
      'Die Eltern von meinem Mann mischen sich in alles ein.',
      'Meine Schwiegereltern mögen mich nicht, weil ich aus einem anderen Land komme.',
      'Meine Schwiegermutter will bestimmen, wie wir unsere Kinder erziehen.',
      'Bei den Eltern meiner Frau mache ich immer alles falsch.',
    ],
    reactions: [
      'Mit solchen Schwiegereltern braucht man wirklich starke Nerven.',
      'Von der Familie wünscht man sich ein bisschen mehr Respekt.',
    ],
    questions: [
      { ask: 'Wie oft seht ihr euch?', told: ['jede woche', 'jeden tag', 'wochenende', 'selten'] },
      { ask: 'Wohnt ihr nah beieinander?', told: ['wohnen', 'wohnt', 'nähe'] },
      { ask: 'Wer aus der Familie versteht dich am besten?', told: ['mein mann', 'meine frau', 'versteht'] },
      { ask: 'Wie gehst du damit um?', told: ['ich sage', 'schweige', 'ich antworte', 'versuche'] },
    ],
  },
  {
    id: 'geschwister-nah',
    needs: ['bruder', 'brüder', 'schwester', 'geschwister'],
    wordings: [
      'Ich habe eine Schwester, wir telefonieren fast jeden Tag.',
      'Mein kleiner Bruder ist mir sehr wichtig, wir machen viel zusammen.',
      'Wir sind sechs Geschwister und verstehen uns alle sehr gut.',
      'Mit meiner großen Schwester kann ich über alles reden.',
      'Mein Bruder wohnt zum Glück in der gleichen Stadt, deshalb sehen wir uns oft.',
    ],
    reactions: [
      'Geschwister, mit denen man sich gut versteht, sind ein Geschenk.',
      'Zwischen euch gibt es offenbar viel Vertrauen.',
    ],
    questions: [
      { ask: 'Was habt ihr als Kinder zusammen gespielt?', told: ['als kind', 'gespielt'] },
      { ask: 'Seid ihr euch ähnlich oder ganz verschieden?', told: ['ähnlich', 'verschieden', 'anders'] },
      { ask: 'Worüber redet ihr am liebsten?', told: ['reden über', 'sprechen über'] },
      { ask: 'Gab es früher auch mal Streit zwischen euch?', told: ['streit', 'gestritten'] },
    ],
  },
  {
    id: 'grosseltern',
    needs: ['oma', 'opa', 'großm', 'großv', 'großeltern'],
    wordings: [
      'Meine Oma hat mir als Kind immer Geschichten erzählt.',
      'Ich bin bei meinen Großeltern auf dem Dorf aufgewachsen.',
      'Mein Opa ist schon neunzig und arbeitet noch jeden Tag im Garten.',
      'Meine Großmutter kocht besser als alle anderen in der Familie.',
      'Mein Großvater war ein kluger Mann, alle im Dorf haben ihn geliebt.',
    ],
    reactions: [
      'Großeltern geben einem etwas fürs ganze Leben mit.',
      'Ohne Omas und Opas würde in einer Familie viel fehlen.',
    ],
    questions: [
      { ask: 'Welche Erinnerung fällt dir dabei zuerst ein?', told: ['erinner'] },
      { ask: 'Was hast du von deinen Großeltern gelernt?', told: ['gelernt', 'gezeigt'] },
      { ask: 'Bist du deiner Oma oder deinem Opa ähnlich?', told: ['ähnlich'] },
      { ask: 'Welches Essen erinnert dich an deine Großeltern?', told: ['suppe', 'reis', 'kuchen', 'brot'] },
    ],
  },
  {
    id: 'familienfest',
    wordings: [
      'Gestern haben wir den Geburtstag von meinem Sohn gefeiert.',
      'Am Wochenende war die ganze Familie bei uns, es war ein schönes Fest.',
      'Meine Cousine hat geheiratet, und wir haben bis in die Nacht getanzt.',
      'Zum Fest waren alle Verwandten da, wir haben viel gelacht.',
      'Wir haben den siebzigsten Geburtstag von meiner Mutter groß gefeiert.',
    ],
    reactions: [
      'Feiern mit der Familie macht einfach gute Laune.',
      'An so ein Fest denkt man gern zurück.',
    ],
    questions: [
      { ask: 'Was gab es Gutes zu essen?', told: ['gegessen', 'gekocht', 'kuchen', 'essen'] },
      { ask: 'Wie viele Gäste waren da?', told: ['gäste', 'personen', 'leute'] },
      { ask: 'Worüber habt ihr bei dem Fest am meisten gelacht?', told: ['lustig', 'gelacht über', 'witz'] },
      { ask: 'Welche Musik habt ihr gehört?', told: ['musik', 'lieder'] },
    ],
  },
];
