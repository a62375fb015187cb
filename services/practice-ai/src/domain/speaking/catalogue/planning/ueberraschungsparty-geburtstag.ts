import type { PlanningTask } from '../catalogue-types.js';

/** Two friends plan a surprise party for a third one. */
export const ueberraschungspartyGeburtstag: PlanningTask = {
  id: 'ueberraschungsparty-geburtstag',
  title: 'Überraschungsparty zum Geburtstag',
  description:
    'Ihr gemeinsamer Freund Tarek wird am Samstag dreißig, hat aber keine Feier geplant. Organisieren Sie zu zweit eine Überraschungsparty für ihn.',
  opening:
    'Tarek will seinen dreißigsten Geburtstag am Samstag gar nicht feiern. Das finde ich schade, und deshalb sollten wir eine Party machen, von der er noch nichts weiß.',
  planned: 'die Überraschungsparty für Tarek vorbereitet',
  points: [
    {
      title: 'Gäste',
      kind: 'guests',
      questions: [
        'Wen sollen wir zu der Party einladen?',
        'Wer soll auf jeden Fall kommen?',
        'Laden wir nur wenige gute Freunde ein oder auch seine Kollegen und Verwandten?',
      ],
      proposals: [
        { sentence: 'Tarek mag keine großen Partys. Mit wenigen guten Freunden wird der Abend viel gemütlicher.', settled: 'nur wenige gute Freunde einladen', words: ['wenige', 'enge'] },
        { sentence: 'Dreißig wird man nur einmal. Da sollten auch seine Kollegen und Verwandten dabei sein.', settled: 'auch Kollegen und Verwandte einladen', words: ['kolleg', 'verwandt', 'famil', 'eltern'] },
      ],
      starter: 'Ich würde … und … einladen, denn …',
      words: ['gast', 'gäste', 'einlad', 'eingelad', 'lade', 'freunde', 'freundeskreis', 'kolleg', 'verwandt', 'famil', 'eltern', 'geschwister', 'bekannte', 'enge'],
      wordings: [
        'Seine Eltern und Geschwister müssen auf jeden Fall dabei sein.',
        'Ich würde nur seine engen Freunde fragen und nicht die ganze Firma.',
        'Zwanzig Gäste sind genug, sonst kennen sich viele gar nicht.',
        'Wir dürfen auch die Kollegen aus der Werkstatt nicht vergessen.',
      ],
    },
    {
      title: 'Ort',
      kind: 'place',
      questions: [
        'Welcher Ort ist für eine heimliche Party am besten geeignet?',
        'Wo machen wir die Party?',
        'Feiern wir besser im Vereinshaus am Park oder in der Wohnung von Tareks Schwester?',
      ],
      proposals: [
        { sentence: 'Im Vereinshaus am Park kann man einen Raum mit Küche mieten. Dort stören wir niemanden.', settled: 'im Vereinshaus am Park feiern', words: ['vereinshaus', 'verein', 'miet'] },
        { sentence: 'Tareks Schwester hat eine große Wohnung, in der wir bis spät in die Nacht feiern können.', settled: 'in der Wohnung von Tareks Schwester feiern', words: ['schwester', 'wohnung'] },
      ],
      starter: 'Wir könnten in … feiern, weil es dort …',
      words: ['ort', 'wohnung', 'zuhause', 'hause', 'café', 'restaurant', 'lokal', 'garten', 'raum', 'vereinshaus', 'keller', 'balkon', 'saal', 'platz'],
      wordings: [
        'Bei mir zu Hause ist leider zu wenig Platz für so viele Personen.',
        'Wir könnten den großen Raum im Keller von unserem Haus benutzen.',
        'Seine Schwester hat eine helle Wohnung mit Balkon, die ist perfekt.',
        'Ein Café zu mieten ist teuer, aber danach müssen wir nicht putzen.',
      ],
    },
    {
      title: 'Überraschung',
      kind: 'other',
      questions: [
        'Wie schaffen wir es, dass Tarek vorher nichts merkt?',
        'Mit welchem Trick bringen wir Tarek zu der Party?',
        'Soll sein Bruder vorher mit ihm ins Kino gehen, oder verabreden wir uns mit ihm zum Abendessen?',
      ],
      proposals: [
        { sentence: 'Sein Bruder kann am Nachmittag mit ihm ins Kino gehen. So haben wir Zeit und können alles vorbereiten.', settled: 'Tarek vorher mit seinem Bruder ins Kino schicken', words: ['kino', 'bruder'] },
        { sentence: 'Am besten verabreden wir uns mit ihm zu einem ganz normalen Abendessen. Dann denkt er an nichts Besonderes.', settled: 'uns mit Tarek zu einem normalen Abendessen verabreden', words: ['abendessen', 'verabred'] },
      ],
      starter: 'Damit Tarek nichts merkt, sagen wir ihm, dass …',
      words: ['überraschen', 'überrascht', 'geheim', 'merk', 'verrat', 'erfahren', 'erfährt', 'trick', 'ablenk', 'abhol', 'ausrede', 'versteck', 'verabred', 'ahn'],
      wordings: [
        'Niemand darf ihm etwas verraten, auch nicht im Internet.',
        'Ich könnte ihn abholen und sagen, dass wir nur spazieren gehen.',
        'Wir machen das Licht aus und verstecken uns, bis er hereinkommt.',
        'Als Ausrede erzähle ich ihm, dass mein Computer kaputt ist.',
      ],
    },
    {
      title: 'Essen',
      kind: 'food',
      questions: [
        'Was wollen wir an dem Abend essen und trinken?',
        'Welche Gerichte mag Tarek gern?',
        'Kochen wir selbst, oder bestellen wir Pizza?',
      ],
      proposals: [
        { sentence: 'Pizza schmeckt jedem, und wir müssen nicht den ganzen Tag in der Küche stehen.', settled: 'für alle Pizza bestellen', words: ['pizza', 'bestell'] },
        { sentence: 'Selbst gekochtes Essen ist persönlicher. Ein großer Topf Chili ist schnell fertig und reicht für alle.', settled: 'einen großen Topf Chili kochen', words: ['chili', 'koch', 'gekocht', 'topf'] },
      ],
      starter: 'Tarek isst gern …, deshalb könnten wir … machen.',
      words: ['essen', 'isst', 'koch', 'gekocht', 'pizza', 'kuchen', 'torte', 'geburtstagskuchen', 'getränk', 'trink', 'salat', 'buffet', 'gericht', 'schmeck'],
      wordings: [
        'Ich backe ihm eine Torte mit Erdbeeren und dreißig Kerzen.',
        'Für die Vegetarier brauchen wir auch Gerichte ohne Fleisch.',
        'Wenn jeder einen Salat mitbringt, müssen wir fast nichts kochen.',
        'Die Getränke können wir vorher kalt stellen, vor allem Saft und Limonade.',
      ],
    },
    {
      title: 'Musik und Spiele',
      kind: 'activity',
      questions: [
        'Was können wir auf der Party machen, damit sich niemand langweilt?',
        'Welche Musik oder welche Spiele wünschen Sie sich?',
        'Möchten Sie lieber tanzen oder ein Quiz machen?',
      ],
      proposals: [
        { sentence: 'Ein Quiz über Tareks Leben ist lustig, und alle können mitmachen.', settled: 'ein Quiz über Tareks Leben machen', words: ['quiz', 'rätsel'] },
        { sentence: 'Bei guter Musik kommen alle schnell in Stimmung. Wir sollten Tareks Lieblingslieder spielen und viel tanzen.', settled: 'zu Tareks Lieblingsliedern tanzen', words: ['tanz', 'lieblingslied', 'musik'] },
      ],
      starter: 'Zur Unterhaltung könnten wir …, und später …',
      words: ['musik', 'spiel', 'tanz', 'quiz', 'lied', 'lieder', 'lieblingslied', 'singen', 'karaoke', 'gitarre', 'fotos', 'programm', 'unterhaltung', 'rätsel'],
      wordings: [
        'Ich stelle eine Liste mit seinen Lieblingsliedern zusammen.',
        'Beim Karaoke lachen alle, auch wenn niemand richtig singen kann.',
        'Wir zeigen Fotos aus seiner Kindheit und raten, wo er da war.',
        'Bis Mitternacht dürfen wir laut Musik hören und tanzen, danach wird es leiser.',
      ],
    },
  ],
};
