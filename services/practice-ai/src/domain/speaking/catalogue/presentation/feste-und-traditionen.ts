import type { PresentationTopic } from '../catalogue-types.js';

/** Celebrations and old customs in different countries. */
export const festeUndTraditionen: PresentationTopic = {
  id: 'feste-und-traditionen',
  title: 'Feste und Traditionen',
  guidingQuestions: [
    {
      question: 'Welche Arten von Festen gibt es und was gehört zu einem Fest?',
      aspect: 'verschiedene Feste und ihre Bräuche',
      followUps: [
        'Aus welchen Anlässen kommen Familien, Freunde oder ganze Städte zusammen?',
        'Was braucht man für ein schönes Fest?',
      ],
      starter: 'Es gibt Familienfeste wie …, und zu einem Fest gehören immer …',
      words: ['thema', 'präsentation', 'anlass', 'anlässe', 'familienfest', 'volksfest', 'straßenfest', 'jubiläum', 'dekoration', 'einladung', 'taufe'],
      wordings: [
        'Das Thema meines Vortrags sind Feste und Traditionen in verschiedenen Ländern.',
        'Es gibt Familienfeste wie einen runden Geburtstag, aber auch große Volksfeste.',
        'Zu einem Fest gehören gutes Essen, Musik und eine schöne Dekoration.',
        'Der Anlass kann eine Hochzeit, ein Jubiläum oder das Ende des Winters sein.',
      ],
    },
    {
      question: 'An welches Fest erinnern Sie sich besonders gern?',
      aspect: 'Ihre eigenen Erlebnisse bei einem Fest',
      followUps: [
        'Erzählen Sie bitte von einer Feier, die Sie nie vergessen werden.',
        'Wie haben Sie Ihren letzten Geburtstag verbracht?',
      ],
      starter: 'Besonders gern erinnere ich mich an …, denn damals …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'erinner', 'damals', 'kindheit', 'cousine', 'schwester', 'überrasch', 'unvergesslich', 'gefeiert', 'letzte', 'gestern', 'sohn'],
      wordings: [
        'Ich erinnere mich an die Hochzeit meiner Cousine, auf der wir bis zum Morgen getanzt haben.',
        'Zu meinem dreißigsten Geburtstag haben mich meine Freunde mit einer Party überrascht.',
        'In meiner Kindheit habe ich mich immer auf den Besuch der ganzen Familie gefreut.',
        'Letztes Jahr habe ich in Köln zum ersten Mal Karneval gefeiert und ein Kostüm getragen.',
      ],
    },
    {
      question: 'Welches Fest ist in Ihrem Heimatland am wichtigsten und wie feiert man es?',
      aspect: 'das wichtigste Fest in Ihrem Heimatland',
      followUps: [
        'Welche alten Bräuche gibt es in Ihrer Heimat zum neuen Jahr oder im Frühling?',
        'Was isst man in Ihrer Heimat an Feiertagen?',
      ],
      starter: 'Das wichtigste Fest in meinem Heimatland ist …, und an diesem Tag …',
      words: ['heimat', 'herkunft', 'land', 'neujahr', 'frühlingsfest', 'brauch', 'bräuche', 'nationalfeiertag', 'unabhängigkeit', 'feuerwerk', 'süßigkeit', 'verwandt'],
      wordings: [
        'In meinem Heimatland beginnt das neue Jahr im März mit einem großen Frühlingsfest.',
        'An diesem Tag besucht man in meiner Heimat zuerst die ältesten Verwandten.',
        'In meinem Land bekommen die Kinder neue Kleidung und viele Süßigkeiten.',
        'Um Mitternacht gibt es bei uns ein Feuerwerk, und alle gehen auf die Straße.',
      ],
    },
    {
      question: 'Was ist beim Feiern in Deutschland anders als bei Ihnen zu Hause?',
      aspect: 'den Unterschied zwischen Festen hier und in Ihrer Heimat',
      followUps: [
        'Was hat Sie überrascht, als Sie zum ersten Mal in Deutschland eingeladen waren?',
        'Welchen Unterschied haben Sie bei deutschen Feiern bemerkt?',
      ],
      starter: 'In Deutschland feiert man …, aber bei uns …',
      words: ['deutsch', 'unterschied', 'anders', 'vergleich', 'weihnachtsmarkt', 'ostern', 'pünktlich', 'salat', 'gäste', 'ähnlich'],
      wordings: [
        'In Deutschland beginnt eine Feier pünktlich, und jeder bringt einen Salat mit.',
        'Ein großer Unterschied ist, dass deutsche Familien mit wenigen Gästen feiern.',
        'Die Weihnachtsmärkte in Deutschland kannte ich nicht, aber sie gefallen mir sehr.',
        'Im Vergleich zu uns gehen die Deutschen bei einer Feier früher nach Hause.',
      ],
    },
    {
      question: 'Welche guten und welche schlechten Seiten haben Traditionen?',
      aspect: 'die Vorteile und die Nachteile von Traditionen',
      followUps: [
        'Was geben alte Traditionen den Menschen und wann können sie stören?',
        'Was ist an großen Festen schön und was ist anstrengend?',
      ],
      starter: 'Ein Vorteil von Traditionen ist …, aber ein Nachteil ist …',
      words: ['vorteil', 'nachteil', 'positiv', 'negativ', 'gemeinschaft', 'zusammenhalt', 'verbind', 'geldverschwendung', 'kostet', 'stress', 'anstrengend', 'generation', 'erwart'],
      wordings: [
        'Ein Vorteil ist, dass Feste die Generationen verbinden und man sich nicht allein fühlt.',
        'Negativ finde ich, dass die Vorbereitung viel Stress macht und man kaum zum Schlafen kommt.',
        'Ein Nachteil ist, dass eine große Feier sehr viel Geld kostet.',
        'Traditionen stärken die Gemeinschaft, aber manchmal erwarten alle zu viel.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Sollten junge Leute die alten Traditionen weiterführen?',
      aspect: 'Ihre Meinung zur Zukunft der Traditionen',
      followUps: [
        'Dürfen sich Bräuche mit der Zeit ändern oder sollen sie bleiben, wie sie sind?',
        'Wie wichtig sind Ihnen Traditionen?',
      ],
      starter: 'Ich bin dafür, dass …, weil unsere Kinder …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'zukunft', 'weitergeb', 'weiterführ', 'bewahr', 'altmodisch', 'enkel', 'glaube'],
      wordings: [
        'Meiner Meinung nach sind Traditionen wichtig, und wir sollten sie bewahren.',
        'Ich möchte die Lieder meiner Großeltern an meine Enkel weitergeben.',
        'Persönlich finde ich manche Gewohnheiten altmodisch, zum Beispiel die langen Reden.',
        'Ich bin überzeugt, dass auch in Zukunft niemand ohne Feste leben will.',
      ],
    },
  ],
  closing: {
    remark:
      'Mir gefällt, dass Feste den Alltag für einen Moment unterbrechen. Am schönsten ist für mich ein langer Tisch im Garten, an dem alle zusammensitzen.',
    question: 'Welche Tradition aus einem anderen Land würden Sie gern übernehmen?',
    simplerQuestion: 'Welches Fest aus einem anderen Land gefällt Ihnen?',
    starter: 'Ich würde gern … übernehmen, weil mir daran … gefällt.',
  },
};
