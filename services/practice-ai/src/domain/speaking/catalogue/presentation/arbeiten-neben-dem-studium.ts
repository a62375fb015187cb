import type { PresentationTopic } from '../catalogue-types.js';

/** Students who earn money while they study. */
export const arbeitenNebenDemStudium: PresentationTopic = {
  id: 'arbeiten-neben-dem-studium',
  title: 'Arbeiten neben dem Studium',
  guidingQuestions: [
    {
      question: 'Aus welchen Gründen arbeiten Studierende und welche Jobs machen sie?',
      aspect: 'die Gründe für einen Nebenjob und typische Jobs',
      followUps: [
        'In welchen Bereichen finden junge Leute an der Universität leicht Arbeit?',
        'Welche Jobs sind bei Studentinnen und Studenten beliebt?',
      ],
      starter: 'Viele Studierende arbeiten als … oder in …, weil sie … bezahlen müssen.',
      words: ['thema', 'präsentation', 'kellner', 'babysitter', 'nachhilfe', 'supermarkt', 'lieferdienst', 'miete', 'lebensunterhalt', 'grund', 'gründe', 'aushilf'],
      wordings: [
        'Ich spreche heute über das Thema Nebenjobs von Studentinnen und Studenten.',
        'Viele kellnern im Café, geben Nachhilfe oder sitzen abends an der Kasse im Supermarkt.',
        'Der wichtigste Grund ist, dass die Miete für ein Zimmer so hoch ist.',
        'Manche arbeiten als Babysitter, andere fahren für einen Lieferdienst Essen aus.',
      ],
    },
    {
      question: 'Haben Sie während einer Ausbildung oder eines Studiums gejobbt?',
      aspect: 'Ihre eigenen Erfahrungen mit Nebenjobs',
      followUps: [
        'Erzählen Sie bitte von Ihrem ersten Job und von Ihren Aufgaben dort.',
        'Wann haben Sie das erste Mal Geld verdient?',
      ],
      starter: 'Mein erster Job war …, und dort musste ich …',
      words: ['erlebt', 'erster', 'damals', 'onkel', 'bäckerei', 'hotel', 'gejobbt', 'gearbeitet', 'chefin', 'semesterferien', 'letzte', 'gestern', 'sohn'],
      wordings: [
        'Mein erster Job war in einer Bäckerei, wo ich um fünf Uhr anfangen musste.',
        'Als Student habe ich zwei Jahre lang nachts in einem Hotel gearbeitet.',
        'In den Semesterferien bin ich nach Hause gefahren und habe meinem Onkel im Laden geholfen.',
        'Von meinem ersten Lohn habe ich mir damals eine Kamera gekauft.',
      ],
    },
    {
      question: 'Wie finanzieren junge Menschen in Ihrem Heimatland ihr Studium?',
      aspect: 'das Studium und das Jobben in Ihrem Heimatland',
      followUps: [
        'Bezahlen in Ihrer Heimat die Eltern das Studium, oder hilft der Staat?',
        'Müssen Studierende in Ihrer Heimat Geld verdienen?',
      ],
      starter: 'In meinem Heimatland bezahlt meistens … das Studium, und nur wenige …',
      words: ['heimat', 'herkunft', 'land', 'staat', 'stipendi', 'studiengebühr', 'kredit', 'eltern', 'verwandte', 'üblich'],
      wordings: [
        'In meinem Heimatland bezahlen die Eltern alles, bis die Kinder fertig sind.',
        'Die Studiengebühren in meiner Heimat sind hoch, deshalb nehmen viele einen Kredit auf.',
        'Bei uns ist es nicht üblich, dass man neben der Universität arbeitet.',
        'Gute Schüler bekommen in meinem Land vom Staat ein Stipendium.',
      ],
    },
    {
      question: 'Welche Vorteile bringt ein Job neben dem Studium?',
      aspect: 'die Vorteile eines Nebenjobs',
      followUps: [
        'Was lernt man bei der Arbeit, was man an der Universität nicht lernt?',
        'Warum ist es schön, eigenes Geld zu verdienen?',
      ],
      starter: 'Durch einen Job lernt man …, und man kann sich … leisten.',
      words: ['vorteil', 'positiv', 'praxis', 'praktisch', 'unabhängig', 'selbstständig', 'kontakt', 'lebenslauf', 'bewerbung', 'leisten', 'pünktlich', 'umgehen'],
      wordings: [
        'Ein Vorteil ist, dass man unabhängig ist und die Familie nicht um Geld bitten muss.',
        'Man verdient eigenes Geld und sammelt praktische Erfahrungen für den Beruf.',
        'Wer jobbt, lernt, pünktlich zu sein und mit Geld umzugehen.',
        'Durch die Arbeit bekommt man Kontakt zu Firmen und übt die Sprache.',
      ],
    },
    {
      question: 'Welche Nachteile hat es, wenn man gleichzeitig studiert und arbeitet?',
      aspect: 'die Nachteile eines Nebenjobs',
      followUps: [
        'Was passiert mit den Prüfungen und mit der Freizeit, wenn jemand sehr viel jobbt?',
        'Warum ist ein Job neben dem Studium anstrengend?',
      ],
      starter: 'Wer viel arbeitet, hat weniger Zeit für …, und dann …',
      words: ['nachteil', 'negativ', 'problem', 'stress', 'müde', 'schlaf', 'prüfung', 'noten', 'vorlesung', 'verpass', 'durchf', 'krank', 'freizeit'],
      wordings: [
        'Ein Nachteil ist der Stress, weil man nach der Arbeit noch lernen muss.',
        'Manche sind so müde, dass sie am Morgen die Vorlesung verpassen.',
        'Wer zu viel jobbt, bekommt schlechtere Noten oder fällt durch Prüfungen.',
        'Man hat keine Freizeit mehr, sieht kaum noch Freunde und wird vielleicht krank.',
      ],
    },
    {
      question: 'Wie viele Stunden pro Woche sollten Studierende Ihrer Meinung nach höchstens arbeiten?',
      aspect: 'Ihre Meinung zur Arbeit neben dem Studium',
      followUps: [
        'Ist es besser, nur zu studieren und dafür schneller fertig zu sein?',
        'Was raten Sie jungen Leuten: jobben oder nicht?',
      ],
      starter: 'Ich denke, mehr als … Stunden pro Woche sind …, denn …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'höchstens', 'stunden', 'vernünftig', 'rate', 'konzentrier', 'zusammenfass', 'glaube'],
      wordings: [
        'Meiner Meinung nach sind zehn Stunden in der Woche ein guter Kompromiss.',
        'Ich rate jedem, höchstens am Wochenende zu jobben.',
        'Persönlich finde ich, dass man sich vor dem Abschluss nur auf das Studium konzentrieren sollte.',
        'Mein Fazit ist: Ein kleiner Job ist vernünftig, aber das Studium geht vor.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich habe während meines Studiums in einer Bibliothek gearbeitet und viel dabei gelernt. Heute denke ich gern an diese Zeit zurück.',
    question: 'Sollte der Staat allen Studierenden so viel Geld geben, dass niemand jobben muss?',
    simplerQuestion: 'Soll der Staat den Studierenden mehr Geld geben?',
    starter: 'Ich finde, der Staat …, denn dann könnten …',
  },
};
