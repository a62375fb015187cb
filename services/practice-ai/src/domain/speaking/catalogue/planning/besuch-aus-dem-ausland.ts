import type { PlanningTask } from '../catalogue-types.js';

/** Two friends plan the days with a friend from abroad. */
export const besuchAusDemAusland: PlanningTask = {
  id: 'besuch-aus-dem-ausland',
  title: 'Besuch einer Freundin aus dem Ausland',
  description:
    'Amina, eine Freundin aus dem Ausland, kommt für drei Tage zu Besuch. Überlegen Sie mit jemandem, der sie auch gut kennt, was Sie vorbereiten und wie Sie ihr die Stadt zeigen.',
  opening:
    'Amina hat mir geschrieben, dass sie nächsten Freitag hier ankommt. Sie war noch nie in unserer Stadt, und wir wollen ihr natürlich die schönsten Seiten zeigen.',
  planned: 'alles für Aminas Besuch geplant',
  points: [
    {
      title: 'Ankunft',
      kind: 'transport',
      questions: [
        'Wie kommt Amina vom Flughafen in die Stadt?',
        'Wer holt Amina ab, und womit?',
        'Sollen wir sie mit dem Auto abholen oder mit dem Zug?',
      ],
      proposals: [
        { sentence: 'Nach dem langen Flug ist Amina sicher müde. Ich kann mir ein Auto leihen, und wir holen sie zusammen ab.', settled: 'Amina mit dem Auto vom Flughafen abholen', words: ['auto'] },
        { sentence: 'Der Zug vom Flughafen ist schnell und steht nie im Stau. Wir können am Ausgang auf sie warten und mit ihr zurückfahren.', settled: 'Amina mit dem Zug vom Flughafen abholen', words: ['zug', 'bahn', 's-bahn'] },
      ],
      starter: 'Wir können Amina mit … abholen, weil …',
      words: ['flughafen', 'flug', 'abhol', 'hole', 'ankunft', 'ankomm', 'landet', 'auto', 'zug', 's-bahn', 'bahn', 'taxi', 'koffer', 'bahnhof'],
      wordings: [
        'Ich warte mit einem großen Schild am Flughafen, damit sie uns findet.',
        'Wenn sie erst nachts landet, muss sie ein Taxi nehmen.',
        'Sie hat bestimmt einen schweren Koffer, also brauchen wir ein Auto.',
        'Die S-Bahn ist am billigsten und braucht nur eine halbe Stunde.',
      ],
    },
    {
      title: 'Übernachtung',
      kind: 'other',
      questions: [
        'Bei wem kann Amina übernachten?',
        'Wo soll Amina schlafen?',
        'Soll sie bei einem von uns wohnen, oder suchen wir ein Zimmer in einer Pension?',
      ],
      proposals: [
        { sentence: 'In einer kleinen Pension hat Amina ihre Ruhe und ein eigenes Bad.', settled: 'für Amina ein Zimmer in einer Pension buchen', words: ['pension', 'hotel'] },
        { sentence: 'Bei mir zu Hause gibt es ein bequemes Sofa. So kann Amina Geld sparen, und wir sehen sie auch abends.', settled: 'Amina zu Hause das Sofa anbieten', words: ['sofa', 'hause', 'couch', 'wohnung'] },
      ],
      starter: 'Amina könnte in … schlafen, denn dort …',
      words: ['übernacht', 'schlaf', 'schläf', 'sofa', 'couch', 'bett', 'pension', 'hotel', 'jugendherberge', 'gästezimmer', 'zimmer', 'wohnzimmer', 'matratze', 'unterkunft'],
      wordings: [
        'Ich habe ein kleines Gästezimmer, das im Moment leer ist.',
        'Meine Wohnung ist sehr klein, aber eine Matratze passt noch hinein.',
        'In einem Hotel im Zentrum hätte sie alles, was sie braucht.',
        'Sie schläft lieber bei Freunden als in einem fremden Zimmer.',
      ],
    },
    {
      title: 'Programm in der Stadt',
      kind: 'activity',
      questions: [
        'Was wollen wir Amina in unserer Stadt zeigen?',
        'Welche Orte sind hier besonders schön?',
        'Machen wir mit ihr zuerst eine Stadtführung, oder gehen wir auf den Wochenmarkt?',
      ],
      proposals: [
        { sentence: 'Bei einer Stadtführung sieht sie an einem Vormittag alles Wichtige und erfährt viel über die Geschichte.', settled: 'mit Amina zuerst eine Stadtführung machen', words: ['stadtführung', 'führung'] },
        { sentence: 'Auf dem Wochenmarkt lernt sie unseren Alltag kennen und kann auch ein bisschen Deutsch sprechen.', settled: 'mit Amina zuerst auf den Wochenmarkt gehen', words: ['markt', 'wochenmarkt'] },
      ],
      starter: 'Wir müssen ihr unbedingt … zeigen, denn …',
      words: ['stadtführung', 'stadtrundfahrt', 'führung', 'markt', 'wochenmarkt', 'flohmarkt', 'museum', 'museen', 'turm', 'altstadt', 'park', 'sehenswürdigkeit', 'besichtig', 'bummel'],
      wordings: [
        'Vom alten Turm am Rathaus hat man einen tollen Blick.',
        'Sie interessiert sich für Kunst, also müssen wir ins Museum gehen.',
        'Am schönsten ist es, abends durch die Altstadt zu bummeln.',
        'Die bekannten Sehenswürdigkeiten schaffen wir an einem Tag mit dem Fahrrad.',
      ],
    },
    {
      title: 'Typisches Essen',
      kind: 'food',
      questions: [
        'Welche typischen Gerichte soll Amina bei uns probieren?',
        'Was essen wir mit ihr?',
        'Gehen wir mit ihr in ein traditionelles Restaurant, oder kochen wir selbst?',
      ],
      proposals: [
        { sentence: 'Beim Kochen lernt sie am meisten über unsere Küche. Eine Kartoffelsuppe gelingt uns bestimmt.', settled: 'mit Amina eine Kartoffelsuppe kochen', words: ['koch', 'kartoffelsuppe', 'suppe', 'selbst'] },
        { sentence: 'In einem traditionellen Restaurant kann sie vieles probieren, und niemand muss abwaschen.', settled: 'mit Amina in ein traditionelles Restaurant gehen', words: ['restaurant', 'gasthaus', 'lokal'] },
      ],
      starter: 'Amina soll einmal … probieren, weil das …',
      words: ['essen', 'isst', 'koch', 'gericht', 'restaurant', 'gasthaus', 'lokal', 'suppe', 'kuchen', 'speise', 'vegetari', 'frühstück', 'probier', 'küche'],
      wordings: [
        'Sie isst kein Fleisch, deshalb suchen wir ein vegetarisches Lokal.',
        'Am Sonntag mache ich ein langes Frühstück mit vielen Sorten Brot.',
        'Meine Oma kann uns zeigen, wie man Knödel kocht.',
        'Im Restaurant am Rathaus gibt es Spezialitäten aus unserer Region.',
      ],
    },
    {
      title: 'Andenken',
      kind: 'gift',
      questions: [
        'Was soll Amina zur Erinnerung an uns mitnehmen?',
        'Welches Andenken gefällt ihr wohl?',
        'Schenken wir ihr etwas Süßes von hier oder eine Tasse mit einem Bild der Stadt?',
      ],
      proposals: [
        { sentence: 'Etwas Süßes aus unserer Stadt mag jeder, und sie kann es mit ihrer Familie teilen.', settled: 'Amina etwas Süßes aus unserer Stadt schenken', words: ['süß', 'schokolade', 'pralinen', 'kekse'] },
        { sentence: 'Eine Tasse mit einem Bild der Stadt kann sie jeden Tag benutzen. So denkt sie oft an uns.', settled: 'Amina eine Tasse mit einem Bild der Stadt schenken', words: ['tasse', 'becher'] },
      ],
      starter: 'Als Andenken würde ich ihr … schenken, weil …',
      words: ['geschenk', 'schenk', 'andenken', 'souvenir', 'tasse', 'erinner', 'postkarte', 'foto', 'bild', 'schokolade', 'süß', 'mitgeb', 't-shirt', 'kalender'],
      wordings: [
        'Ein Kalender mit Bildern von hier wäre eine nette Erinnerung.',
        'Ich kaufe ein paar Postkarten und ein T-Shirt für sie.',
        'Sie liebt Schokolade, also sollte sie eine große Schachtel bekommen.',
        'Wir machen jeden Tag Fotos und geben ihr am Ende ein kleines Album.',
      ],
    },
  ],
};
