import type { WritingTask } from '@b1fuchs/contracts';

/** Formal letters that answer an invitation. */
export const formalReplies: WritingTask[] = [
  {
    id: 'einladung-hoeflich-absagen',
    section: 'teil3',
    title: 'Einladung höflich absagen',
    situation:
      'Ihre Chefin, Frau Brandt, feiert ihren 50. Geburtstag und hat das ganze Team zum Essen eingeladen. Leider können Sie an diesem Abend nicht kommen. Schreiben Sie Frau Brandt eine höfliche E-Mail.',
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
        example: 'Ich bitte um Ihr Verständnis, denn meine Tochter hat an diesem Abend ein Konzert.',
      },
      {
        expression: 'Ich wünsche Ihnen …',
        usage: 'So formulieren Sie gute Wünsche.',
        example: 'Ich wünsche Ihnen ein schönes Fest.',
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
];
