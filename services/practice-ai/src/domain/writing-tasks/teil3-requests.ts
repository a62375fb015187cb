import type { WritingTask } from '@b1fuchs/contracts';

/** Formal letters that ask for something. */
export const formalRequests: WritingTask[] = [
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
