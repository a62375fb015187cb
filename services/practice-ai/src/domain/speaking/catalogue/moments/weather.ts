import type { Moment } from '../catalogue-types.js';

/** The weather and the seasons: rain, heat, snow, cold, dark winter, sun, spring, storms. */
export const wetter: Moment[] = [
  {
    id: 'regen',
    needs: ['regen', 'regn', 'geregn', 'dauerregen', 'platzregen', 'starkregen', 'niesel', 'nass', 'naß', 'nässe', 'durchnäss', 'schirm', 'pfütze', 'schauer', 'gieß', 'gegoss', 'schütt', 'geschütt', 'tropf', 'wolke', 'bewölk', 'grau', 'gummistiefel', 'hochwasser', 'überschwemm'],
    wordings: [
      'Es regnet schon seit drei Tagen.',
      'Heute bin ich auf dem Weg zur Arbeit total nass geworden.',
      'Immer dieser Regen, ich habe genug davon.',
      'Draußen ist es grau und nass, wir können nicht spazieren gehen.',
      'Ich hatte keinen Schirm dabei, und plötzlich hat es stark geregnet.',
    ],
    reactions: ['Bei so viel Wasser von oben verliert man schnell die Lust.', 'Da freut man sich auf trockene Socken.'],
    questions: [
      { ask: 'Was machst du zu Hause, wenn es draußen so nass ist?', told: ['lese', 'film', 'schlaf', 'putze'] },
      { ask: 'Hast du gute Schuhe für den Regen?', told: ['schuhe', 'stiefel'] },
      { ask: 'Magst du das Geräusch von Regen am Fenster?', told: ['geräusch', 'fenster'] },
      { ask: 'Bist du meistens zu Fuß, mit dem Rad oder mit dem Bus unterwegs?', told: ['fahrrad', 'auto', 'laufe'] },
    ],
  },
  {
    id: 'hitze',
    needs: ['heiß', 'heiss', 'hitz', 'warm', 'wärm', 'schwitz', 'geschwitz', 'verschwitz', 'grad', 'temperatur', 'klimaanlage', 'ventilator', 'schwül', 'sonne', 'glüh', 'tropisch', 'tropennacht', 'kühl', 'abkühl', 'thermometer'],
    wordings: [
      'In meiner Wohnung ist es so heiß, ich kann nachts nicht schlafen.',
      'Draußen sind es fünfunddreißig Grad, das ist mir zu viel.',
      'Bei dieser Hitze kann ich nicht arbeiten.',
      'Es war so warm, ich habe den ganzen Tag geschwitzt.',
      'Hier gibt es keine Klimaanlage, und im Sommer ist es viel zu heiß.',
    ],
    reactions: ['Bei solchen Temperaturen wird alles anstrengend.', 'Da träumt man von Schatten und kühlem Wasser.'],
    questions: [
      { ask: 'Wie kühlst du dich am liebsten ab?', told: ['dusche', 'schwimm', 'ventilator'] },
      { ask: 'Wird es bei dir wenigstens in der Nacht kühler?', told: ['nacht'] },
      { ask: 'Wo ist bei dir der kühlste Platz?', told: ['keller', 'schatten'] },
      { ask: 'Was machen die Leute in deiner Heimat bei Hitze?', told: ['heimat', 'meinem', 'unserem'] },
    ],
  },
  {
    id: 'schnee',
    needs: ['schnee', 'schnei', 'geschnei', 'verschnei', 'eingeschnei', 'neuschnee', 'pulverschnee', 'schlitten', 'rodel', 'gerodel', 'snowboard', 'ski', 'flocke', 'wintersport'],
    wordings: [
      'Heute Nacht hat es geschneit, alles ist weiß und wunderschön.',
      'Ich habe zum ersten Mal in meinem Leben Schnee gesehen.',
      'Meine Kinder haben im Garten einen Schneemann gebaut.',
      'Wir waren Schlitten fahren, das hat viel Spaß gemacht.',
      'Ich liebe den Schnee, die ganze Stadt ist dann so ruhig.',
    ],
    reactions: ['Frischer Schnee macht alles hell und still.', 'Im Schnee fühlen sich auch Erwachsene wieder wie Kinder.'],
    questions: [
      { ask: 'Gibt es in deiner Heimat auch Schnee?', told: ['heimat', 'meinem', 'ersten'] },
      { ask: 'Hast du schon einmal eine Schneeballschlacht gemacht?', told: ['schneeball'] },
      { ask: 'Was trinkst du gern, wenn du aus der Kälte kommst?', told: ['kakao', 'heiß', 'trinke'] },
      { ask: 'Was gefällt dir am Winter sonst noch?', told: ['weihnacht', 'kerzen'] },
    ],
  },
  {
    id: 'kaelte-und-glatteis',
    needs: ['kalt', 'kält', 'kaelt', 'bitterkalt', 'minus', 'eis', 'glatt', 'spiegelglatt', 'rutsch', 'ausrutsch', 'gerutsch', 'ausgerutsch', 'frier', 'frost', 'gefror', 'erfror', 'eingefror', 'zugefror', 'winter', 'schnee', 'zitter', 'handschuh'],
    wordings: [
      'Heute Morgen waren es minus zehn Grad, meine Hände waren ganz rot.',
      'Mir ist immer kalt, an diesen Winter kann ich mich nicht gewöhnen.',
      'Auf dem Weg zum Bus bin ich auf dem Eis ausgerutscht.',
      'Die Straßen waren glatt, ich bin ganz langsam gefahren.',
      'Ich mag die Kälte nicht, ich möchte den ganzen Tag im Bett bleiben.',
    ],
    reactions: ['An solchen Tagen möchte man gar nicht vor die Tür.', 'Der Winter kann ganz schön ungemütlich sein.'],
    questions: [
      { ask: 'Hast du eine richtig warme Jacke?', told: ['jacke', 'mantel'] },
      { ask: 'Was machst du, damit dir wieder warm wird?', told: ['decke', 'badewanne', 'suppe', 'heizung'] },
      { ask: 'Musst du morgens sehr früh hinaus?', told: ['früh', 'morgens'] },
      { ask: 'Wie kalt wird es dort, wo du herkommst?', told: ['heimat', 'herkomme', 'meinem'] },
    ],
  },
  {
    id: 'dunkler-winter',
    needs: ['dunk', 'stockdunkel', 'finster', 'winter', 'sonne', 'licht', 'tageslicht', 'hell', 'grau', 'trüb', 'nebel', 'neblig', 'oktober', 'november', 'dezember', 'januar', 'jänner', 'februar', 'herbst'],
    wordings: [
      'Im Winter ist es schon um vier Uhr dunkel, das macht mich traurig.',
      'Ich gehe im Dunkeln zur Arbeit und komme im Dunkeln nach Hause.',
      'Seit Wochen habe ich keine Sonne gesehen.',
      'Der November hier ist schlimm, alles ist grau und dunkel.',
      'In den dunklen Monaten bin ich immer müde und habe zu nichts Lust.',
    ],
    reactions: ['Ohne Licht wird auch die Stimmung schnell grau.', 'Vielen Menschen fehlt in dieser Zeit die Sonne.'],
    questions: [
      { ask: 'Kommst du am Mittag wenigstens kurz nach draußen?', told: ['mittag', 'draußen', 'spazier'] },
      { ask: 'Was macht deine Abende ein bisschen heller?', told: ['kerze', 'lampe', 'musik'] },
      { ask: 'Worauf freust du dich im Frühling?', told: ['frühling'] },
      { ask: 'Wann wird es in deiner Heimat im Winter dunkel?', told: ['heimat', 'meinem'] },
    ],
  },
  {
    id: 'schoenes-wetter',
    needs: ['wetter', 'traumwetter', 'badewetter', 'grillwetter', 'sonne', 'sonni', 'gesonnt', 'himmel', 'blau', 'warm', 'wärm', 'grad', 'temperatur', 'mild', 'sommertag', 'sommerwetter', 'frühling', 'schein', 'wolkenlos'],
    wordings: [
      'Heute scheint die Sonne, und ich war den ganzen Tag draußen.',
      'Das Wetter ist heute wunderschön, nicht zu warm und nicht zu kalt.',
      'Endlich wieder blauer Himmel, da habe ich gleich gute Laune.',
      'Bei dem schönen Wetter haben wir im Park gegrillt.',
      'Ich sitze gerade auf dem Balkon in der Sonne.',
    ],
    reactions: ['An so einem Tag geht alles leichter.', 'Ein bisschen Sonne tut einfach gut.'],
    questions: [
      { ask: 'Was hast du heute noch vor?', told: ['nachher', 'später', 'abend'] },
      { ask: 'Bist du lieber in der Sonne oder im Schatten?', told: ['schatten'] },
      { ask: 'Wo ist dein Lieblingsplatz bei so einem Wetter?', told: ['lieblingsplatz', 'park', 'balkon', 'garten'] },
      { ask: 'Isst du an solchen Tagen gern ein Eis?', told: ['eisdiele', 'eiscafé'] },
    ],
  },
  {
    id: 'fruehling',
    needs: ['frühling', 'fruhling', 'fruehling', 'frühjahr', 'blüh', 'blüt', 'geblüh', 'blum', 'knospe', 'hell', 'vögel', 'vogel', 'bäum', 'baum', 'grün', 'jacke', 'winter', 'wärm', 'märz', 'april', 'mai', 'ostern', 'kirschblüte', 'krokus', 'tulpe'],
    wordings: [
      'Der Frühling kommt, überall blühen schon die Blumen.',
      'Endlich ist es abends wieder länger hell.',
      'Heute Morgen habe ich die Vögel gehört, der Winter ist vorbei.',
      'Die Bäume werden grün, das ist für mich die schönste Zeit.',
      'Zum ersten Mal in diesem Jahr konnte ich ohne Jacke hinausgehen.',
    ],
    reactions: ['Nach dem Winter fühlt sich das wie ein neuer Anfang an.', 'Jetzt wird alles wieder bunt.'],
    questions: [
      { ask: 'Was machst du im Frühling als Erstes?', told: ['erstes', 'zuerst'] },
      { ask: 'Feiert man in deiner Heimat den Frühling?', told: ['feiern', 'nouruz', 'newroz', 'heimat'] },
      { ask: 'Hast du schon Blumen oder Kräuter gepflanzt?', told: ['gepflanzt', 'pflanz', 'garten'] },
      { ask: 'Welche Blume magst du am liebsten?', told: ['tulpe', 'rose', 'liebsten'] },
    ],
  },
  {
    id: 'gewitter-und-sturm',
    needs: ['gewit', 'sturm', 'stürm', 'blitz', 'geblitz', 'donnert', 'gedonner', 'unwetter', 'wind', 'hagel', 'gehagel', 'orkan', 'böe', 'tornado', 'hurrikan', 'wirbelsturm', 'schneesturm', 'sandsturm', 'sommergewitter', 'umgestürz', 'umgeweht'],
    wordings: [
      'Heute Nacht gab es ein starkes Gewitter, ich konnte nicht schlafen.',
      'Der Sturm hat bei uns einen Baum umgeworfen.',
      'Ich habe Angst vor Blitz und Donner.',
      'Wegen des Sturms sind heute keine Züge gefahren.',
      'Beim Gewitter sind meine Kinder zu mir ins Bett gekommen.',
    ],
    reactions: ['Bei so einem Wetter wird es einem schon ein bisschen unheimlich.', 'Wenn es draußen so wild ist, spürt man, wie stark die Natur ist.'],
    questions: [
      { ask: 'Hat ein Sturm bei dir schon einmal etwas kaputt gemacht?', told: ['kaputt', 'schaden'] },
      { ask: 'Was machst du, wenn es blitzt und donnert?', told: ['decke', 'kerze', 'verstecke'] },
      { ask: 'Wie ist das Wetter bei dir jetzt?', told: ['jetzt', 'ruhig', 'vorbei'] },
      { ask: 'Wann hast du das stärkste Unwetter deines Lebens erlebt?', told: ['erlebt', 'stärkste'] },
    ],
  },
];
