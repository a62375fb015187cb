import type { Moment } from '../catalogue-types.js';

/** Friends and other people: loneliness, new contacts, neighbours, love, invitations, misunderstandings. */
export const freunde: Moment[] = [
  {
    id: 'keine-freunde',
    needs: ['freund', 'freunt', 'allein', 'alein', 'einsam', 'niemand', 'niemant', 'keiner', 'kontakt', 'bekannte', 'leute', 'mensch', 'kumpel', 'isoliert', 'gesellschaft'],
    wordings: [
      'Ich habe hier noch keine Freunde gefunden.',
      'Am Wochenende bin ich immer allein zu Hause.',
      'Ich fühle mich hier oft sehr einsam.',
      'Niemand ruft mich an, manchmal spreche ich den ganzen Tag mit keinem Menschen.',
      'Ich kenne in dieser Stadt niemanden, und abends bin ich oft traurig.',
    ],
    reactions: [
      'Einsamkeit macht die Tage lang und schwer.',
      'Da fehlt dir jemand, mit dem du einfach reden kannst.',
    ],
    questions: [
      { ask: 'Was würdest du gern mit Freunden unternehmen?', told: ['unternehmen', 'ausgehen', 'würde gern'] },
      { ask: 'Gibt es jemanden, den du gern besser kennenlernen würdest?', told: ['kennenlernen', 'kolleg', 'nachbar'] },
      { ask: 'Wie hast du früher Freunde gefunden?', told: ['früher'] },
      { ask: 'Was machst du, damit die Zeit schneller vergeht?', told: ['musik', 'serie', 'lese', 'spazier', 'fernseh'] },
    ],
  },
  {
    id: 'kontakt-schwierig',
    needs: ['kontakt', 'kontackt', 'kennen', 'leute', 'mensch', 'freund', 'deutsche', 'einheimisch', 'nachbar', 'kolleg', 'bekannt', 'niemand', 'keiner', 'reden', 'redet', 'ansprech', 'anzusprech', 'gespräch', 'distanz', 'verschlossen', 'reserviert', 'zurückhalt'],
    wordings: [
      'Es ist so schwer, hier mit Deutschen in Kontakt zu kommen.',
      'Die Leute hier sind höflich, aber sie bleiben immer auf Distanz.',
      'Meine Kollegen haben schon ihre Freunde und brauchen keine neuen.',
      'Im Bus redet hier keiner, alle schauen nur auf ihr Handy.',
      'Ich möchte Leute kennenlernen, aber hier hat nie jemand Zeit.',
    ],
    reactions: [
      'Bis aus fremden Leuten Freunde werden, dauert es oft sehr lange.',
      'Es ist frustrierend, wenn von den anderen so wenig kommt.',
    ],
    questions: [
      { ask: 'Wie lernt man sich in deiner Heimat kennen?', told: ['heimat', 'bei uns', 'in meinem land'] },
      { ask: 'Wo hast du schon versucht, jemanden kennenzulernen?', told: ['versucht', 'kurs', 'sprachcafé'] },
      { ask: 'Mit wem redest du hier am meisten?', told: ['ich rede', 'nachbar'] },
      { ask: 'Gibt es in deiner Stadt einen Verein, der dich interessiert?', told: ['verein'] },
    ],
  },
  {
    id: 'neue-leute',
    needs: ['freund', 'freunt', 'befreund', 'angefreund', 'anfreund', 'kennen', 'leute', 'bekannt', 'angesproch', 'kumpel', 'kontakt', 'mensch', 'treff', 'getroffen', 'begegn', 'sprachcafé', 'sprachcafe', 'tandempartner', 'sprachpartner', 'nachbar', 'kolleg'],
    wordings: [
      'Ich habe im Deutschkurs eine neue Freundin gefunden.',
      'Beim Sport habe ich zwei sehr nette Leute kennengelernt.',
      'Endlich habe ich hier einen guten Freund.',
      'Im Park hat mich eine Frau angesprochen, jetzt treffen wir uns öfter.',
      'Ich gehe jetzt ins Sprachcafé und habe dort schon viele nette Bekannte.',
    ],
    reactions: [
      'Nette Menschen machen eine fremde Stadt gleich viel schöner.',
      'Das freut mich für dich, gemeinsam ist vieles leichter.',
    ],
    questions: [
      { ask: 'Was habt ihr gemeinsam?', told: ['gemeinsam', 'beide', 'auch gern'] },
      { ask: 'Worüber habt ihr am Anfang gesprochen?', told: ['haben über', 'haben gesprochen', 'geredet'] },
      { ask: 'Habt ihr schon etwas zusammen geplant?', told: ['geplant', 'wollen wir', 'wir wollen'] },
      { ask: 'In welcher Sprache unterhaltet ihr euch?', told: ['auf deutsch', 'englisch', 'sprache'] },
    ],
  },
  {
    id: 'treffen-schoen',
    needs: ['freund', 'freunt', 'befreund', 'kumpel', 'gruppe', 'clique', 'bekannt', 'treff', 'getroffen', 'traf', 'verabred', 'schulfreund', 'jugendfreund', 'studienfreund', 'kindheitsfreund', 'kolleg', 'kommiliton', 'mitbewohn'],
    wordings: [
      'Gestern war ich mit meinen Freunden im Café.',
      'Am Samstag habe ich mich mit einer Freundin getroffen, wir haben viel gelacht.',
      'Wir waren mit der ganzen Gruppe grillen, das war super.',
      'Mein Freund Ali war bei mir, wir haben bis Mitternacht geredet.',
      'Ich war mit zwei Freundinnen in der Stadt, es war ein schöner Tag.',
    ],
    reactions: [
      'Mit guten Freunden vergeht die Zeit immer zu schnell.',
      'Solche Stunden mit Freunden tun einfach gut.',
    ],
    questions: [
      { ask: 'Worüber habt ihr am meisten geredet?', told: ['thema', 'geredet über', 'gesprochen'] },
      { ask: 'Kennt ihr euch schon lange?', told: ['jahren', 'lange', 'schulzeit'] },
      { ask: 'Wann seht ihr euch wieder?', told: ['nächste', 'wieder'] },
      { ask: 'Was macht ihr sonst gern zusammen?', told: ['sonst', 'oft zusammen'] },
    ],
  },
  {
    id: 'bester-freund',
    needs: ['freund', 'freunt', 'befreund', 'kumpel', 'kamerad', 'kindheitsfreund', 'schulfreund', 'jugendfreund', 'studienfreund', 'brieffreund', 'busenfreund'],
    wordings: [
      'Meine beste Freundin ist wie eine Schwester für mich.',
      'Mein bester Freund ist sehr lustig und immer ehrlich.',
      'Mit meiner besten Freundin kann ich über wirklich alles sprechen.',
      'Ich habe einen Freund, dem ich hundertprozentig vertraue.',
      'Wir sind beste Freunde, er weiß alles über mich.',
    ],
    reactions: [
      'So eine Freundschaft ist ein großes Glück.',
      'Einen Menschen, dem man so vertraut, findet man nicht oft.',
    ],
    questions: [
      { ask: 'Wie hat eure Freundschaft angefangen?', told: ['kennengelernt', 'angefangen', 'schule'] },
      { ask: 'Wohnt ihr in derselben Stadt?', told: ['wohnt', 'wohnen', 'lebt'] },
      { ask: 'Was habt ihr schon Verrücktes zusammen erlebt?', told: ['erlebt', 'verrückt'] },
      { ask: 'Wart ihr auch einmal böse aufeinander?', told: ['streit', 'gestritten', 'böse'] },
    ],
  },
  {
    id: 'alte-freunde-vermissen',
    needs: ['freund', 'freunt', 'befreund', 'kumpel', 'clique', 'kamerad', 'klassenkamerad', 'schulkamerad', 'schulfreund', 'jugendfreund', 'kindheitsfreund', 'studienfreund', 'kommiliton', 'mitschül', 'bekannt'],
    wordings: [
      'Ich vermisse meine Freunde in der Heimat.',
      'Meine alten Freunde leben jetzt in der ganzen Welt, wir sehen uns nie.',
      'Seit ich weggegangen bin, höre ich von meinen Freunden fast nichts mehr.',
      'Meine beste Freundin wohnt noch in Teheran, sie fehlt mir jeden Tag.',
      'Mein bester Freund ist weggezogen, seitdem ist es hier langweilig.',
    ],
    reactions: [
      'Alte Freunde kann man nicht einfach ersetzen.',
      'So eine Entfernung ist für jede Freundschaft schwer.',
    ],
    questions: [
      { ask: 'Was habt ihr früher zusammen gemacht?', told: ['früher', 'haben wir'] },
      { ask: 'Wann habt ihr das letzte Mal zusammen gelacht?', told: ['letzte mal', 'zuletzt', 'gelacht'] },
      { ask: 'Was würdet ihr machen, wenn ihr euch morgen treffen könntet?', told: ['würden wir', 'wir würden'] },
      { ask: 'Schreibt ihr euch manchmal Nachrichten?', told: ['schreib', 'telefon', 'nachricht', 'fast nichts'] },
    ],
  },
  {
    id: 'freund-enttaeuscht',
    needs: ['freund', 'freunt', 'befreund', 'kumpel', 'kamerad', 'clique', 'kindheitsfreund', 'schulfreund', 'jugendfreund', 'studienfreund', 'bekannte'],
    wordings: [
      'Meine Freundin hat unser Treffen schon wieder abgesagt.',
      'Ein guter Freund hat mich angelogen.',
      'Ich habe Streit mit meiner besten Freundin.',
      'Ein Freund von mir meldet sich nur, wenn er Hilfe oder Geld braucht.',
      'Eine Freundin hat schlecht über mich geredet, das hat mich verletzt.',
    ],
    reactions: [
      'So etwas tut weh, gerade wenn man jemanden mag.',
      'Ärger mit Freunden vergisst man nicht so schnell.',
    ],
    questions: [
      { ask: 'Wie lange seid ihr schon befreundet?', told: ['jahren', 'lange'] },
      { ask: 'Konntest du schon offen sagen, was dich stört?', told: ['habe gesagt', 'ihr gesagt', 'ihm gesagt', 'darüber gesprochen'] },
      { ask: 'Was müsste passieren, damit alles wieder gut wird?', told: ['entschuldig'] },
      { ask: 'Ist so etwas zwischen euch schon öfter passiert?', told: ['wieder', 'immer', 'öfter', 'nur, wenn'] },
    ],
  },
  {
    id: 'freund-hilft',
    needs: ['freund', 'freunt', 'befreund', 'kumpel', 'kamerad', 'clique', 'kindheitsfreund', 'schulfreund', 'jugendfreund', 'studienfreund', 'bekannte'],
    wordings: [
      'Meine Freundin hat mir beim Umzug geholfen.',
      'Ein Freund hat für mich mit dem Amt telefoniert, das war eine große Hilfe.',
      'Ohne meine Freunde hätte ich hier keine Wohnung gefunden.',
      'Mein Freund Karim fährt mich immer zum Arzt, er ist so hilfsbereit.',
      'Als ich krank war, hat eine Freundin für mich eingekauft.',
    ],
    reactions: [
      'Auf solche Freunde kann man sich verlassen.',
      'Da merkt man, wer ein echter Freund ist.',
    ],
    questions: [
      { ask: 'Wie möchtest du dich dafür bedanken?', told: ['bedank', 'danke', 'eingeladen'] },
      { ask: 'Wobei kannst du anderen gut helfen?', told: ['ich helfe'] },
      { ask: 'Fällt es dir leicht, um Hilfe zu bitten?', told: ['bitten', 'gefragt'] },
      { ask: 'Woher kennt ihr euch?', told: ['kurs', 'kennen', 'kennengelernt'] },
    ],
  },
  {
    id: 'nachbarn-nett',
    needs: ['nachber', 'nachba', 'nebenan', 'gegenüber', 'treppenhaus', 'hausbewohn', 'hausgemeinschaft', 'hausmeister', 'mitbewohn', 'mieter', 'mitmieter', 'stockwerk', 'etage'],
    wordings: [
      'Meine Nachbarin ist sehr nett und bringt uns manchmal Kuchen.',
      'Wir haben wirklich freundliche Nachbarn, alle grüßen uns.',
      'Mein Nachbar nimmt meine Pakete an und hilft mir oft.',
      'Die alte Dame von nebenan spricht gern mit mir im Treppenhaus.',
      'Unsere Nachbarn haben uns in ihren Garten eingeladen.',
    ],
    reactions: [
      'Mit netten Nachbarn fühlt man sich gleich mehr zu Hause.',
      'So eine gute Nachbarschaft gibt es nicht überall.',
    ],
    questions: [
      { ask: 'Wie habt ihr euch kennengelernt?', told: ['kennengelernt', 'eingezogen', 'einzug'] },
      { ask: 'Habt ihr euch gleich am Anfang gut verstanden?', told: ['am anfang'] },
      { ask: 'Wie ist es in deiner Heimat mit den Nachbarn?', told: ['heimat', 'bei uns'] },
      { ask: 'Habt ihr auch schon einmal zusammen Kaffee getrunken?', told: ['kaffee', 'gegessen', 'grill'] },
    ],
  },
  {
    id: 'nachbarn-schwierig',
    needs: ['nachber', 'nachba', 'nebenan', 'gegenüber', 'treppenhaus', 'haus', 'mieter', 'mitmieter', 'stock', 'etage', 'wohnung', 'beschwer', 'ruhestörung', 'ruhezeit'],
    wordings: [
      'Meine Nachbarn grüßen nie, wenn ich sie im Haus treffe.',
      'Die Frau unter uns beschwert sich, wenn meine Kinder spielen.',
      'Mein Nachbar hat mich angeschrien, weil mein Fahrrad im Hof stand.',
      'Ich habe ein Problem mit meiner Nachbarin, sie schimpft über alles.',
      'Die Leute im Haus sind unfreundlich und schauen uns immer böse an.',
    ],
    reactions: [
      'Bei solchen Nachbarn kommt man nicht gern nach Hause.',
      'Ein bisschen mehr Freundlichkeit im Haus wäre wirklich schön.',
    ],
    questions: [
      { ask: 'War das von Anfang an so?', told: ['anfang', 'seit', 'immer'] },
      { ask: 'Gibt es im Haus auch jemanden, der nett ist?', told: ['nett'] },
      { ask: 'Was ärgert dich daran am meisten?', told: ['ärgert'] },
      { ask: 'Wie wäre für dich ein guter Nachbar?', told: [] },
    ],
  },
  {
    id: 'verliebt',
    needs: ['verlieb', 'verknallt', 'liebe', 'freund', 'mann', 'frau', 'mädchen', 'junge', 'partner', 'date', 'dating', 'rendezvous', 'herz', 'schmetterling', 'beziehung', 'flirt', 'kuss', 'küss', 'geküsst', 'tinder'],
    wordings: [
      'Ich glaube, ich habe mich verliebt.',
      'Ich habe seit zwei Wochen eine neue Freundin und bin total glücklich.',
      'Es gibt da einen tollen Mann, an den ich immer denken muss.',
      'Am Freitag habe ich mein erstes Date mit einer ganz tollen Frau.',
      'Mein Herz klopft, wenn ich ihn sehe, er ist so süß.',
    ],
    reactions: [
      'Oh, da fängt etwas Spannendes an.',
      'So ein Gefühl macht jeden Tag ein bisschen heller.',
    ],
    questions: [
      { ask: 'Wie hat das alles angefangen?', told: ['kennengelernt', 'angefangen', 'getroffen'] },
      { ask: 'Was gefällt dir an diesem Menschen so gut?', told: ['gefällt', 'lustig', 'augen', 'lächeln'] },
      { ask: 'Weiß schon jemand davon?', told: ['erzählt', 'niemand'] },
      { ask: 'Wie sieht für dich ein perfektes Treffen zu zweit aus?', told: ['restaurant', 'kino', 'spazier'] },
    ],
  },
  {
    id: 'liebeskummer',
    needs: ['liebe', 'verlieb', 'freund', 'exfreund', 'frau', 'mann', 'mädchen', 'junge', 'partner', 'schluss', 'beziehung', 'trenn', 'getrenn', 'verlassen', 'herz', 'betrogen', 'betrüg', 'fremdgeh', 'fremdgegang'],
    wordings: [
      'Meine Freundin hat mit mir Schluss gemacht.',
      'Ich liebe eine Frau, aber sie liebt mich nicht.',
      'Mein Freund hat eine andere, ich bin so traurig.',
      'Seit drei Wochen denke ich nur an meinen Ex-Freund und weine viel.',
      'Er schreibt mir nicht mehr, ich glaube, unsere Beziehung ist vorbei.',
    ],
    reactions: [
      'Ach, Liebeskummer tut richtig weh.',
      'Das tut mir leid, so etwas macht einen sehr traurig.',
    ],
    questions: [
      { ask: 'Wer kann dich gerade ein bisschen trösten?', told: ['tröst', 'schwester', 'mutter'] },
      { ask: 'Was lenkt dich im Moment ein wenig ab?', told: ['ablenk', 'lenkt', 'musik', 'sport'] },
      { ask: 'Was würdest du diesem Menschen gern noch sagen?', told: [] },
      { ask: 'Wann am Tag ist es am schwersten?', told: ['abend', 'nacht', 'nachts', 'morgens'] },
    ],
  },
  {
    id: 'eingeladen',
    needs: ['eingelad', 'einlad', 'einläd', 'lädt', 'ladet', 'lud', 'hochzeit', 'hochseit', 'party', 'geburtstag', 'fest', 'feier', 'besuch', 'taufe', 'gast', 'grillparty', 'grillfest', 'grillabend', 'abschiedsfeier', 'weihnachtsfeier', 'gartenparty'],
    wordings: [
      'Ich bin am Samstag bei einer deutschen Familie eingeladen.',
      'Meine Kollegin hat mich zu ihrem Geburtstag eingeladen.',
      'Nächste Woche gehe ich zu einer Hochzeit von Freunden.',
      'Ein Freund macht eine Party und möchte, dass ich komme.',
      'Morgen bin ich zum ersten Mal bei meiner Nachbarin zum Kaffee eingeladen.',
    ],
    reactions: [
      'Schön, dass man dich dabeihaben möchte.',
      'Eine Einladung ist immer auch ein bisschen aufregend.',
    ],
    questions: [
      { ask: 'Was möchtest du mitbringen?', told: ['mitbring', 'bringe', 'geschenk', 'blumen'] },
      { ask: 'Wen kennst du dort schon?', told: ['kenne'] },
      { ask: 'Worauf bist du besonders neugierig?', told: ['neugierig', 'gespannt'] },
      { ask: 'Wie ist das in deiner Heimat, wenn man eingeladen ist?', told: ['heimat', 'bei uns'] },
    ],
  },
  {
    id: 'missverstaendnis',
    needs: ['missverst', 'misverst', 'mißverst', 'falsch', 'verstand', 'verwechs', 'fehler', 'irrtum', 'peinlich', 'blamier', 'ausgelacht', 'beleidig', 'witz', 'duz', 'geduzt', 'siez', 'gesiezt'],
    wordings: [
      'Ich habe auf Deutsch etwas Falsches gesagt, und alle haben gelacht.',
      'Eine Kollegin war beleidigt, weil sie mich falsch verstanden hat.',
      'Gestern gab es ein Missverständnis, ich habe die Uhrzeit falsch verstanden.',
      'Ich habe „du“ zu einem älteren Herrn gesagt, das war mir peinlich.',
      'Ich habe auf Deutsch einen Witz gemacht, aber niemand hat ihn verstanden.',
    ],
    reactions: [
      'In einer fremden Sprache passiert so etwas ganz schnell.',
      'Das war sicher ein unangenehmer Moment für dich.',
    ],
    questions: [
      { ask: 'Was hast du danach gemacht?', told: ['danach', 'entschuldig', 'dann habe'] },
      { ask: 'In welchen Situationen bist du beim Sprechen unsicher?', told: ['unsicher', 'situation'] },
      { ask: 'Kannst du inzwischen selbst darüber lachen?', told: ['ich lache', 'lachen'] },
      { ask: 'Ist dir so etwas in deiner Muttersprache auch schon passiert?', told: ['muttersprache'] },
    ],
  },
  {
    id: 'kultur-unterschied',
    needs: ['hier', 'heimat', 'deutschland', 'deutsche', 'österreich', 'schweiz', 'land', 'länder', 'herkunftsland', 'kultur', 'anders', 'unterschied', 'tradition', 'gewohn', 'gewöhn', 'angewöhn', 'sitte', 'mentalität', 'pünktlich', 'direkt', 'ungewohn'],
    wordings: [
      'In meiner Heimat kann man Freunde besuchen, ohne vorher anzurufen.',
      'Hier muss man für jedes Treffen einen Termin machen, das ist für mich neu.',
      'Die Leute hier sagen sehr direkt, was sie denken.',
      'Bei uns bezahlt einer für alle, hier zahlt jeder für sich.',
      'Hier sind alle so pünktlich, daran musste ich mich erst gewöhnen.',
    ],
    reactions: [
      'Jedes Land hat da seine eigenen Regeln.',
      'Solche Unterschiede sieht man erst, wenn man in zwei Ländern gelebt hat.',
    ],
    questions: [
      { ask: 'Was hat dich hier am meisten überrascht?', told: ['überrascht'] },
      { ask: 'Welche Gewohnheit hast du hier schon angenommen?', told: ['angenommen', 'gewöhnt', 'mache ich auch'] },
      { ask: 'Welche Art gefällt dir besser?', told: ['besser', 'gefällt'] },
      { ask: 'Gab es deswegen schon einmal ein Missverständnis?', told: ['missverständ', 'peinlich'] },
    ],
  },
];
