import type { WritingTask } from '@b1fuchs/contracts';

/** Part 3: formal e-mails of about 40 words. */
export const teil3Tasks: WritingTask[] = [
  {
    id: 'einladung-hoeflich-absagen',
    section: 'teil3',
    title: 'Einladung höflich absagen',
    situation:
      'Ihre Chefin, Frau Brandt, feiert ihren 50. Geburtstag und hat alle Mitarbeiter zum Essen eingeladen. Leider können Sie an diesem Abend nicht kommen. Schreiben Sie Frau Brandt eine höfliche E-Mail.',
    points: [
      'Bedanken Sie sich für die Einladung.',
      'Sagen Sie ab und nennen Sie den Grund.',
      'Wünschen Sie Frau Brandt eine schöne Feier.',
    ],
    expressions: [
      {
        expression: 'Sehr geehrte Frau …,',
        usage: 'So beginnen Sie eine formelle E-Mail an eine Frau.',
        example: 'Sehr geehrte Frau Brandt, vielen Dank für Ihre Nachricht.',
      },
      {
        expression: 'Vielen Dank für die freundliche Einladung.',
        usage: 'Damit bedanken Sie sich höflich.',
        example: 'Vielen Dank für die freundliche Einladung zu Ihrem Geburtstag.',
      },
      {
        expression: 'Leider ist es mir nicht möglich, … zu …',
        usage: 'So sagen Sie höflich ab.',
        example: 'Leider ist es mir nicht möglich, am Freitag zu kommen.',
      },
      {
        expression: 'Ich bitte um Ihr Verständnis.',
        usage: 'Damit bitten Sie jemanden höflich, nicht böse zu sein.',
        example: 'Meine Tochter hat an diesem Abend ein Konzert und ich bitte um Ihr Verständnis.',
      },
      {
        expression: 'Ich wünsche Ihnen …',
        usage: 'So formulieren Sie gute Wünsche.',
        example: 'Ich wünsche Ihnen ein schönes Fest.',
      },
    ],
  },
  {
    id: 'termin-verschieben',
    section: 'teil3',
    title: 'Termin verschieben',
    situation:
      'Am Mittwoch um zehn Uhr haben Sie einen Termin bei Frau Lindner von der Krankenkasse. Nun müssen Sie an diesem Vormittag aber arbeiten. Schreiben Sie Frau Lindner eine E-Mail.',
    points: [
      'Entschuldigen Sie sich.',
      'Erklären Sie, warum Sie nicht kommen können.',
      'Bitten Sie um einen neuen Termin und schlagen Sie eine Zeit vor.',
    ],
    expressions: [
      {
        expression: 'Es tut mir sehr leid, aber …',
        usage: 'So entschuldigen Sie sich für ein Problem.',
        example: 'Es tut mir sehr leid, aber ich kann am Mittwoch nicht kommen.',
      },
      {
        expression: 'Wäre es möglich, … zu …?',
        usage: 'Mit dieser Frage bitten Sie höflich um etwas.',
        example: 'Wäre es möglich, den Termin auf Freitag zu verschieben?',
      },
      {
        expression: 'Aus beruflichen Gründen …',
        usage: 'So nennen Sie Ihre Arbeit als Grund, ohne viel zu erklären.',
        example: 'Aus beruflichen Gründen muss ich unseren Termin leider absagen.',
      },
      {
        expression: 'Mir würde … gut passen.',
        usage: 'Damit schlagen Sie höflich einen Zeitpunkt vor.',
        example: 'Mir würde der Donnerstagnachmittag gut passen.',
      },
      {
        expression: 'Bitte geben Sie mir kurz Bescheid.',
        usage: 'So bitten Sie um eine Antwort.',
        example: 'Bitte geben Sie mir kurz Bescheid, ob Ihnen diese Zeit passt.',
      },
    ],
  },
  {
    id: 'vorstellungsgespraech',
    section: 'teil3',
    title: 'Vorstellungsgespräch am Dienstag',
    situation:
      'Sie haben sich um eine Stelle in einem Hotel beworben. Der Personalchef, Herr Vogt, hat Sie für Dienstag um elf Uhr zu einem Vorstellungsgespräch eingeladen. Antworten Sie ihm in einer kurzen E-Mail.',
    points: [
      'Bedanken Sie sich und bestätigen Sie den Termin.',
      'Fragen Sie, welche Unterlagen Sie mitbringen sollen.',
      'Bitten Sie um Informationen zum Weg.',
    ],
    expressions: [
      {
        expression: 'Sehr geehrter Herr …,',
        usage: 'So beginnen Sie eine formelle E-Mail an einen Mann.',
        example: 'Sehr geehrter Herr Vogt, ich habe Ihre E-Mail heute bekommen.',
      },
      {
        expression: 'Hiermit bestätige ich …',
        usage: 'Damit sagen Sie offiziell zu.',
        example: 'Hiermit bestätige ich den Termin am Dienstag um elf Uhr.',
      },
      {
        expression: 'Könnten Sie mir bitte mitteilen, …?',
        usage: 'So fragen Sie höflich nach einer Information.',
        example: 'Könnten Sie mir bitte mitteilen, wo das Gespräch stattfindet?',
      },
      {
        expression: 'Welche Unterlagen soll ich mitbringen?',
        usage: 'Damit fragen Sie nach Papieren wie Zeugnissen oder Lebenslauf.',
        example: 'Welche Unterlagen soll ich zum Vorstellungsgespräch mitbringen?',
      },
      {
        expression: 'Ich freue mich auf das Gespräch.',
        usage: 'So beenden Sie Ihre Antwort positiv.',
        example: 'Ich freue mich auf das Gespräch mit Ihnen.',
      },
    ],
  },
  {
    id: 'kurs-wechseln',
    section: 'teil3',
    title: 'Kurs wechseln',
    situation:
      'Sie besuchen vormittags einen Deutschkurs. Ab nächstem Monat haben Sie eine neue Arbeit und können nur noch abends lernen. Schreiben Sie eine E-Mail an Frau Seidel, die Leiterin der Sprachschule.',
    points: [
      'Erklären Sie, warum Sie Ihren Kurs nicht weiter besuchen können.',
      'Bitten Sie um einen Platz in einem Abendkurs.',
      'Fragen Sie, ob der andere Kurs mehr kostet.',
    ],
    expressions: [
      {
        expression: 'Ich schreibe Ihnen, weil …',
        usage: 'So nennen Sie am Anfang den Grund für Ihre E-Mail.',
        example: 'Ich schreibe Ihnen, weil ich den Kurs wechseln möchte.',
      },
      {
        expression: 'Ab nächstem Monat …',
        usage: 'Damit sagen Sie, wann etwas Neues beginnt.',
        example: 'Ab nächstem Monat arbeite ich vormittags in einer Bäckerei.',
      },
      {
        expression: 'Gibt es noch freie Plätze in …?',
        usage: 'So fragen Sie, ob Sie noch teilnehmen können.',
        example: 'Gibt es noch freie Plätze in einem Abendkurs?',
      },
      {
        expression: 'Ich hätte noch eine Frage: …',
        usage: 'Damit leiten Sie höflich eine Frage ein.',
        example: 'Ich hätte noch eine Frage: Wie viel kostet der Abendkurs?',
      },
      {
        expression: 'Im Voraus vielen Dank für Ihre Hilfe.',
        usage: 'So bedanken Sie sich am Ende einer Bitte.',
        example: 'Ich warte auf Ihre Antwort. Im Voraus vielen Dank für Ihre Hilfe.',
      },
    ],
  },
  {
    id: 'elternabend',
    section: 'teil3',
    title: 'Elternabend in der Schule',
    situation:
      'Am Donnerstag um 18 Uhr ist in der Schule Ihres Sohnes Elternabend. Dort soll auch das Sommerfest geplant werden. Sie möchten gern teilnehmen, aber an diesem Tag arbeiten Sie bis 18 Uhr. Schreiben Sie der Lehrerin, Frau Albrecht, eine E-Mail.',
    points: [
      'Sagen Sie, dass Sie zum Elternabend kommen.',
      'Erklären Sie, warum Sie sich verspäten.',
      'Bieten Sie Ihre Hilfe für das Sommerfest an.',
    ],
    expressions: [
      {
        expression: 'Ich nehme gern an … teil.',
        usage: 'So sagen Sie, dass Sie kommen.',
        example: 'Ich nehme gern an dem Treffen am Donnerstag teil.',
      },
      {
        expression: 'Ich werde mich um … Minuten verspäten.',
        usage: 'Damit informieren Sie jemanden über eine Verspätung.',
        example: 'Ich werde mich um etwa zwanzig Minuten verspäten.',
      },
      {
        expression: 'Fangen Sie bitte ohne mich an.',
        usage: 'Damit sagen Sie höflich, dass niemand auf Sie warten muss.',
        example: 'Fangen Sie bitte ohne mich an, wenn ich noch nicht da bin.',
      },
      {
        expression: 'Gern helfe ich bei …',
        usage: 'So bieten Sie Ihre Hilfe an.',
        example: 'Gern helfe ich bei der Vorbereitung des Sommerfests.',
      },
      {
        expression: 'Sollten Sie noch Fragen haben, …',
        usage: 'So beginnen Sie einen höflichen Schlusssatz.',
        example: 'Sollten Sie noch Fragen haben, rufen Sie mich bitte an.',
      },
    ],
  },
  {
    id: 'heizung-in-der-wohnung',
    section: 'teil3',
    title: 'Heizung in der Wohnung',
    situation:
      'Seit gestern ist es in Ihrer Wohnung sehr kalt, weil die Heizung nicht funktioniert. Schreiben Sie eine E-Mail an Ihren Vermieter, Herrn Kramer.',
    points: [
      'Beschreiben Sie das Problem.',
      'Erklären Sie, warum es schnell gehen muss.',
      'Bitten Sie um eine Reparatur und sagen Sie, wann Sie zu Hause sind.',
    ],
    expressions: [
      {
        expression: 'Ich möchte Ihnen mitteilen, dass …',
        usage: 'So informieren Sie jemanden in einer formellen E-Mail.',
        example: 'Ich möchte Ihnen mitteilen, dass die Heizung nicht funktioniert.',
      },
      {
        expression: 'Ich wäre Ihnen dankbar, wenn Sie …',
        usage: 'So bitten Sie sehr höflich um etwas.',
        example: 'Ich wäre Ihnen dankbar, wenn Sie einen Handwerker schicken könnten.',
      },
      {
        expression: 'so schnell wie möglich',
        usage: 'Damit sagen Sie, dass etwas dringend ist.',
        example: 'Bitte lassen Sie die Heizung so schnell wie möglich reparieren.',
      },
      {
        expression: 'Ich bin ab … Uhr zu Hause.',
        usage: 'Damit sagen Sie, wann jemand zu Ihnen kommen kann.',
        example: 'Ich bin morgen ab 16 Uhr zu Hause.',
      },
      {
        expression: 'Sie erreichen mich unter …',
        usage: 'So geben Sie Ihre Telefonnummer an.',
        example: 'Sie erreichen mich jederzeit unter meiner Handynummer.',
      },
    ],
  },
];
