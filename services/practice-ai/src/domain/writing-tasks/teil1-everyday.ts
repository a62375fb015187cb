import type { WritingTask } from '@b1fuchs/contracts';

/** Informal letters about everyday matters. */
export const everydayLetters: WritingTask[] = [
  {
    id: 'einkaufsbummel',
    section: 'teil1',
    title: 'Einkaufsbummel in der Stadt',
    situation:
      'Am Samstag haben Sie mit einer Kollegin einen Einkaufsbummel gemacht. Ihre Freundin Paula wollte mitkommen, aber sie war krank. Schreiben Sie ihr eine E-Mail und erzählen Sie von dem Tag in der Stadt.',
    points: [
      'Beschreiben Sie, wie der Tag in der Stadt war.',
      'Erzählen Sie, was Sie gekauft haben, und begründen Sie Ihre Wahl.',
      'Schlagen Sie Paula vor, wann Sie zusammen einkaufen gehen können.',
    ],
    expressions: [
      {
        expression: 'Schade, dass du nicht dabei warst.',
        usage: 'So zeigen Sie, dass Ihnen eine Person gefehlt hat.',
        example: 'Schade, dass du am Samstag nicht dabei warst, denn wir hatten viel Spaß.',
      },
      {
        expression: 'Ich habe mir … gekauft.',
        usage: 'Damit erzählen Sie, was Sie für sich selbst gekauft haben.',
        example: 'Ich habe mir eine warme Jacke gekauft, weil meine alte zu klein war.',
      },
      {
        expression: 'im Angebot sein',
        usage: 'Das sagt man, wenn etwas für kurze Zeit billiger ist.',
        example: 'Die Schuhe waren im Angebot und haben nur 30 Euro gekostet.',
      },
      {
        expression: 'Am besten hat mir … gefallen.',
        usage: 'So nennen Sie etwas, das besonders schön war.',
        example: 'Am besten hat mir der kleine Buchladen am Markt gefallen.',
      },
      {
        expression: 'Hast du Lust, … zu …?',
        usage: 'So schlagen Sie einer Freundin etwas vor.',
        example: 'Hast du Lust, nächste Woche mit mir einkaufen zu gehen?',
      },
    ],
  },
  {
    id: 'wohnung-besichtigen',
    section: 'teil1',
    title: 'Wohnung besichtigen',
    situation:
      'Sie suchen eine neue Wohnung und haben am Donnerstag einen Termin für eine Besichtigung. Ihr Freund Jonas hat viel Erfahrung mit Wohnungen, weil er schon oft umgezogen ist. Schreiben Sie ihm eine E-Mail, denn Sie möchten nicht allein hingehen.',
    points: [
      'Beschreiben Sie, was Sie aus der Anzeige über die Wohnung wissen.',
      'Begründen Sie, warum Sie umziehen möchten.',
      'Bitten Sie Jonas, Sie zu begleiten, und schlagen Sie einen Treffpunkt vor.',
    ],
    expressions: [
      {
        expression: 'Ich bin auf der Suche nach …',
        usage: 'Damit sagen Sie, was Sie finden möchten.',
        example: 'Ich bin auf der Suche nach einer Wohnung mit zwei Zimmern.',
      },
      {
        expression: 'In der Anzeige steht, dass …',
        usage: 'So geben Sie Informationen aus einer Anzeige weiter.',
        example: 'In der Anzeige steht, dass die Wohnung einen Balkon hat.',
      },
      {
        expression: 'Könntest du mich begleiten?',
        usage: 'So bitten Sie jemanden freundlich, mit Ihnen zu kommen.',
        example: 'Könntest du mich am Donnerstag zur Besichtigung begleiten?',
      },
      {
        expression: 'Vier Augen sehen mehr als zwei.',
        usage: 'Das sagt man, wenn man etwas lieber zu zweit prüft.',
        example: 'Komm bitte mit, denn vier Augen sehen mehr als zwei.',
      },
      {
        expression: 'Treffen wir uns um … vor …?',
        usage: 'So schlagen Sie Zeit und Ort für ein Treffen vor.',
        example: 'Treffen wir uns um fünf Uhr vor dem Haus?',
      },
    ],
  },
  {
    id: 'computer-kaufen',
    section: 'teil1',
    title: 'Computer kaufen',
    situation:
      'Ihr alter Computer funktioniert nicht mehr richtig und Sie möchten einen neuen kaufen. Sie kennen sich mit Technik nicht gut aus, aber Ihr Cousin Felix arbeitet in einem Elektronikgeschäft. Schreiben Sie ihm und bitten Sie ihn um Rat.',
    points: [
      'Beschreiben Sie das Problem mit Ihrem alten Computer.',
      'Erklären Sie, wofür Sie den neuen Computer brauchen.',
      'Sagen Sie, wie viel Geld Sie ausgeben können.',
      'Bitten Sie Felix um Hilfe und schlagen Sie ein Treffen vor.',
    ],
    expressions: [
      {
        expression: 'Ich kenne mich mit … nicht gut aus.',
        usage: 'Damit sagen Sie, dass Sie über ein Thema wenig wissen.',
        example: 'Ich kenne mich mit Computern leider nicht gut aus.',
      },
      {
        expression: 'Ich brauche … vor allem für …',
        usage: 'So nennen Sie den wichtigsten Zweck.',
        example: 'Ich brauche den Computer vor allem für meinen Deutschkurs.',
      },
      {
        expression: 'Was würdest du mir empfehlen?',
        usage: 'So bitten Sie einen Freund um Rat.',
        example: 'Was würdest du mir empfehlen, einen Laptop oder ein Tablet?',
      },
      {
        expression: 'höchstens … Euro ausgeben',
        usage: 'Damit nennen Sie den höchsten Preis, den Sie bezahlen möchten.',
        example: 'Ich möchte höchstens 500 Euro ausgeben.',
      },
      {
        expression: 'Es wäre toll, wenn du …',
        usage: 'So formulieren Sie eine freundliche Bitte.',
        example: 'Es wäre toll, wenn du mit mir ins Geschäft gehen könntest.',
      },
    ],
  },
  {
    id: 'italienisch-lernen',
    section: 'teil1',
    title: 'Italienisch lernen',
    situation:
      'Sie haben vor zwei Monaten angefangen, Italienisch zu lernen. Ihre frühere Nachbarin Giulia ist Italienerin und wohnt jetzt in Bologna. Schreiben Sie ihr auf Deutsch und berichten Sie von Ihrem neuen Hobby.',
    points: [
      'Erklären Sie, warum Sie Italienisch lernen.',
      'Beschreiben Sie, wie und wo Sie lernen.',
      'Erzählen Sie, was Ihnen beim Lernen schwerfällt, und bitten Sie Giulia um einen Tipp.',
    ],
    expressions: [
      {
        expression: 'Ich lerne seit …',
        usage: 'Damit sagen Sie, wann Sie mit dem Lernen angefangen haben.',
        example: 'Ich lerne seit zwei Monaten Italienisch.',
      },
      {
        expression: 'Das macht mir großen Spaß.',
        usage: 'So zeigen Sie, dass Sie etwas sehr gern machen.',
        example: 'Ich lerne jeden Abend neue Wörter und das macht mir großen Spaß.',
      },
      {
        expression: '… fällt mir schwer.',
        usage: 'Damit nennen Sie etwas, das für Sie schwierig ist.',
        example: 'Die Aussprache fällt mir noch schwer.',
      },
      {
        expression: 'Hast du einen Tipp für mich?',
        usage: 'So bitten Sie um einen guten Rat.',
        example: 'Ich vergesse neue Wörter oft sehr schnell. Hast du einen Tipp für mich?',
      },
      {
        expression: 'Mein Ziel ist es, … zu …',
        usage: 'Damit sagen Sie, was Sie erreichen wollen.',
        example: 'Mein Ziel ist es, im Urlaub mit den Leuten zu sprechen.',
      },
    ],
  },
  {
    id: 'neues-auto',
    section: 'teil1',
    title: 'Neues Auto',
    situation:
      'Letzte Woche haben Sie ein neues Auto gekauft. Ihr Freund Daniel interessiert sich sehr für Autos, aber er wohnt jetzt in einer anderen Stadt. Schreiben Sie ihm eine E-Mail und erzählen Sie ihm davon.',
    points: [
      'Beschreiben Sie, wie Ihr Auto aussieht und was Ihnen daran gefällt.',
      'Erklären Sie, warum Sie ein Auto brauchen.',
      'Laden Sie Daniel zu einer gemeinsamen Fahrt ein und schlagen Sie ein Ziel vor.',
    ],
    expressions: [
      {
        expression: 'Stell dir vor, …!',
        usage: 'So beginnen Sie eine überraschende Nachricht.',
        example: 'Stell dir vor, ich habe ein neues Auto!',
      },
      {
        expression: 'Besonders praktisch finde ich …',
        usage: 'Damit nennen Sie einen Vorteil im Alltag.',
        example: 'Besonders praktisch finde ich den großen Kofferraum.',
      },
      {
        expression: 'auf … angewiesen sein',
        usage: 'Das sagt man, wenn es ohne etwas nicht geht.',
        example: 'Ich bin auf das Auto angewiesen, weil bei uns kein Bus fährt.',
      },
      {
        expression: 'eine Probefahrt machen',
        usage: 'Das macht man, bevor man ein Auto kauft.',
        example: 'Am Montag habe ich mit dem Verkäufer eine Probefahrt gemacht.',
      },
      {
        expression: 'Was hältst du davon, wenn wir …?',
        usage: 'So fragen Sie nach der Meinung zu einem Vorschlag.',
        example: 'Was hältst du davon, wenn wir am Sonntag in die Berge fahren?',
      },
    ],
  },
];
