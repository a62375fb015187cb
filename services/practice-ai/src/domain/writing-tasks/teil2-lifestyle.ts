import type { WritingTask } from '@b1fuchs/contracts';

/** Opinion topics about personal habits. */
export const lifestyleTopics: WritingTask[] = [
  {
    id: 'internet-im-alltag',
    section: 'teil2',
    title: 'Internet im Alltag: Vor- und Nachteile',
    situation:
      'Auf der Internetseite einer Zeitschrift diskutieren Leserinnen und Leser über das Internet. Nadine schreibt: „Früher hatten die Menschen mehr Zeit füreinander. Heute schaut jeder nur noch auf den Bildschirm. Das Internet bringt mehr Nachteile als Vorteile.“ Schreiben Sie einen Beitrag zu dieser Diskussion.',
    points: [
      'Sagen Sie, wie Sie die Meinung von Nadine finden.',
      'Nennen Sie Vorteile des Internets.',
      'Nennen Sie auch Nachteile.',
      'Beschreiben Sie, wie Sie selbst das Internet nutzen.',
    ],
    expressions: [
      {
        expression: 'Einerseits …, andererseits …',
        usage: 'Damit zeigen Sie zwei Seiten einer Sache.',
        example: 'Einerseits findet man schnell Informationen, andererseits verliert man viel Zeit.',
      },
      {
        expression: 'Ein großer Vorteil ist, dass …',
        usage: 'So nennen Sie etwas Positives.',
        example: 'Ein großer Vorteil ist, dass ich mit meiner Familie im Ausland sprechen kann.',
      },
      {
        expression: 'Ein Nachteil besteht darin, dass …',
        usage: 'So nennen Sie etwas Negatives.',
        example: 'Ein Nachteil besteht darin, dass viele falsche Nachrichten im Netz stehen.',
      },
      {
        expression: 'Ich persönlich nutze … vor allem, um … zu …',
        usage: 'Damit beschreiben Sie, wozu Sie etwas benutzen.',
        example: 'Ich persönlich nutze das Internet vor allem, um Deutsch zu lernen.',
      },
      {
        expression: 'Alles in allem …',
        usage: 'So beginnen Sie den Schluss Ihres Textes.',
        example: 'Alles in allem überwiegen für mich die Vorteile.',
      },
    ],
  },
  {
    id: 'e-books-oder-gedruckte-buecher',
    section: 'teil2',
    title: 'E-Books oder gedruckte Bücher',
    situation:
      'In einem Leseclub im Internet geht es diese Woche um E-Books. Ein Mitglied namens Oskar findet: „Ein Buch aus Papier ist etwas Besonderes. Ich will die Seiten riechen und ein volles Regal im Wohnzimmer haben. E-Books braucht kein Mensch.“ Schreiben Sie Ihren Beitrag für den Leseclub.',
    points: [
      'Sagen Sie, ob Sie lieber E-Books oder gedruckte Bücher lesen.',
      'Begründen Sie Ihre Meinung und gehen Sie dabei auf die Aussage von Oskar ein.',
      'Erzählen Sie, wann und wo Sie am liebsten lesen.',
    ],
    expressions: [
      {
        expression: 'Im Vergleich zu …',
        usage: 'Damit vergleichen Sie zwei Dinge.',
        example: 'Im Vergleich zu einem dicken Roman ist ein E-Book sehr leicht.',
      },
      {
        expression: 'Ich ziehe … vor.',
        usage: 'So sagen Sie, was Sie lieber mögen.',
        example: 'Ich ziehe gedruckte Bücher vor, weil meine Augen schnell müde werden.',
      },
      {
        expression: 'Ich kann gut verstehen, dass …, aber …',
        usage: 'So nehmen Sie eine andere Meinung ernst und widersprechen trotzdem.',
        example: 'Ich kann gut verstehen, dass Oskar Papier liebt, aber unterwegs sind E-Books praktischer.',
      },
      {
        expression: 'Das hängt davon ab, ob …',
        usage: 'Damit sagen Sie, dass es auf die Situation ankommt.',
        example: 'Das hängt davon ab, ob ich zu Hause oder unterwegs bin.',
      },
      {
        expression: 'Am liebsten lese ich …',
        usage: 'So erzählen Sie von Ihren Gewohnheiten.',
        example: 'Am liebsten lese ich abends im Bett.',
      },
    ],
  },
  {
    id: 'urlaub-zu-hause-oder-am-strand',
    section: 'teil2',
    title: 'Urlaub zu Hause oder am Strand',
    situation:
      'Ein Reisemagazin fragt im Internet, wo die Leserinnen und Leser ihren Urlaub am liebsten verbringen. Simone antwortet: „Mein schönster Urlaub war auf meinem Balkon. Am Strand ist es heiß, voll und teuer. Zu Hause kann ich mich viel besser erholen.“ Schreiben Sie, wie Sie darüber denken.',
    points: [
      'Schreiben Sie, was Sie von der Meinung von Simone halten.',
      'Nennen Sie Vorteile und Nachteile eines Urlaubs am Strand.',
      'Erzählen Sie von Ihrem letzten Urlaub.',
      'Sagen Sie, was Ihnen im Urlaub am wichtigsten ist.',
    ],
    expressions: [
      {
        expression: '… hat recht, wenn sie sagt, dass …',
        usage: 'Damit stimmen Sie einer Person in einem Punkt zu.',
        example: 'Simone hat recht, wenn sie sagt, dass Reisen teuer ist.',
      },
      {
        expression: 'Es kommt darauf an, …',
        usage: 'Damit sagen Sie, dass es verschiedene Möglichkeiten gibt.',
        example: 'Es kommt darauf an, wie viel Geld man hat.',
      },
      {
        expression: 'Der Nachteil ist allerdings, dass …',
        usage: 'So nennen Sie nach etwas Gutem auch etwas Schlechtes.',
        example: 'Der Nachteil ist allerdings, dass es dort im Sommer sehr voll ist.',
      },
      {
        expression: 'sich von … erholen',
        usage: 'Das sagt man, wenn man nach viel Arbeit neue Kraft bekommt.',
        example: 'Am Meer kann ich mich gut von der Arbeit erholen.',
      },
      {
        expression: 'Für mich ist am wichtigsten, dass …',
        usage: 'So nennen Sie das, was für Sie besonders zählt.',
        example: 'Für mich ist am wichtigsten, dass ich Zeit für meine Kinder habe.',
      },
    ],
  },
  {
    id: 'vegetarisch-essen',
    section: 'teil2',
    title: 'Vegetarisch essen',
    situation:
      'In einem Forum über gesunde Ernährung lesen Sie den Beitrag von Ralf: „In unserer Kantine gibt es jetzt zweimal in der Woche kein Fleisch. Das ärgert mich. Ohne Fleisch werde ich nicht satt, und gesund ist das auch nicht.“ Schreiben Sie Ihre Meinung zu diesem Thema.',
    points: [
      'Reagieren Sie auf den Beitrag von Ralf.',
      'Nennen Sie Gründe für oder gegen eine Ernährung ohne Fleisch.',
      'Beschreiben Sie, was Sie selbst in einer normalen Woche essen.',
      'Machen Sie einen Vorschlag für die Kantine.',
    ],
    expressions: [
      {
        expression: 'Dieses Argument überzeugt mich nicht.',
        usage: 'So sagen Sie, dass Sie einen Grund nicht richtig finden.',
        example: 'Ralf wird ohne Fleisch nicht satt, aber dieses Argument überzeugt mich nicht.',
      },
      {
        expression: 'auf … verzichten',
        usage: 'Das sagt man, wenn man etwas freiwillig nicht isst oder benutzt.',
        example: 'Ich kann gut auf Fleisch verzichten.',
      },
      {
        expression: 'sich gesund ernähren',
        usage: 'Das sagt man, wenn jemand auf gutes Essen achtet.',
        example: 'Wer viel Gemüse isst, ernährt sich gesund.',
      },
      {
        expression: 'Ein weiterer Grund ist, dass …',
        usage: 'Damit nennen Sie noch ein Argument.',
        example: 'Ein weiterer Grund ist, dass Gemüse billiger als Fleisch ist.',
      },
      {
        expression: 'Man könnte zum Beispiel …',
        usage: 'So machen Sie einen vorsichtigen Vorschlag.',
        example: 'Man könnte zum Beispiel jeden Tag zwei Gerichte anbieten.',
      },
    ],
  },
];
