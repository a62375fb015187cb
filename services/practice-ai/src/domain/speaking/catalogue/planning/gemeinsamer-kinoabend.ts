import type { PlanningTask } from '../catalogue-types.js';

/** Two people from a sports class plan an evening at the cinema. */
export const gemeinsamerKinoabend: PlanningTask = {
  id: 'gemeinsamer-kinoabend',
  title: 'Ein gemeinsamer Kinoabend',
  description: 'Sie wollen nächste Woche mit jemandem aus Ihrem Sportkurs ins Kino gehen. Planen Sie den Abend gemeinsam.',
  opening:
    'Wie oft haben wir beim Sport schon gesagt, dass wir einmal zusammen ins Kino gehen wollen! Jetzt laufen gerade ein paar gute Filme, und wir sollten es endlich tun.',
  planned: 'unseren Kinoabend geplant',
  points: [
    {
      title: 'Film',
      kind: 'activity',
      questions: [
        'Was für einen Film möchten Sie gern sehen?',
        'Welche Filme mögen Sie?',
        'Wollen wir bei einer Komödie lachen oder lieber einen spannenden Krimi sehen?',
      ],
      proposals: [
        { sentence: 'Ich habe gerade viel Stress und möchte etwas Lustiges sehen. Eine Komödie macht gute Laune, und man versteht sie leicht.', settled: 'eine Komödie ansehen', words: ['komödie', 'lustig', 'lachen'] },
        { sentence: 'Bei einem Krimi langweilt man sich nie, und man kann hinterher gut darüber sprechen.', settled: 'einen spannenden Krimi ansehen', words: ['krimi', 'spannend', 'thriller'] },
      ],
      starter: 'Ich sehe am liebsten …, weil mir … gefällt.',
      words: ['filme', 'komödie', 'krimi', 'thriller', 'liebesfilm', 'actionfilm', 'dokumentarfilm', 'horror', 'schauspiel', 'lieblingsschauspiel', 'spannend', 'lustig', 'untertitel', 'handlung'],
      wordings: [
        'Ich mag romantische Liebesfilme, bei denen man auch weinen darf.',
        'Horror gefällt mir nicht, danach kann ich nicht einschlafen.',
        'Mit deutschen Untertiteln verstehe ich die Handlung viel besser.',
        'In der neuen Komödie spielt meine Lieblingsschauspielerin mit.',
      ],
    },
    {
      title: 'Vorstellung',
      kind: 'time',
      questions: [
        'An welchem Tag und zu welcher Vorstellung wollen wir gehen?',
        'Wann haben Sie nächste Woche Zeit?',
        'Ist Ihnen Mittwoch um 20 Uhr recht oder eher Samstag um 17 Uhr?',
      ],
      proposals: [
        { sentence: 'Am Mittwochabend ist im Kino nicht so viel los. Wir könnten die Vorstellung um 20 Uhr nehmen.', settled: 'am Mittwoch um 20 Uhr ins Kino gehen', words: ['mittwoch'] },
        { sentence: 'Am Samstag um 17 Uhr ist es ideal, denn dann haben wir noch den ganzen Abend für uns.', settled: 'am Samstag um 17 Uhr ins Kino gehen', words: ['samstag'] },
      ],
      starter: 'Am … um … Uhr kann ich gut, aber am … habe ich keine Zeit.',
      words: ['uhr', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'wochenende', 'vorstellung', 'spät', 'wann', 'termin', 'nachmittag'],
      wordings: [
        'Unter der Woche muss ich früh aufstehen, also lieber am Freitag.',
        'Die Vorstellung um halb neun endet erst kurz vor elf.',
        'Dienstags muss ich lange arbeiten, aber am Donnerstag bin ich frei.',
        'Am Sonntagnachmittag könnte ich meine Tochter zu ihrer Oma bringen.',
      ],
    },
    {
      title: 'Kino',
      kind: 'place',
      questions: [
        'In welches Kino gehen wir am besten?',
        'Wo gibt es ein schönes Kino?',
        'Mögen Sie eher das kleine Kino in der Altstadt oder das große am Bahnhof?',
      ],
      proposals: [
        { sentence: 'Das kleine Kino in der Altstadt ist sehr gemütlich, und es gibt dort keine lange Werbung.', settled: 'in das kleine Kino in der Altstadt gehen', words: ['klein', 'altstadt'] },
        { sentence: 'Im großen Kino am Bahnhof sind Bild und Ton besser, und man sitzt sehr bequem.', settled: 'in das große Kino am Bahnhof gehen', words: ['groß', 'bahnhof'] },
      ],
      starter: 'Ich finde das Kino … am besten, denn dort …',
      words: ['altstadt', 'bahnhof', 'leinwand', 'sessel', 'saal', 'kinosaal', 'freiluftkino', 'open-air', 'einkaufszentrum', 'zentrum', 'bequem', 'ton', 'parkplatz'],
      wordings: [
        'Im Einkaufszentrum gibt es ein modernes Kino mit einer riesigen Leinwand.',
        'Im Sommer finde ich ein Open-Air-Kino im Park romantischer.',
        'In dem alten Saal sind die Sessel leider ziemlich hart.',
        'Das Kino am Bahnhof ist für uns beide leicht zu erreichen.',
      ],
    },
    {
      title: 'Eintrittskarten',
      kind: 'tasks',
      questions: [
        'Wie besorgen wir am besten die Karten?',
        'Wer von uns kauft die Karten?',
        'Bestellen wir die Karten im Internet, oder kaufen wir sie erst an der Kasse?',
      ],
      proposals: [
        { sentence: 'Im Internet können wir uns gute Plätze aussuchen. Ich kann die Karten gleich heute bestellen.', settled: 'die Karten im Internet bestellen', words: ['internet', 'online', 'handy'] },
        { sentence: 'An der Kasse bekommt man fast immer noch Karten, und wir müssen keine Gebühr bezahlen.', settled: 'die Karten an der Kasse kaufen', words: ['kasse', 'abendkasse'] },
      ],
      starter: 'Ich kann die Karten … kaufen, und Sie …',
      words: ['karte', 'kinokarte', 'eintrittskarte', 'ticket', 'kasse', 'abendkasse', 'online', 'internet', 'ermäßig', 'platz', 'plätze', 'reihe', 'gebühr'],
      wordings: [
        'Ich reserviere zwei Plätze in der Mitte, nicht ganz vorn.',
        'Für Studenten gibt es ermäßigte Tickets, wenn man den Ausweis zeigt.',
        'Sie kaufen die Karten online, und ich gebe Ihnen das Geld zurück.',
        'An der Kasse muss man oft lange in der Schlange stehen.',
      ],
    },
    {
      title: 'Nach dem Kino',
      kind: 'food',
      questions: [
        'Haben Sie Lust, nach dem Film noch etwas zu unternehmen?',
        'Was machen wir nach dem Kino?',
        'Essen wir hinterher eine Pizza, oder trinken wir nur etwas in einem Café?',
      ],
      proposals: [
        { sentence: 'Nach zwei Stunden im Kino habe ich immer Hunger. Gleich nebenan gibt es eine gute Pizzeria.', settled: 'nach dem Film eine Pizza essen', words: ['pizz', 'essen', 'restaurant'] },
        { sentence: 'Ein Getränk in einem ruhigen Café reicht mir. Dort können wir uns noch ein bisschen unterhalten.', settled: 'nach dem Film in einem Café etwas trinken', words: ['café', 'trink', 'getränk', 'tee'] },
      ],
      starter: 'Nach dem Film könnten wir noch …, weil …',
      words: ['nachher', 'hunger', 'pizz', 'restaurant', 'café', 'essen', 'trink', 'getränk', 'kneipe', 'tanzen', 'spazier', 'imbiss', 'lokal', 'nudel'],
      wordings: [
        'Nachher könnten wir noch in einer kleinen Kneipe etwas trinken.',
        'Gegenüber ist ein Imbiss, dort schmecken die Nudeln sehr gut.',
        'Wir sollten einen Tisch im Restaurant reservieren, denn abends ist es voll.',
        'Ich würde am Ende gern noch ein bisschen durch die Stadt spazieren.',
      ],
    },
  ],
};
