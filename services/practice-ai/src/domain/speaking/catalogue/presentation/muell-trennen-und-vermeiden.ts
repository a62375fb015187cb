import type { PresentationTopic } from '../catalogue-types.js';

/** Sorting rubbish and producing less of it. */
export const muellTrennenUndVermeiden: PresentationTopic = {
  id: 'muell-trennen-und-vermeiden',
  title: 'Müll trennen und vermeiden',
  guidingQuestions: [
    {
      question: 'Was heißt Mülltrennung und welche Arten von Müll gibt es?',
      aspect: 'die verschiedenen Arten von Müll und die Mülltrennung',
      followUps: [
        'In welche Tonnen wirft man Papier, Glas, Plastik und Essensreste?',
        'Was kommt in welche Tonne?',
      ],
      starter: 'Mülltrennung heißt, dass man … und … in verschiedene Tonnen wirft.',
      words: ['thema', 'präsentation', 'bedeut', 'tonne', 'biomüll', 'biotonne', 'restmüll', 'altpapier', 'altglas', 'glascontainer', 'container', 'farbe'],
      wordings: [
        'Ich möchte erklären, welcher Abfall in die gelbe, die blaue und die braune Tonne gehört.',
        'Altpapier kommt in die blaue Tonne, und Glasflaschen bringt man zum Container.',
        'Müll trennen bedeutet, dass man Papier, Plastik und Essensreste nicht zusammen wegwirft.',
        'Zum Biomüll gehören zum Beispiel Eierschalen, Kaffeefilter und altes Obst.',
      ],
    },
    {
      question: 'Wie machen Sie das bei sich zu Hause mit dem Müll?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Müll',
      followUps: [
        'Erzählen Sie bitte, was Sie selbst tun, damit in Ihrem Haushalt weniger Abfall entsteht.',
        'Wer bringt in Ihrer Wohnung den Müll weg?',
      ],
      starter: 'In unserer Küche stehen …, und zum Einkaufen nehme ich immer … mit.',
      words: ['erfahrung', 'erlebt', 'tochter', 'küche', 'tasche', 'stofftasche', 'brotdose', 'trinkflasche', 'hausmeister', 'mitbewohner', 'unten', 'letzte', 'gestern', 'sohn'],
      wordings: [
        'In unserer Küche stehen drei Eimer, und mein Sohn bringt sie abends nach unten.',
        'Zum Einkaufen nehme ich immer eine Stofftasche mit, damit ich keine Tüte brauche.',
        'Einmal habe ich alles falsch sortiert, und der Hausmeister hat mit mir geschimpft.',
        'Ich trenne zu Hause Papier und Plastik und fülle mein Wasser in eine Trinkflasche.',
      ],
    },
    {
      question: 'Wie geht man in Ihrem Heimatland mit Müll um?',
      aspect: 'den Umgang mit Müll in Ihrem Heimatland',
      followUps: [
        'Wird der Abfall in Ihrer Heimat getrennt, oder kommt alles zusammen?',
        'Ist es in Ihrer Heimat auf den Straßen sauber?',
      ],
      starter: 'In meinem Heimatland wird der Müll …, und auf den Straßen …',
      words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'hauptstadt', 'müllabfuhr', 'straßenrand', 'regierung', 'verboten', 'verbrannt'],
      wordings: [
        'In meinem Heimatland wird der Müll nicht getrennt, man wirft alles in einen Sack.',
        'Auf den Dörfern in meiner Heimat wird der Abfall oft im Garten verbrannt.',
        'Die Regierung in meinem Land hat Plastiktüten schon vor Jahren verboten.',
        'In unserer Hauptstadt sammeln arme Leute die Flaschen ein und verkaufen sie.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, wenn man Müll trennt und vermeidet?',
      aspect: 'die Vorteile der Mülltrennung',
      followUps: [
        'Was bringt es der Umwelt, wenn alle ihren Abfall sortieren?',
        'Warum ist weniger Müll gut?',
      ],
      starter: 'Wenn man Müll trennt, kann man …, und die Natur wird …',
      words: ['vorteil', 'positiv', 'umwelt', 'natur', 'klima', 'meer', 'recycl', 'wiederverwend', 'rohstoff', 'energie', 'schützt', 'pfand', 'kompost'],
      wordings: [
        'Ein Vorteil ist, dass man aus altem Glas wieder neue Gläser machen kann und Energie spart.',
        'Die Umwelt wird geschützt, und es kommt weniger Plastik ins Meer.',
        'Durch Recycling braucht die Industrie weniger Holz und andere Rohstoffe.',
        'Für leere Flaschen bekommt man Pfand zurück, das ist auch gut für den Geldbeutel.',
      ],
    },
    {
      question: 'Welche Nachteile und Schwierigkeiten gibt es beim Mülltrennen?',
      aspect: 'die Schwierigkeiten beim Mülltrennen',
      followUps: [
        'Warum machen manche Menschen dabei nicht mit?',
        'Was ist am Sortieren unpraktisch?',
      ],
      starter: 'Schwierig ist, dass man … braucht, und viele wissen nicht, …',
      words: ['nachteil', 'negativ', 'problem', 'schwierig', 'kompliziert', 'platz', 'riech', 'stink', 'aufwand', 'aufwendig', 'faul', 'unsicher', 'regeln'],
      wordings: [
        'Ein Nachteil ist, dass man in einer kleinen Wohnung keinen Platz für vier Eimer hat.',
        'Die Regeln sind kompliziert, und viele sind unsicher, wohin etwas kommt.',
        'Im Sommer riechen die Essensreste schlecht, wenn man sie ein paar Tage sammelt.',
        'Das größte Problem ist, dass fast alles in Plastik verkauft wird.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Sollten Menschen Strafe zahlen, wenn sie ihren Müll nicht trennen?',
      aspect: 'Ihre Meinung zu strengen Regeln für den Müll',
      followUps: [
        'Was finden Sie wichtiger: Müll zu trennen oder weniger zu kaufen?',
        'Wer soll mehr tun, die Firmen oder die Kunden?',
      ],
      starter: 'Ich bin für …, denn jeder sollte …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'strafe', 'streng', 'hersteller', 'verantwort', 'zusammenfass', 'glaube', 'denke'],
      wordings: [
        'Meiner Meinung nach sollte jeder eine Strafe zahlen, der Müll in den Wald wirft.',
        'Ich bin überzeugt, dass wir einfach weniger neue Dinge kaufen müssen.',
        'Meiner Ansicht nach sind vor allem die Hersteller verantwortlich, nicht die Kunden.',
        'Ich finde, alle Menschen sollten das Trennen schon als Kinder lernen.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich gebe mir beim Trennen viel Mühe, aber ich weiß auch nicht immer, was wohin gehört. Am besten gefällt mir die Idee, gar nicht erst so viel wegzuwerfen.',
    question: 'Auf welches Produkt aus Plastik könnten Sie im Alltag leicht verzichten?',
    simplerQuestion: 'Welche Sache aus Plastik brauchen Sie nicht?',
    starter: 'Ich könnte gut auf … verzichten und dafür … benutzen.',
  },
};
