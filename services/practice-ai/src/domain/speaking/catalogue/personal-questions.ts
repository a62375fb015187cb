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
    reactions: ['Danke, jetzt kann ich mir das besser vorstellen.', 'So ist das also bei Ihnen.'],
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
  {
    id: 'beruf',
    question: 'Was machen Sie beruflich, oder sind Sie noch in der Ausbildung?',
    simplerQuestion: 'Arbeiten oder studieren Sie?',
    starter: 'Zurzeit arbeite ich als … und später möchte ich … werden.',
    reactions: ['Danke, jetzt weiß ich, was Sie machen.', 'Danke, das habe ich verstanden.'],
    words: [
      'arbeit', 'beruf', 'studi', 'studen', 'job', 'firm', 'chef',
      'kolleg', 'ausbildung', 'universität', 'büro', 'praktikum', 'selbstständig', 'rentner',
    ],
    wordings: [
      'Ich arbeite als Krankenpfleger in einer großen Klinik.',
      'An der Universität studiere ich im dritten Semester Informatik.',
      'Früher war ich Köchin, jetzt mache ich eine Ausbildung zur Erzieherin.',
      'Im Moment habe ich keinen Job, aber ich bewerbe mich bei verschiedenen Firmen.',
    ],
  },
  {
    id: 'sprachen',
    question: 'Welche Sprachen sprechen Sie im Alltag?',
    simplerQuestion: 'Was ist Ihre Muttersprache?',
    starter: 'Meine Muttersprache ist …, außerdem kann ich … sprechen.',
    reactions: ['Mit Sprachen öffnet man viele Türen.', 'Jede Sprache macht das Leben bunter.'],
    words: [
      'sprachen', 'muttersprache', 'fremdsprache', 'zweisprachig', 'dialekt', 'englisch', 'persisch',
      'arabisch', 'türkisch', 'französisch', 'russisch', 'spanisch', 'kurdisch', 'farsi',
    ],
    wordings: [
      'Meine Muttersprache ist Arabisch und ich kann auch gut Englisch.',
      'Bei uns zu Hause reden alle Türkisch und ein wenig Kurdisch.',
      'In der Schule hatte ich Französisch als erste Fremdsprache.',
      'Ich bin zweisprachig und verstehe außerdem den Dialekt meiner Region.',
    ],
  },
  {
    id: 'deutsch-lernen',
    question: 'Warum lernen Sie Deutsch und wie lange machen Sie das schon?',
    simplerQuestion: 'Seit wann lernen Sie Deutsch?',
    starter: 'Ich lerne seit … Deutsch, weil ich … möchte.',
    reactions: ['Deutsch zu lernen lohnt sich bestimmt.', 'Dabei wünsche ich Ihnen viel Freude.'],
    words: [
      'lern', 'gelernt', 'deutschkurs', 'deutschunterricht', 'deutschprüfung', 'deutschlehrer', 'sprachkurs',
      'sprachschule', 'integrationskurs', 'zertifikat', 'niveau', 'grammatik', 'vokabel', 'wortschatz',
    ],
    wordings: [
      'Ich lerne seit anderthalb Jahren Deutsch, meistens abends mit einer App.',
      'Für meine Zukunft in Deutschland brauche ich das Zertifikat B1.',
      'Angefangen habe ich mit einem Deutschkurs an der Volkshochschule.',
      'Jeden Tag besuche ich die Sprachschule, um schnell besser zu werden.',
    ],
  },
  {
    id: 'freizeit',
    question: 'Was machen Sie gern in Ihrer Freizeit?',
    simplerQuestion: 'Welches Hobby haben Sie?',
    starter: 'Mein Hobby ist … und das mache ich meistens mit … zusammen.',
    reactions: ['Ja, jeder braucht ab und zu eine Pause.', 'Freie Zeit ist wirklich wichtig.'],
    words: [
      'hobb', 'freizeit', 'sport', 'fußball', 'musik', 'gitarre', 'lese',
      'bücher', 'kino', 'schwimm', 'wander', 'tanz', 'spazier', 'jogg',
    ],
    wordings: [
      'Dreimal pro Woche spiele ich Fußball im Verein.',
      'Am liebsten höre ich Musik oder gehe mit Freundinnen ins Kino.',
      'In meiner Freizeit lese ich viel, besonders Krimis und Comics.',
      'Bei schönem Wetter wandere ich gern in den Bergen und fotografiere.',
    ],
  },
];
