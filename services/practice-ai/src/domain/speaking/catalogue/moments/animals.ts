import type { Moment } from '../catalogue-types.js';

/** Animals: own dog or cat, wish for a pet, lost, ill and dead animals, birds, fear of dogs, animals of childhood. */
export const tiere: Moment[] = [
  {
    id: 'hund-haben',
    needs: ['hund', 'welpe'],
    wordings: [
      'Ich habe einen Hund, wir gehen jeden Tag zusammen raus.',
      'Mein Hund heißt Bello und ist drei Jahre alt.',
      'Seit einem Monat haben wir einen kleinen Hund.',
      'Jeden Morgen gehe ich mit unserem Hund in den Park.',
      'Mein Hund freut sich immer so, wenn ich nach Hause komme.',
    ],
    reactions: ['So ein Hund bringt Leben ins Haus.', 'Mit einem Hund ist man nie ganz allein.'],
    questions: [
      { ask: 'Wie sieht dein Hund aus?', told: ['braun', 'schwarz', 'weiß', 'fell'] },
      { ask: 'Welchen Unsinn hat dein Hund schon gemacht?', told: ['unsinn', 'kaputt', 'gefressen'] },
      { ask: 'In welcher Sprache sprichst du mit deinem Hund?', told: ['sprache', 'spreche', 'deutsch'] },
      { ask: 'Wie ist der Hund zu dir gekommen?', told: ['tierheim', 'züchter', 'geschenk', 'gefunden'] },
    ],
  },
  {
    id: 'katze-haben',
    needs: ['katze', 'kater'],
    wordings: [
      'Ich habe eine Katze, sie schläft immer in meinem Bett.',
      'Meine Katze ist schon zehn Jahre alt und sehr lieb.',
      'Wir haben zwei Katzen, sie spielen den ganzen Tag.',
      'Wenn ich nach Hause komme, wartet meine Katze schon auf mich.',
      'Eine junge Katze wohnt jetzt bei uns, sie ist sehr süß.',
    ],
    reactions: ['Mit einer Katze ist es zu Hause gleich gemütlich.', 'Katzen wissen genau, wie man gut lebt.'],
    questions: [
      { ask: 'Was macht so eine Katze bei dir den ganzen Tag?', told: ['schläft', 'schlafen', 'spielt', 'spielen'] },
      { ask: 'Dürfen Katzen bei dir auch nach draußen?', told: ['draußen', 'raus', 'balkon', 'garten'] },
      { ask: 'Wie bist du zu einer Katze gekommen?', told: ['tierheim', 'gefunden', 'geschenk'] },
      { ask: 'Wer kümmert sich um das Futter, wenn du verreist?', told: ['futter', 'nachbar'] },
    ],
  },
  {
    id: 'tier-verschwunden',
    wordings: [
      'Unsere Katze ist seit drei Tagen weg.',
      'Mein Hund ist gestern im Park weggelaufen und nicht zurückgekommen.',
      'Ich suche meine Katze überall, aber ich finde sie nicht.',
      'Der Vogel von meiner Tochter ist aus dem Fenster geflogen und nicht mehr da.',
      'Unser Kater kommt nicht mehr nach Hause, alle sind traurig.',
    ],
    reactions: ['Oje, da macht man sich große Sorgen.', 'Nicht zu wissen, wo das Tier ist, ist schlimm.'],
    questions: [
      { ask: 'Wo hast du schon gesucht?', told: ['gesucht', 'überall'] },
      { ask: 'Wann hast du das Tier zuletzt gesehen?', told: ['tagen', 'gestern', 'heute', 'woche', 'stunde'] },
      { ask: 'Woran kann man das Tier gut erkennen?', told: ['halsband', 'schwarz', 'weiß', 'braun', 'fleck'] },
      { ask: 'Hilft dir jemand beim Suchen?', told: ['hilft', 'helfen', 'nachbar', 'zusammen'] },
    ],
  },
  {
    id: 'haustier-wunsch',
    wordings: [
      'Ich wünsche mir schon lange einen Hund.',
      'Meine Kinder und ich möchten unbedingt ein Haustier haben.',
      'Wir überlegen gerade, ob wir eine Katze nehmen.',
      'Eines Tages möchte ich ein eigenes Pferd haben.',
      'Ich hätte so gern ein kleines Tier in der Wohnung.',
    ],
    reactions: ['Ein eigenes Tier ist ein schöner Traum.', 'So ein Wunsch geht einem nicht mehr aus dem Kopf.'],
    questions: [
      { ask: 'Welchen Namen würdest du dem Tier geben?', told: ['heißen', 'name'] },
      { ask: 'Was spricht dafür und was dagegen?', told: ['dagegen', 'vermieter', 'teuer', 'allergi'] },
      { ask: 'Wer würde sich jeden Tag um das Tier kümmern?', told: ['kümmer'] },
      { ask: 'Hattest du früher schon einmal ein Tier?', told: ['früher', 'hatte'] },
    ],
  },
  {
    id: 'haustier-nicht-moeglich',
    wordings: [
      'Wir dürfen in unserer Wohnung leider keine Tiere haben.',
      'Mein Vermieter hat Nein gesagt, ich darf keinen Hund haben.',
      'Ich liebe Katzen, aber ich habe eine Allergie und kann keine nehmen.',
      'Ein Hund ist für mich zu teuer, das ist schade.',
      'Ich arbeite den ganzen Tag, darum kann ich leider kein Tier haben.',
    ],
    reactions: ['Das ist schade, wenn man Tiere so gern hat.', 'Auf ein Tier zu verzichten fällt nicht leicht.'],
    questions: [
      { ask: 'Welches Tier würde am besten zu dir passen?', told: ['hund', 'katze', 'hase', 'vogel'] },
      { ask: 'Hat jemand in deiner Nähe ein Tier, das du besuchen kannst?', told: ['besuch', 'nachbar', 'freundin'] },
      { ask: 'Was würdest du mit einem Tier gern zusammen machen?', told: ['spazier', 'spiel', 'kuscheln'] },
      { ask: 'Hattest du in deiner Heimat ein Tier?', told: ['heimat', 'hatte'] },
    ],
  },
  {
    id: 'voegel-beobachten',
    wordings: [
      'Ich beobachte gern die Vögel vor meinem Fenster.',
      'Im Winter gebe ich den Vögeln auf dem Balkon Futter.',
      'Heute Morgen hat ein Vogel sehr schön vor meinem Fenster gesungen.',
      'In unserem Garten haben kleine Vögel ein Nest gebaut.',
      'Am See schaue ich oft den Enten und Schwänen zu.',
    ],
    reactions: ['Den Vögeln könnte man stundenlang zusehen und zuhören.', 'Vögel bringen ein Stück Natur in den Tag.'],
    questions: [
      { ask: 'Welche Vögel gibt es in deiner Heimat?', told: ['heimat'] },
      { ask: 'Kennst du schon ein paar Vogelnamen auf Deutsch?', told: ['amsel', 'meise', 'spatz', 'enten', 'schwän'] },
      { ask: 'Was weckt dich morgens, die Vögel oder der Wecker?', told: ['wecke'] },
      { ask: 'Welcher Vogel gefällt dir am besten?', told: ['lieblingsvogel'] },
    ],
  },
  {
    id: 'angst-vor-hunden',
    needs: ['hund'],
    wordings: [
      'Ich habe große Angst vor Hunden.',
      'Wenn ein Hund kommt, gehe ich schnell auf die andere Straßenseite.',
      'In Deutschland gibt es überall Hunde und ich fürchte mich vor ihnen.',
      'Der Hund von meinem Nachbarn bellt mich immer an, ich habe Angst.',
      'Als Kind hat mich ein Hund gebissen, seitdem habe ich Angst.',
    ],
    reactions: ['Diese Angst haben viele, auch wir Füchse.', 'Mit dieser Angst ist schon ein kurzer Weg anstrengend.'],
    questions: [
      { ask: 'Seit wann hast du diese Angst?', told: ['kind', 'seitdem', 'jahren', 'früher'] },
      { ask: 'Sind auch ganz kleine Hunde ein Problem für dich?', told: ['kleine'] },
      { ask: 'Was machst du, wenn ein Hund auf dich zukommt?', told: ['straßenseite', 'laufe', 'bleibe'] },
      { ask: 'Wie leben die Hunde in deiner Heimat?', told: ['heimat'] },
    ],
  },
  {
    id: 'tier-krank',
    wordings: [
      'Mein Hund ist krank und frisst nichts mehr.',
      'Wir waren gestern mit der Katze beim Tierarzt, es geht ihr nicht gut.',
      'Mein Kaninchen muss operiert werden, ich mache mir Sorgen.',
      'Unsere Katze hat Schmerzen und der Tierarzt ist so teuer.',
      'Der alte Hund von meiner Familie wird immer schwächer.',
    ],
    reactions: ['Wenn es einem Tier schlecht geht, leidet man mit.', 'Leider kann ein Tier nicht sagen, wie es sich fühlt.'],
    questions: [
      { ask: 'War schon jemand mit dem Tier beim Tierarzt?', told: ['tierarzt', 'tierärztin', 'operier', 'klinik'] },
      { ask: 'Wie verhält sich das Tier im Moment?', told: ['frisst', 'schläft', 'trinkt', 'schwach'] },
      { ask: 'Wie lange geht das schon so?', told: ['tagen', 'woche', 'seit'] },
      { ask: 'Wer kümmert sich jetzt um das Tier?', told: ['kümmer'] },
    ],
  },
  {
    id: 'tier-gestorben',
    wordings: [
      'Mein Hund ist letzte Woche gestorben.',
      'Unsere Katze lebt nicht mehr, die Kinder weinen viel.',
      'Ich bin sehr traurig, weil mein Vogel tot ist.',
      'Wir mussten unseren alten Hund einschläfern lassen.',
      'Nach zwölf Jahren ist meine Katze gestorben und die Wohnung ist so leer.',
    ],
    reactions: ['Das ist wirklich ein trauriger Abschied.', 'Ein Tier gehört zur Familie, da tut der Abschied weh.'],
    questions: [
      { ask: 'Möchtest du mir ein bisschen von deinem Tier erzählen?', told: [] },
      { ask: 'Wie lange habt ihr zusammen gelebt?', told: ['jahr', 'monat'] },
      { ask: 'Was war an deinem Tier so besonders?', told: ['besonder'] },
      { ask: 'An welche gemeinsame Zeit denkst du besonders gern?', told: ['erinner'] },
    ],
  },
  {
    id: 'tiere-der-kindheit',
    wordings: [
      'In meiner Heimat hatte meine Familie viele Schafe und Ziegen.',
      'Als Kind habe ich auf einem Bauernhof mit Kühen gelebt.',
      'Meine Großeltern hatten Hühner und einen Esel.',
      'Bei uns im Dorf hatte jeder Tiere, wir auch.',
      'Ich bin mit vielen Tieren aufgewachsen, das war schön.',
    ],
    reactions: ['Von Tieren lernt man viel fürs Leben.', 'Mit so vielen Tieren war sicher immer etwas los.'],
    questions: [
      { ask: 'Welches Tier hattest du am liebsten?', told: ['liebste', 'lieblings'] },
      { ask: 'Musstest du bei den Tieren mithelfen?', told: ['geholfen', 'mithelfen', 'gefüttert', 'gemolken'] },
      { ask: 'Wie sah dort ein ganz normaler Morgen aus?', told: ['morgens'] },
      { ask: 'Hatten die Tiere bei euch Namen?', told: ['name', 'hieß'] },
    ],
  },
];
