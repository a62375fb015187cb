import type { PersonalQuestion } from './catalogue-types.js';

/** What partners of the exam ask each other to get acquainted. */
export const personalQuestions: PersonalQuestion[] = [
  {
    id: 'name',
    question: 'Darf ich fragen, wie Sie heißen?',
    simplerQuestion: 'Wie ist Ihr Name?',
    starter: 'Ich heiße …, aber Sie können mich auch … nennen.',
    reactions: ['Schön, Sie kennenzulernen.', 'Es freut mich, heute mit Ihnen zu sprechen.'],
    words: ['heiß', 'heiss', 'name', 'vorname', 'nachname', 'familienname', 'spitzname', 'nenn', 'genannt', 'buchstabier'],
    wordings: [
      'Ich heiße Samira und mein Nachname ist Haddad.',
      'Mein Name ist Tomasz Nowak, aber alle nennen mich Tomek.',
      'Meinen Vornamen kann ich gern für Sie buchstabieren.',
      'Eigentlich bin ich Helena, aber mein Spitzname ist Leni.',
    ],
  },
  {
    id: 'herkunft',
    question: 'Wo sind Sie geboren und aufgewachsen?',
    simplerQuestion: 'Aus welchem Land kommen Sie?',
    starter: 'Ich komme aus … und bin in … aufgewachsen.',
    reactions: ['Danke, so lerne ich Sie besser kennen.', 'Aha, das wusste ich noch nicht.'],
    words: [
      'komme', 'stamm', 'gebor', 'aufgewachsen', 'herkunft', 'heimat', 'ursprünglich',
      'geburtsort', 'geburtsstadt', 'geburtsland', 'nationalität', 'staatsangehörig',
    ],
    wordings: [
      'Ich komme aus Isfahan, das ist eine große Stadt im Iran.',
      'Geboren bin ich in einem Dorf in der Nähe von Izmir.',
      'Meine Heimat ist Vietnam, aber ich bin in Polen aufgewachsen.',
      'Ursprünglich stamme ich aus Kolumbien, genauer gesagt aus Bogotá.',
    ],
  },
  {
    id: 'wohnen',
    question: 'Wo wohnen Sie jetzt und wie gefällt es Ihnen dort?',
    simplerQuestion: 'In welcher Stadt leben Sie?',
    starter: 'Ich wohne in … und meine Wohnung hat … Zimmer.',
    reactions: ['Danke, jetzt habe ich ein Bild davon.', 'So ist das also bei Ihnen.'],
    words: [
      'wohn', 'lebe', 'zimmer', 'apartment', 'mehrfamilienhaus', 'hochhaus', 'miete',
      'balkon', 'stadtviertel', 'stadtteil', 'stadtrand', 'nachbar', 'umgezogen', 'wg',
    ],
    wordings: [
      'Ich wohne seit zwei Jahren in Köln in der Nähe vom Bahnhof.',
      'Unsere Wohnung hat drei Zimmer und einen kleinen Balkon.',
      'Zurzeit lebe ich mit zwei Freunden in einer WG.',
      'In unserem Stadtteil ist es ruhig und die Nachbarn sind freundlich.',
    ],
  },
  {
    id: 'familie',
    question: 'Möchten Sie mir etwas über Ihre Familie erzählen?',
    simplerQuestion: 'Haben Sie Geschwister oder Kinder?',
    starter: 'Meine Familie ist … und ich habe … Geschwister.',
    reactions: ['Danke, dass Sie mir das erzählt haben.', 'Ja, jede Familie ist anders.'],
    words: [
      'familie', 'eltern', 'vater', 'geschwister', 'bruder', 'brüder', 'schwester',
      'tochter', 'töchter', 'sohn', 'kinder', 'verheiratet', 'ledig', 'großeltern',
    ],
    wordings: [
      'Ich bin verheiratet und wir haben zwei kleine Kinder.',
      'Meine Eltern besuche ich jedes Jahr, denn sie fehlen mir.',
      'Leider habe ich keine Geschwister, aber viele Cousins und Cousinen.',
      'Zu meiner Familie gehören meine Frau, unser Sohn und die Großeltern.',
    ],
  },
];
