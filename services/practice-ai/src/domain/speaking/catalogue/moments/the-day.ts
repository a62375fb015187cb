import type { Moment } from '../catalogue-types.js';

/** Yesterday, today and tomorrow, and what is in the news. */
export const tagesgeschehen: Moment[] = [
  {
    id: 'wetter-wechselt',
    wordings: [
      'Heute ist das Wetter mal so, mal so.',
      'Das Wetter wechselt heute ständig, erst Sonne, dann Wolken.',
      'Bei diesem Wetter weiß man nie, was man anziehen soll.',
      'Das Wetter ist ja wieder verrückt, jede Stunde anders.',
      'Erst scheint die Sonne, und fünf Minuten später regnet es.',
    ],
    reactions: ['Das Wetter kann sich wohl nicht entscheiden.', 'Da braucht man Sonnenbrille und Regenschirm am selben Tag.'],
    questions: [
      { ask: 'Welches Wetter magst du am liebsten?', told: ['liebsten', 'lieblings'] },
      { ask: 'Wie ist das Wetter um diese Zeit in deiner Heimat?', told: ['heimat'] },
      { ask: 'Gehst du heute trotzdem noch nach draußen?', told: ['draußen', 'spazieren', 'rausgeh'] },
      { ask: 'Wo schaust du nach, wie das Wetter wird?', told: ['wetterbericht', 'vorhersage', 'handy'] },
    ],
  },
  {
    id: 'gestern-gemacht',
    wordings: [
      'Gestern habe ich gearbeitet und abends ein bisschen ferngesehen.',
      'Gestern war ich den ganzen Tag zu Hause und habe geputzt.',
      'Gestern bin ich einkaufen gegangen, und danach habe ich gekocht.',
      'Gestern war ich im Deutschkurs und am Nachmittag im Park.',
      'Ich erzähle dir von gestern: Ich habe Wäsche gewaschen und mit meiner Familie telefoniert.',
    ],
    reactions: ['So sah dein Tag gestern also aus.', 'Das klingt nach einem ganz normalen Tag.'],
    questions: [
      { ask: 'Welcher Moment war gestern der schönste?', told: ['schönste', 'beste'] },
      { ask: 'Was gab es gestern bei dir zu essen?', told: ['gegessen', 'gekocht', 'essen'] },
      { ask: 'Hast du gestern auch jemanden getroffen?', told: ['getroffen', 'besuch', 'freund'] },
      { ask: 'Wann bist du gestern schlafen gegangen?', told: ['bett', 'schlafen', 'eingeschlafen'] },
    ],
  },
  {
    id: 'plaene-heute',
    wordings: [
      'Heute muss ich noch einkaufen und danach zur Post gehen.',
      'Heute habe ich viel vor: zuerst Arbeit, dann Deutschkurs.',
      'Nachher treffe ich eine Freundin, und am Abend lerne ich.',
      'Heute Nachmittag gehe ich zum Friseur, und später bekomme ich Besuch.',
      'Mein Plan für heute ist: aufräumen, kochen und ein bisschen lesen.',
    ],
    reactions: ['Da hast du heute ja einiges vor.', 'Mit so vielen Plänen vergeht ein Tag schnell.'],
    questions: [
      { ask: 'Worauf freust du dich dabei am meisten?', told: ['freue'] },
      { ask: 'Was davon kostet dich am meisten Zeit?', told: ['stunde', 'dauert'] },
      { ask: 'Bis wann möchtest du mit allem fertig sein?', told: ['fertig'] },
      { ask: 'Planst du jeden Tag so genau?', told: ['jeden', 'immer', 'spontan'] },
    ],
  },
  {
    id: 'plaene-morgen',
    wordings: [
      'Morgen muss ich früh aufstehen und zur Arbeit fahren.',
      'Morgen habe ich frei und will endlich die Wohnung aufräumen.',
      'Für morgen habe ich schon Pläne, ich fahre in die Stadt.',
      'Morgen habe ich am Vormittag Kurs und am Nachmittag einen Termin.',
      'Morgen bringe ich zuerst mein Kind in die Schule, dann gehe ich einkaufen.',
    ],
    reactions: ['Dann steht dein Programm für morgen ja schon fest.', 'So weißt du heute schon, was morgen kommt.'],
    questions: [
      { ask: 'Musst du dafür heute noch etwas vorbereiten?', told: ['vorbereit'] },
      { ask: 'Um wie viel Uhr stehst du morgen auf?', told: ['wecker', 'aufsteh'] },
      { ask: 'Wie möchtest du den Abend morgen verbringen?', told: ['abend'] },
      { ask: 'Welcher Teil des Tages wird morgen wohl der schönste?', told: ['schön', 'freue'] },
    ],
  },
  {
    id: 'schlimme-nachrichten',
    wordings: [
      'In den Nachrichten kommt fast nur noch Schlechtes.',
      'Ich habe heute Nachrichten geschaut, und danach war ich traurig.',
      'Überall gibt es Krieg und Krisen, ich will keine Nachrichten mehr sehen.',
      'Jeden Tag lese ich so viele schlimme Dinge in der Zeitung.',
      'Was zurzeit in der Welt passiert, macht mir große Sorgen.',
    ],
    reactions: ['Solche Meldungen vergisst man nicht so schnell.', 'Ja, das ist viel Schweres auf einmal.'],
    questions: [
      { ask: 'Welches Thema beschäftigt dich im Moment am meisten?', told: ['beschäftigt', 'besonders'] },
      { ask: 'Mit wem sprichst du über solche Dinge?', told: ['spreche', 'rede', 'freund', 'familie'] },
      { ask: 'Was tut dir gut, wenn du genug von Nachrichten hast?', told: ['hilft', 'ablenk'] },
      { ask: 'In welcher Sprache hörst oder liest du Nachrichten?', told: ['deutsch', 'sprache', 'englisch'] },
    ],
  },
  {
    id: 'streik',
    wordings: [
      'Heute wird gestreikt, es fahren keine Busse und Bahnen.',
      'Die Lokführer streiken schon wieder, alle Züge fallen aus.',
      'Wegen des Streiks bin ich heute nicht zur Arbeit gekommen.',
      'Morgen ist in unserer Stadt ein großer Streik.',
      'Der Kindergarten ist zu, weil die Erzieherinnen streiken.',
    ],
    reactions: ['So ein Streik bringt im Alltag einiges durcheinander.', 'An Streiktagen ist vieles komplizierter als sonst.'],
    questions: [
      { ask: 'Wie kommst du an so einem Tag zurecht?', told: ['fahrrad', 'auto', 'laufe', 'homeoffice'] },
      { ask: 'Weißt du, wie lange der Streik dauern soll?', told: ['dauer', 'tage', 'stunden'] },
      { ask: 'Wird in deiner Heimat auch manchmal gestreikt?', told: ['heimat'] },
      { ask: 'Wie hast du von dem Streik erfahren?', told: ['radio', 'gelesen', 'gehört'] },
    ],
  },
  {
    id: 'wahl',
    wordings: [
      'Am Sonntag ist Wahl, überall hängen Plakate.',
      'Gestern waren Wahlen, und heute reden alle über das Ergebnis.',
      'In meinem Deutschkurs haben wir über die Wahl gesprochen.',
      'In Deutschland wird bald ein neues Parlament gewählt.',
      'In meiner Heimat wird bald ein neuer Präsident gewählt.',
    ],
    reactions: ['Vor und nach einer Wahl gibt es immer viel zu reden.', 'Für viele Menschen ist eine Wahl ein wichtiges Thema.'],
    questions: [
      { ask: 'Darfst du bei dieser Wahl auch wählen?', told: ['darf', 'wähle'] },
      { ask: 'Welche Themen sind für dich bei einer Wahl wichtig?', told: ['wichtig', 'thema', 'themen'] },
      { ask: 'Wie läuft ein Wahltag in deiner Heimat ab?', told: ['wahltag', 'wahllokal'] },
      { ask: 'Sprichst du mit anderen Leuten gern über Politik?', told: ['politik'] },
    ],
  },
  {
    id: 'mannschaft-gewonnen',
    wordings: [
      'Meine Mannschaft hat gestern drei zu eins gewonnen!',
      'Mein Verein hat im Fußball endlich wieder gewonnen, ich bin so froh.',
      'Die Nationalmannschaft von meinem Land hat das Spiel gewonnen.',
      'Was für ein Sieg, meine Lieblingsmannschaft hat toll gespielt!',
      'In der letzten Minute ist noch ein Tor gefallen, und wir haben gewonnen.',
    ],
    reactions: ['Nach so einem Sieg hat man als Fan gleich bessere Laune.', 'Glückwunsch, da hat dir deine Mannschaft eine Freude gemacht.'],
    questions: [
      { ask: 'Wer war für dich der beste Spieler auf dem Platz?', told: ['spieler', 'stürmer', 'torwart'] },
      { ask: 'Hast du das Spiel im Fernsehen oder im Stadion gesehen?', told: ['fernseh', 'stadion', 'internet'] },
      { ask: 'Seit wann bist du Fan von dieser Mannschaft?', told: ['seit', 'kindheit'] },
      { ask: 'Wie feiert man bei euch so einen Sieg?', told: ['gefeiert', 'feier'] },
    ],
  },
  {
    id: 'mannschaft-verloren',
    wordings: [
      'Meine Mannschaft hat leider schon wieder verloren.',
      'Gestern hat mein Verein im Fußball null zu zwei verloren.',
      'So ein schlechtes Spiel, kurz vor Schluss haben wir noch verloren.',
      'Unser Land ist bei der Weltmeisterschaft schon ausgeschieden, ich bin enttäuscht.',
      'Ich ärgere mich, meine Lieblingsmannschaft hat so schlecht gespielt und verloren.',
    ],
    reactions: ['Das tut als Fan natürlich ein bisschen weh.', 'Schade, über so eine Niederlage ärgert man sich oft noch lange.'],
    questions: [
      { ask: 'Woran hat es deiner Meinung nach gelegen?', told: ['weil', 'schiedsrichter', 'trainer'] },
      { ask: 'Wie war die Stimmung nach dem Spiel?', told: ['stimmung'] },
      { ask: 'Wen aus der Mannschaft magst du am liebsten?', told: ['lieblingsspieler', 'liebsten'] },
      { ask: 'Glaubst du, dass es beim nächsten Mal besser läuft?', told: ['nächste', 'hoffe'] },
    ],
  },
];
