import type { PresentationTopic } from '../catalogue-types.js';

/** Stadt oder Land: Wo lebt man besser? */
export const stadtOderLand: PresentationTopic = {
  id: 'stadt-oder-land',
  title: 'Stadt oder Land: Wo lebt man besser?',
  guidingQuestions: [
    {
      question: 'Wo haben Sie selbst schon gelebt: in der Stadt oder auf dem Land?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Leben in der Stadt oder auf dem Land',
      followUps: [
        'Beschreiben Sie bitte den Ort, an dem Sie aufgewachsen sind, und den Ort, an dem Sie jetzt wohnen.',
        'Ist Ihr Wohnort groß oder klein?',
      ],
      starter: 'Ich bin in … aufgewachsen, und seit … lebe ich …',
      words: ['erfahrung', 'erlebt', 'aufgewachsen', 'geboren', 'kindheit', 'gezogen', 'umgezogen', 'wohnort', 'damals', 'großeltern', 'gewöhnt'],
      wordings: [
        'Ich bin in einem kleinen Dorf aufgewachsen, in dem jeder jeden kannte.',
        'Vor drei Jahren sind wir vom Land in die Stadt gezogen, weil ich Arbeit suchte.',
        'In den Ferien war ich immer bei meinen Großeltern und habe die Kühe gefüttert.',
        'Am Anfang konnte ich wegen der Straßenbahn nicht schlafen, jetzt habe ich mich daran gewöhnt.',
      ],
    },
    {
      question: 'Wo leben die meisten Menschen in Ihrem Heimatland und warum?',
      aspect: 'das Leben in der Stadt und auf dem Land in Ihrem Heimatland',
      followUps: [
        'Wie unterscheiden sich in Ihrer Heimat die Städte von den Dörfern?',
        'Gehen in Ihrer Heimat viele junge Leute vom Dorf weg?',
      ],
      starter: 'In meinem Heimatland leben die meisten Menschen …, weil es dort …',
      words: ['heimat', 'herkunft', 'landsleut', 'hauptstadt', 'million', 'bevölkerung', 'prozent', 'küste', 'provinz', 'bauern', 'auswander'],
      wordings: [
        'In meiner Heimat ziehen fast alle jungen Leute in die Hauptstadt.',
        'Kairo hat viele Millionen Einwohner, und jedes Jahr kommen neue Menschen dazu.',
        'Bei uns lebt noch mehr als die Hälfte der Bevölkerung von der Landwirtschaft.',
        'Meine Landsleute wohnen am liebsten an der Küste, weil es dort Fabriken und Häfen gibt.',
      ],
    },
    {
      question: 'Welche Vor- und Nachteile hat das Leben in der Stadt?',
      aspect: 'die Vorteile und Nachteile des Lebens in der Stadt',
      followUps: [
        'Was bietet eine Großstadt ihren Einwohnern, und was macht das Leben dort anstrengend?',
        'Was ist in der Stadt gut, und was ist dort schlecht?',
      ],
      starter: 'In der Stadt gibt es zwar viele …, aber dafür …',
      words: ['stadtleben', 'großstadt', 'theater', 'museen', 'museum', 'lärm', 'universität', 'mieten', 'parkplatz', 'hektik', 'stau', 'anonym', 'stadtbewohner'],
      wordings: [
        'In der Großstadt kann man jeden Abend ins Theater, ins Kino oder in ein Museum gehen.',
        'Stadtbewohner haben alle Geschäfte, Ärzte und Schulen ganz in der Nähe.',
        'Ein Nachteil der Stadt ist der Lärm, denn der Verkehr hört auch nachts nicht auf.',
        'Die Mieten im Zentrum sind so hoch, dass Familien dort kaum eine Wohnung finden.',
      ],
    },
    {
      question: 'Welche Vor- und Nachteile hat das Leben auf dem Land?',
      aspect: 'die Vorteile und Nachteile des Lebens auf dem Land',
      followUps: [
        'Warum träumen viele Familien von einem Haus im Dorf, und was fehlt ihnen dort später?',
        'Was ist auf dem Dorf schön, und was ist dort schwierig?',
      ],
      starter: 'Auf dem Land hat man mehr …, aber leider gibt es wenig …',
      words: ['landleben', 'natur', 'ruhe', 'ruhig', 'luft', 'garten', 'wald', 'wiese', 'langweil', 'dorfladen', 'tiere', 'treffpunkt'],
      wordings: [
        'Auf dem Land ist die Luft sauber, und man hat viel Ruhe.',
        'Kinder können im Garten und im Wald spielen, ohne dass Autos stören.',
        'Ein Nachteil am Dorf ist, dass nur zweimal am Tag ein Bus fährt.',
        'Für Jugendliche ist das Landleben oft langweilig, weil es keinen Treffpunkt für sie gibt.',
      ],
    },
    {
      question: 'Wo möchten Sie in Zukunft am liebsten leben und warum?',
      aspect: 'Ihre Meinung über den besten Ort zum Leben',
      followUps: [
        'Was ist Ihre persönliche Meinung: Für wen passt die Stadt, und für wen passt das Land besser?',
        'Möchten Sie lieber in einem Dorf oder in einer großen Stadt alt werden?',
      ],
      starter: 'Wenn ich wählen könnte, würde ich … leben, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'zukunft', 'lieber', 'träum', 'wählen', 'stadtrand', 'kompromiss', 'rente'],
      wordings: [
        'Wenn ich wählen könnte, würde ich in einer kleinen Stadt am Wasser leben.',
        'Meiner Meinung nach passt das Dorf besser zu Familien und die Stadt zu Studenten.',
        'Ein Haus am Stadtrand wäre für mich persönlich der beste Kompromiss.',
        'Solange ich jung bin, bleibe ich lieber hier, aber in der Rente will ich ins Grüne.',
      ],
    },
  ],
  closing: {
    remark: 'Ich mag kleine Städte am liebsten, denn dort ist etwas los, und trotzdem ist man schnell in der Natur.',
    question: 'Was müsste ein Dorf haben, damit auch junge Menschen gern dort bleiben?',
    simplerQuestion: 'Was brauchen junge Leute auf dem Dorf?',
    starter: 'Ein Dorf müsste …, damit junge Menschen …',
  },
};
