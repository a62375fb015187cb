import type { PresentationTopic } from '../catalogue-types.js';

/** Ausziehen und selbstständig werden */
export const ausziehenUndSelbststaendigWerden: PresentationTopic = {
  id: 'ausziehen-und-selbststaendig-werden',
  title: 'Ausziehen und selbstständig werden',
  guidingQuestions: [
    {
      question: 'Welche Erfahrungen haben Sie selbst mit dem Ausziehen von zu Hause gemacht?',
      aspect: 'Ihren eigenen Weg in die Selbstständigkeit',
      followUps: [
        'Erzählen Sie bitte von Ihrer ersten eigenen Wohnung oder von Ihren Plänen dafür.',
        'Wohnen Sie noch bei Ihren Eltern oder nicht mehr?',
      ],
      starter: 'Ich bin mit … Jahren ausgezogen, weil ich … wollte.',
      words: ['erfahrung', 'erlebt', 'ausgezogen', 'umgezogen', 'gezogen', 'damals', 'wohnheim', 'geweint', 'neunzehn', 'mitbewohner', 'studium', 'ausbildung', 'koffer'],
      wordings: [
        'Ich bin mit neunzehn ausgezogen, weil mein Studium in einer anderen Stadt begann.',
        'Mein erstes eigenes Zimmer war sehr klein und lag in einem Wohnheim.',
        'Noch wohne ich bei meinen Eltern, weil ich eine Ausbildung mache.',
        'Damals hat meine Mutter geweint, als ich mit zwei Koffern vor der Tür stand.',
      ],
    },
    {
      question: 'Wann ziehen junge Leute in Ihrem Heimatland normalerweise aus?',
      aspect: 'das Ausziehen von zu Hause in Ihrem Heimatland',
      followUps: [
        'Ist es in Ihrer Heimat normal, dass erwachsene Kinder allein wohnen?',
        'Wohnt man in Ihrer Heimat lange bei den Eltern?',
      ],
      starter: 'In meinem Heimatland bleiben junge Leute meistens bis … bei den Eltern, denn …',
      words: ['heimat', 'herkunft', 'land', 'hochzeit', 'heirat', 'großfamilie', 'üblich', 'generation', 'tradition', 'söhne'],
      wordings: [
        'In Italien bleiben viele Söhne und Töchter bis dreißig im Haus der Familie.',
        'Nach der Tradition meines Landes zieht man erst nach der Hochzeit aus.',
        'Bei uns leben oft drei Generationen unter einem Dach, das ist ganz üblich.',
        'Da Wohnungen in meiner Heimat kaum zu bezahlen sind, wohnt fast niemand allein.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, früh selbstständig zu sein?',
      aspect: 'die Vorteile eines selbstständigen Lebens',
      followUps: [
        'Was lernt ein junger Mensch, wenn er eine eigene Wohnung hat?',
        'Warum macht es Spaß, allein zu wohnen?',
      ],
      starter: 'Wer früh auszieht, lernt …, und außerdem kann man …',
      words: ['vorteil', 'positiv', 'frei', 'verantwortung', 'entscheid', 'lernt', 'erwachsen', 'unabhängig', 'haushalt', 'selbstbewusst'],
      wordings: [
        'Der größte Vorteil ist die Freiheit, denn niemand fragt, wann man nach Hause kommt.',
        'Man lernt, Verantwortung zu übernehmen und mit seinem Geld umzugehen.',
        'Junge Leute werden schneller erwachsen, wenn sie den Haushalt allein machen müssen.',
        'In der eigenen Wohnung darf man alles so einrichten und entscheiden, wie man möchte.',
      ],
    },
    {
      question: 'Welche Nachteile und Schwierigkeiten gibt es, wenn man auszieht?',
      aspect: 'die Nachteile und Schwierigkeiten beim Ausziehen',
      followUps: [
        'Was ist am Anfang schwer, wenn man plötzlich ohne Eltern wohnt?',
        'Ist eine eigene Wohnung für junge Leute zu teuer?',
      ],
      starter: 'Am Anfang ist es schwer, weil man … und weil die Miete …',
      words: ['nachteil', 'negativ', 'problem', 'schwer', 'schwierig', 'miete', 'kaution', 'teuer', 'einsam', 'heimweh', 'rechnung', 'vermiss'],
      wordings: [
        'Ein Nachteil ist, dass man die Miete und alle Rechnungen selbst bezahlen muss.',
        'Viele fühlen sich am Anfang einsam und haben großes Heimweh.',
        'Es ist schwierig, mit wenig Geld ein Zimmer zu finden, denn die Kaution ist hoch.',
        'Nach einem langen Tag wartet niemand mit dem Abendessen, und das vermisst man.',
      ],
    },
    {
      question: 'Was meinen Sie: Wann ist der richtige Zeitpunkt, um auszuziehen?',
      aspect: 'Ihre Meinung über den richtigen Zeitpunkt zum Ausziehen',
      followUps: [
        'Welchen Rat geben Sie jungen Leuten, die noch überlegen, ob sie ausziehen sollen?',
        'Soll man mit achtzehn ausziehen oder lieber warten?',
      ],
      starter: 'Meiner Meinung nach sollte man erst ausziehen, wenn …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zeitpunkt', 'warten', 'rat', 'frühestens', 'sollte'],
      wordings: [
        'Meiner Meinung nach sollte man erst ausziehen, wenn man eigenes Geld verdient.',
        'Den richtigen Zeitpunkt muss jeder selbst finden, mit achtzehn oder mit dreißig.',
        'Ich persönlich halte es für falsch, zu lange im Kinderzimmer zu bleiben.',
        'Mein Rat an junge Leute ist, zuerst in eine Wohngemeinschaft zu ziehen.',
      ],
    },
  ],
  closing: {
    remark: 'Ich glaube, dass man seine Eltern nach dem Auszug oft noch lieber mag als vorher.',
    question: 'Welche Dinge im Haushalt sollten Eltern ihren Kindern vor dem Auszug unbedingt beibringen?',
    simplerQuestion: 'Was muss man können, wenn man allein wohnt?',
    starter: 'Vor dem Auszug sollte jeder lernen, wie man … und …',
  },
};
