import type { Moment } from '../catalogue-types.js';

/** What is said in a few words: how one is today, thanks, jokes, advice taken or refused. */
export const plaudern: Moment[] = [
  {
    id: 'heute-gut',
    wordings: [
      'Hallo Fuchs, mir geht es heute sehr gut!',
      'Ich habe heute richtig gute Laune.',
      'Guten Morgen, ich bin fröhlich aufgestanden und fühle mich prima.',
      'Danke, bei mir ist alles in Ordnung, ich bin sehr zufrieden.',
      'Mir geht es super, heute ist ein schöner Tag für mich.',
    ],
    reactions: ['Das freut mich sehr für dich.', 'Mit so guter Laune macht das Reden gleich mehr Spaß.'],
    questions: [
      { ask: 'Was war heute bisher das Beste?', told: ['weil', 'beste'] },
      { ask: 'Gibt es heute etwas zu feiern?', told: ['geburtstag', 'feier', 'fest'] },
      { ask: 'Was machst du gern, wenn du so gut gelaunt bist?', told: ['singe', 'tanze', 'musik'] },
      { ask: 'Hast du heute schon mit jemandem gelacht?', told: ['gelacht', 'lachen'] },
    ],
  },
  {
    id: 'heute-soso',
    wordings: [
      'Es geht mir so lala, nicht gut und nicht schlecht.',
      'Heute geht es so, es ist ein ganz normaler Tag.',
      'Na ja, es geht, aber es könnte besser sein.',
      'Mir geht es heute mittelmäßig, ich weiß nicht genau, warum.',
      'Hallo, mir geht es ganz okay, aber nicht super.',
    ],
    reactions: ['Tage zwischen gut und schlecht kennt wohl jeder.', 'Es muss ja nicht jeder Tag ein besonderer sein.'],
    questions: [
      { ask: 'Was fehlt dir heute noch zu einem guten Tag?', told: ['fehlt', 'brauche'] },
      { ask: 'Hast du letzte Nacht gut geschlafen?', told: ['geschlafen', 'schlaf', 'müde'] },
      { ask: 'Welcher Moment war heute trotzdem angenehm?', told: ['angenehm', 'schön'] },
      { ask: 'Gibt es heute noch etwas, worauf du dich freust?', told: ['freue'] },
    ],
  },
  {
    id: 'heute-schlecht',
    wordings: [
      'Mir geht es heute leider nicht gut.',
      'Heute ist kein guter Tag für mich, alles ist schwer.',
      'Ehrlich gesagt geht es mir heute ziemlich schlecht.',
      'Hallo Fuchs, ich habe heute schlechte Laune und keine Energie.',
      'Ich fühle mich heute gar nicht gut und habe zu nichts Lust.',
    ],
    reactions: ['Das tut mir leid, manche Tage sind einfach schwer.', 'Oh, ich wünsche dir, dass es bald wieder leichter wird.'],
    questions: [
      { ask: 'Möchtest du erzählen, woran es liegt?', told: ['weil', 'wegen', 'grund'] },
      { ask: 'Ist das nur heute so, oder geht es dir schon länger so?', told: ['länger', 'lange', 'woche', 'tagen'] },
      { ask: 'Was tut dir an solchen Tagen gut?', told: ['hilft', 'geholfen'] },
      { ask: 'Ist heute jemand da, mit dem du reden kannst?', told: ['allein', 'reden', 'geredet'] },
    ],
  },
  {
    id: 'danke-sagen',
    wordings: [
      'Vielen Dank, das ist sehr nett von dir.',
      'Danke für deine Hilfe, Fuchs, das war wirklich nützlich.',
      'Ich danke dir, dass du mir zugehört hast.',
      'Danke schön, du hast mir heute sehr geholfen.',
      'Ich wollte mich noch bei dir bedanken.',
    ],
    reactions: ['Bitte, dafür bin ich ja da.', 'Gern geschehen, das habe ich mit Freude gemacht.'],
    questions: [
      { ask: 'Und was gibt es sonst Neues bei dir?', told: [] },
      { ask: 'Wer hilft dir sonst, wenn du eine Frage hast?', told: ['hilft', 'helfen'] },
      { ask: 'Wie sagt man in deiner Muttersprache „danke“?', told: ['sprache'] },
      { ask: 'Worüber möchtest du jetzt noch sprechen?', told: [] },
    ],
  },
  {
    id: 'nur-spass-gemacht',
    wordings: [
      'Das war nur ein Witz, das meine ich nicht ernst.',
      'Keine Sorge, ich habe nur Spaß gemacht.',
      'Haha, ich wollte dich nur ein bisschen zum Lachen bringen.',
      'Ich mache gern Witze, also glaub mir bitte nicht alles.',
      'Das habe ich nur im Scherz gesagt, natürlich stimmt es nicht.',
    ],
    reactions: ['Ach so, fast hätte ich dir geglaubt.', 'Na gut, ein bisschen Spaß gehört zu jedem Gespräch.'],
    questions: [
      { ask: 'Mit wem kannst du am besten lachen?', told: ['freund', 'bruder', 'schwester', 'kolleg'] },
      { ask: 'Ist es für dich schwer, auf Deutsch lustig zu sein?', told: ['schwer', 'schwierig', 'leicht'] },
      { ask: 'Über welche Witze lacht man in deiner Heimat besonders gern?', told: ['heimat'] },
      { ask: 'Hat schon einmal jemand einen Witz von dir falsch verstanden?', told: ['verstanden', 'böse'] },
    ],
  },
  {
    id: 'kompliment-an-fuchs',
    wordings: [
      'Du bist wirklich ein sehr netter Fuchs.',
      'Mit dir kann man so gut reden, das gefällt mir.',
      'Du bist klug und hast immer gute Ideen.',
      'Ich mag dich, du bist immer freundlich und geduldig.',
      'Du machst das sehr gut, lieber Fuchs, du bist ein toller Gesprächspartner.',
    ],
    reactions: ['Oh, jetzt werde ich noch röter, als ein Fuchs schon ist.', 'So etwas Nettes höre ich natürlich gern.'],
    questions: [
      { ask: 'Was ist dir bei einem guten Gespräch wichtig?', told: ['wichtig'] },
      { ask: 'Über welches Kompliment hast du dich selbst einmal gefreut?', told: ['gefreut'] },
      { ask: 'Macht man in deiner Heimat oft Komplimente?', told: ['heimat'] },
      { ask: 'Mit wem unterhältst du dich sonst am liebsten?', told: ['familie', 'freund', 'liebsten'] },
    ],
  },
  {
    id: 'rat-annehmen',
    wordings: [
      'Du hast recht, das werde ich so machen.',
      'Das ist eine gute Idee, ich probiere es aus.',
      'Stimmt, daran habe ich noch nicht gedacht, das mache ich.',
      'Ja, dein Vorschlag gefällt mir, ich fange bald damit an.',
      'Okay, ich versuche es einmal so, wie du sagst.',
    ],
    reactions: ['Dann hoffe ich, dass es bei dir klappt.', 'Einen Versuch ist es auf jeden Fall wert.'],
    questions: [
      { ask: 'Wann möchtest du damit anfangen?', told: ['morgen', 'heute', 'gleich', 'sofort', 'woche'] },
      { ask: 'Was könnte daran schwierig werden?', told: ['schwer', 'schwierig', 'problem'] },
      { ask: 'Kann dir dabei jemand helfen?', told: ['hilft', 'helfen', 'zusammen'] },
      { ask: 'Wie hast du es bis jetzt gemacht?', told: ['bisher', 'früher'] },
    ],
  },
  {
    id: 'rat-ablehnen',
    wordings: [
      'Nein, das geht bei mir leider nicht.',
      'Das habe ich schon probiert, aber es hat nicht geholfen.',
      'Ich glaube nicht, dass das eine gute Idee ist.',
      'Danke für den Rat, aber das möchte ich lieber nicht machen.',
      'Du sagst das so einfach, aber in meiner Situation passt das nicht.',
    ],
    reactions: ['Verstehe, du kennst deine Situation ja am besten.', 'Gut, dann ist das wohl nicht das Richtige für dich.'],
    questions: [
      { ask: 'Was ist für dich dabei das größte Problem?', told: ['problem', 'weil'] },
      { ask: 'Was würdest du selbst am liebsten tun?', told: ['liebsten', 'würde'] },
      { ask: 'Hast du schon an eine andere Lösung gedacht?', told: ['lösung', 'anders', 'stattdessen'] },
      { ask: 'Wen könntest du sonst noch um Rat fragen?', told: ['fragen', 'gefragt'] },
    ],
  },
  {
    id: 'weiss-nicht',
    wordings: [
      'Ich weiß nicht, was ich dazu sagen soll.',
      'Keine Ahnung, darüber habe ich noch nie nachgedacht.',
      'Das kann ich dir leider nicht sagen, ich weiß es nicht.',
      'Hm, das ist eine schwierige Frage, da bin ich nicht sicher.',
      'Dazu fällt mir im Moment nichts ein.',
    ],
    reactions: ['Man muss ja nicht auf alles eine Antwort haben.', 'Kein Problem, das geht jedem einmal so.'],
    questions: [
      { ask: 'Worüber sprichst du denn am liebsten?', told: ['liebsten'] },
      { ask: 'Was hat dich diese Woche gefreut?', told: ['gefreut'] },
      { ask: 'Was machst du gern, wenn du Zeit für dich hast?', told: ['hobby', 'freizeit'] },
      { ask: 'Hast du heute schon etwas Schönes erlebt?', told: ['erlebt', 'schön'] },
    ],
  },
  {
    id: 'das-war-alles',
    wordings: [
      'Das war eigentlich alles, mehr gibt es nicht zu erzählen.',
      'Mehr ist nicht passiert, das war die ganze Geschichte.',
      'Sonst gibt es bei mir nichts Neues.',
      'Jetzt habe ich dir alles erzählt, was ich weiß.',
      'So, jetzt bin ich mit meiner Geschichte fertig.',
    ],
    reactions: ['Alles klar, jetzt weiß ich Bescheid.', 'Gut, dann ist jetzt Platz für ein anderes Thema.'],
    questions: [
      { ask: 'Was machst du nach unserem Gespräch?', told: ['nachher', 'danach'] },
      { ask: 'Was wolltest du schon lange einmal auf Deutsch erzählen?', told: [] },
      { ask: 'Welche Pläne hast du für morgen?', told: ['morgen'] },
      { ask: 'Möchtest du jetzt vielleicht mich etwas fragen?', told: [] },
    ],
  },
  {
    id: 'entschuldigung-spaet',
    wordings: [
      'Entschuldigung, dass ich erst jetzt komme.',
      'Tut mir leid, ich konnte dir nicht früher schreiben.',
      'Entschuldige bitte die Verspätung, schneller habe ich es nicht geschafft.',
      'Es tut mir leid, dass du auf mich warten musstest.',
      'Ich habe mich heute leider verspätet, bitte sei mir nicht böse.',
    ],
    reactions: ['Schon gut, ein Fuchs wie ich kann gut warten.', 'Das macht gar nichts, jetzt bist du ja da.'],
    questions: [
      { ask: 'Hattest du vorher noch viel zu tun?', told: ['weil', 'wegen', 'viel', 'arbeit', 'termin'] },
      { ask: 'Bist du sonst eher pünktlich?', told: ['pünktlich', 'immer'] },
      { ask: 'Wie wichtig ist es in deiner Heimat, pünktlich zu sein?', told: ['heimat'] },
      { ask: 'Wie war dein Tag bis jetzt?', told: ['stress', 'anstrengend'] },
    ],
  },
];
