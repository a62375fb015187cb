import type { PlanningTask } from '../catalogue-types.js';

/** Two learners plan a visit to somebody from their course who is in hospital. */
export const besuchImKrankenhaus: PlanningTask = {
  id: 'besuch-im-krankenhaus',
  title: 'Besuch im Krankenhaus',
  description:
    'Jelena aus Ihrem Deutschkurs hat sich ein Bein gebrochen und liegt im Krankenhaus. Planen Sie gemeinsam mit jemand anderem aus dem Kurs einen Besuch bei ihr.',
  opening:
    'Jelena hat mir gestern aus dem Krankenhaus geschrieben. Sie muss noch zwei Wochen dort bleiben und langweilt sich sehr, deshalb sollten wir sie bald besuchen.',
  planned: 'den Besuch bei Jelena geplant',
  points: [
    {
      title: 'Termin für den Besuch',
      kind: 'time',
      questions: [
        'Wann sollen wir Jelena besuchen?',
        'An welchem Tag haben Sie Zeit?',
        'Passt es Ihnen schon morgen nach dem Kurs oder erst am Sonntagnachmittag?',
      ],
      proposals: [
        { sentence: 'Jelena wartet sicher schon auf Besuch. Morgen nach dem Kurs können wir gleich zu ihr gehen.', settled: 'Jelena gleich morgen nach dem Kurs besuchen', words: ['morgen'] },
        { sentence: 'Am Sonntag haben wir mehr Ruhe als unter der Woche, und die Besuchszeit beginnt um 15 Uhr.', settled: 'Jelena am Sonntag um 15 Uhr besuchen', words: ['sonntag'] },
      ],
      starter: 'Ich habe am … ab … Uhr Zeit und könnte dann …',
      words: ['uhr', 'morgen', 'übermorgen', 'mittwoch', 'freitag', 'samstag', 'sonntag', 'wochenende', 'besuchszeit', 'vormittag', 'nachmittag', 'wann', 'termin', 'abends'],
      wordings: [
        'Am Samstag habe ich den ganzen Nachmittag frei.',
        'Vormittags kommen die Ärzte, deshalb sollten wir später bei ihr sein.',
        'Die Besuchszeit endet um sechs, also müssen wir pünktlich sein.',
        'Übermorgen muss ich arbeiten, aber am Wochenende passt es mir gut.',
      ],
    },
    {
      title: 'Wer kommt mit?',
      kind: 'guests',
      questions: [
        'Wer aus dem Kurs soll noch mitkommen?',
        'Wie viele Personen sollen wir sein?',
        'Besuchen wir sie nur zu zweit, oder fragen wir auch unsere Lehrerin?',
      ],
      proposals: [
        { sentence: 'Jelena braucht noch viel Ruhe, und ihr Zimmer ist klein. Zu zweit stören wir niemanden.', settled: 'Jelena nur zu zweit besuchen', words: ['zweit', 'allein', 'beide'] },
        { sentence: 'Unsere Lehrerin hat schon nach Jelena gefragt. Sie möchte bestimmt gern mitkommen.', settled: 'Jelena zusammen mit unserer Lehrerin besuchen', words: ['lehrer'] },
      ],
      starter: 'Ich möchte, dass auch … mitkommt, weil …',
      words: ['mitkomm', 'mitgeh', 'zweit', 'dritt', 'allein', 'lehrer', 'gruppe', 'person', 'teilnehm', 'kursteilnehmer', 'leute', 'mitschüler', 'besucher'],
      wordings: [
        'Ich glaube, Paula und Nam würden auch gern mitkommen.',
        'Die ganze Klasse ist zu viel, drei oder vier Leute reichen.',
        'Zu zweit können wir uns besser mit ihr unterhalten.',
        'Ich frage unsere Lehrerin, ob sie uns begleiten will.',
      ],
    },
    {
      title: 'Geschenk für Jelena',
      kind: 'gift',
      questions: [
        'Womit können wir Jelena eine Freude machen?',
        'Was bringen wir Jelena mit?',
        'Kaufen wir ihr Blumen oder lieber ein spannendes Buch?',
      ],
      proposals: [
        { sentence: 'Ein Krankenzimmer sieht oft traurig aus. Mit bunten Blumen wird es viel freundlicher.', settled: 'einen bunten Blumenstrauß mitbringen', words: ['blume', 'strauß', 'rosen'] },
        { sentence: 'Im Bett ist es schnell langweilig, und Jelena liest gern. Ein Krimi in einfachem Deutsch ist genau richtig.', settled: 'einen Krimi in einfachem Deutsch mitbringen', words: ['krimi', 'buch', 'bücher', 'roman', 'zeitschrift'] },
      ],
      starter: 'Jelena freut sich bestimmt über …, weil sie …',
      words: ['geschenk', 'schenk', 'mitbringsel', 'blume', 'strauß', 'buch', 'krimi', 'roman', 'zeitschrift', 'obst', 'schokolade', 'karte', 'kuchen', 'freude'],
      wordings: [
        'Frisches Obst ist gesund, und in der Klinik gibt es davon zu wenig.',
        'Alle könnten ihren Namen auf eine Karte mit guten Wünschen schreiben.',
        'Mit einem dicken Roman vergeht die Zeit im Bett schneller.',
        'Schokolade isst sie am liebsten, das weiß ich genau.',
      ],
    },
    {
      title: 'Weg zum Krankenhaus',
      kind: 'transport',
      questions: [
        'Wie kommen wir am einfachsten zum Krankenhaus?',
        'Womit fahren wir hin?',
        'Ist Ihnen der Bus lieber, oder nehmen wir die Fahrräder?',
      ],
      proposals: [
        { sentence: 'Der Bus hält direkt vor dem Krankenhaus, und die Fahrt dauert nur zehn Minuten.', settled: 'mit dem Bus zum Krankenhaus fahren', words: ['bus'] },
        { sentence: 'Mit dem Fahrrad müssen wir nirgends warten, und etwas Bewegung tut uns gut.', settled: 'mit dem Fahrrad zum Krankenhaus fahren', words: ['fahrrad', 'fahrräder', 'rad'] },
      ],
      starter: 'Am besten fahren wir mit …, denn das Krankenhaus …',
      words: ['bus', 'straßenbahn', 'u-bahn', 'bahn', 'auto', 'taxi', 'fahr', 'fährt', 'rad', 'fuß', 'haltestelle', 'parkplatz', 'parken', 'linie'],
      wordings: [
        'Zu Fuß dauert es eine halbe Stunde, das ist mir zu weit.',
        'Ich habe ein Auto und kann Sie an der Schule abholen.',
        'Die Straßenbahn fährt alle zehn Minuten bis zur Klinik.',
        'Einen Parkplatz findet man dort nie, also nehmen wir den Bus.',
      ],
    },
    {
      title: 'Hilfe beim Lernen',
      kind: 'other',
      questions: [
        'Wie können wir Jelena helfen, damit sie im Kurs nichts verpasst?',
        'Was können wir für ihr Deutsch tun?',
        'Geben wir ihr die Arbeitsblätter, oder üben wir lieber per Video mit ihr?',
      ],
      proposals: [
        { sentence: 'Ich habe alle Arbeitsblätter für sie kopiert. Wir können sie ihr geben und die schweren Aufgaben kurz erklären.', settled: 'Jelena die Arbeitsblätter aus dem Kurs geben', words: ['arbeitsbl', 'kopie', 'kopier', 'hausaufgabe'] },
        { sentence: 'Über das Internet können wir jeden Tag kurz mit ihr sprechen. So vergisst sie nichts und verliert nicht den Mut.', settled: 'jeden Tag per Video mit Jelena üben', words: ['video', 'internet', 'online'] },
      ],
      starter: 'Damit Jelena nichts verpasst, könnten wir …',
      words: ['lernen', 'üben', 'übung', 'hausaufgabe', 'aufgabe', 'arbeitsbl', 'kopie', 'kopier', 'grammatik', 'lektion', 'verpass', 'video', 'internet', 'online'],
      wordings: [
        'Ich schicke ihr jeden Tag ein Foto von der Tafel und die Hausaufgaben.',
        'Vielleicht möchte sie mit uns eine Lektion Grammatik wiederholen.',
        'Sie hat schon viel verpasst und möchte trotzdem die Prüfung schaffen.',
        'Wir könnten online mit ihr lernen, sie hat ihren Computer dabei.',
      ],
    },
  ],
};
