import type { PresentationTopic } from '../catalogue-types.js';

/** Sharing a flat with people outside the family. */
export const wohngemeinschaft: PresentationTopic = {
  id: 'wohngemeinschaft',
  title: 'Wohngemeinschaft: zusammen wohnen und teilen',
  guidingQuestions: [
    {
      question: 'Was ist eine Wohngemeinschaft und wer lebt in so einer Wohnung?',
      aspect: 'die Bedeutung des Wortes Wohngemeinschaft und die Bewohner',
      followUps: [
        'Welche Räume teilt man in einer WG und welche hat jeder für sich?',
        'Wer wohnt in einer WG?',
      ],
      starter: 'In einer Wohngemeinschaft leben …, und sie teilen sich …',
      words: ['thema', 'präsentation', 'abkürzung', 'bedeut', 'studierende', 'studenten', 'senioren', 'berufstätig', 'badezimmer', 'bewohner'],
      wordings: [
        'Mein Thema ist das Leben in einer Wohngemeinschaft, kurz WG genannt.',
        'In einer Wohngemeinschaft hat jeder ein Zimmer, aber Küche und Badezimmer benutzen alle.',
        'Meistens sind die Bewohner Studenten, aber es gibt auch Gruppen für Senioren.',
        'Die Abkürzung WG bedeutet, dass mehrere Personen, die nicht verwandt sind, zusammen wohnen.',
      ],
    },
    {
      question: 'Wie haben Sie bisher gewohnt und kennen Sie das Leben in einer WG?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Zusammenwohnen',
      followUps: [
        'Erzählen Sie bitte, was Sie oder Ihre Freunde in einer WG erlebt haben.',
        'Mit wem wohnen Sie jetzt zusammen?',
      ],
      starter: 'Zurzeit wohne ich …, und früher habe ich … gewohnt.',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'früher', 'zurzeit', 'gewohnt', 'gelebt', 'umgezogen', 'eingezogen', 'wohnheim', 'kollegin', 'bruder', 'bisher', 'letzte'],
      wordings: [
        'Früher habe ich mit zwei Kollegen in einer WG in Leipzig gewohnt.',
        'Zurzeit wohne ich mit meiner Frau und den Kindern in einer Mietwohnung.',
        'Als ich in Deutschland ankam, bin ich in ein Wohnheim mit einer großen Küche eingezogen.',
        'Ich habe bisher immer allein gelebt und kenne das nur von meinem Bruder.',
      ],
    },
    {
      question: 'Gibt es Wohngemeinschaften auch in Ihrem Heimatland?',
      aspect: 'das Wohnen in Ihrem Heimatland',
      followUps: [
        'Wie wohnen junge Menschen in Ihrer Heimat, bevor sie eine eigene Familie haben?',
        'Kennt man in Ihrer Heimat das Leben in einer WG?',
      ],
      starter: 'In meinem Heimatland wohnen junge Leute meistens …, weil …',
      words: ['heimat', 'herkunft', 'land', 'eltern', 'heirat', 'hochzeit', 'unverheiratet', 'getrennt', 'hauptstadt', 'üblich', 'unbekannt'],
      wordings: [
        'In meinem Heimatland bleiben die meisten bei den Eltern, bis sie heiraten.',
        'Arbeiter teilen sich in meiner Heimat oft ein Zimmer, damit sie Geld nach Hause schicken können.',
        'So etwas ist in meinem Land unbekannt, dort lebt man mit der Großfamilie.',
        'Bei uns ist es nicht üblich, dass man mit fremden Leuten in einer Wohnung lebt.',
      ],
    },
    {
      question: 'Welche Vorteile hat das Leben in einer WG?',
      aspect: 'die Vorteile einer Wohngemeinschaft',
      followUps: [
        'Was kann man sparen, wenn man sich eine Wohnung teilt?',
        'Warum ist es schön, mit anderen zusammenzuwohnen?',
      ],
      starter: 'In einer WG ist die Miete …, und man ist nie …',
      words: ['vorteil', 'positiv', 'spart', 'sparen', 'billig', 'günstig', 'miete', 'nebenkosten', 'einsam', 'gesellschaft', 'hilft', 'gemeinsam', 'trost', 'tröst'],
      wordings: [
        'Ein Vorteil ist, dass man bei der Miete und beim Strom viel Geld spart.',
        'Man ist nie einsam, denn abends sitzt fast immer jemand in der Küche.',
        'Wenn man krank ist, hilft einem jemand und kocht einen Tee.',
        'Gemeinsam kochen und feiern macht mehr Spaß, als allein vor dem Fernseher zu sitzen.',
      ],
    },
    {
      question: 'Welche Nachteile hat es, wenn man mit anderen zusammenwohnt?',
      aspect: 'die Nachteile einer Wohngemeinschaft',
      followUps: [
        'Worüber streiten sich Menschen in einer WG am häufigsten?',
        'Was kann in einer WG stören?',
      ],
      starter: 'Oft gibt es Streit über …, und manchmal ist es …',
      words: ['nachteil', 'negativ', 'problem', 'streit', 'putz', 'schmutzig', 'abwasch', 'geschirr', 'lärm', 'laut', 'privatsphäre', 'warten', 'stört'],
      wordings: [
        'Ein Nachteil ist, dass es oft Streit über das Putzen gibt.',
        'Morgens muss man vor dem Bad warten, und das schmutzige Geschirr bleibt stehen.',
        'Wenn ein Mitbewohner laute Musik hört, kann man nicht in Ruhe lernen.',
        'Man hat wenig Privatsphäre, weil ständig fremder Besuch da ist.',
      ],
    },
    {
      question: 'Würden Sie gern in einer WG leben, und was ist dafür wichtig?',
      aspect: 'Ihre Meinung zum Leben in einer WG',
      followUps: [
        'Welche Eigenschaften sollte ein guter Mitbewohner Ihrer Meinung nach haben?',
        'Passt das Leben in einer WG zu Ihnen?',
      ],
      starter: 'Ich könnte mir … vorstellen, in einer WG zu leben, aber …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'vorstell', 'ehrlich', 'ordentlich', 'rücksicht', 'glaube', 'regeln', 'hausarbeit'],
      wordings: [
        'Ich könnte mir gut vorstellen, noch einmal in eine WG zu ziehen.',
        'Meiner Meinung nach sollten alle Mitbewohner ehrlich und ordentlich sein.',
        'Persönlich möchte ich nicht in einer WG wohnen, weil ich abends gern meine Ruhe habe.',
        'Klare Regeln und ein Plan für die Hausarbeit sind aus meiner Sicht das Wichtigste.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich habe als junger Mensch mit drei Freunden zusammengewohnt. Wir hatten wenig Platz, aber es war eine sehr lustige Zeit.',
    question: 'Wie könnte das Zusammenleben von jungen und alten Menschen in einer Wohnung funktionieren?',
    simplerQuestion: 'Können alte und junge Leute gut zusammen wohnen?',
    starter: 'Die Jüngeren könnten …, und die Älteren würden dafür …',
  },
};
