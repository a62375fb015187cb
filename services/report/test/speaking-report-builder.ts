import type { SpeakingReportRequest } from '@b1fuchs/contracts';
import { correct } from './report-builder.js';

export const said =
  'Ich denke, am Freitag ist besser, weil alle haben Zeit.\n\nIch kann ein Kuchen backen und Sie kaufen die Getränke.\n\nNach der Feier wir räumen zusammen auf.';

const corrections = [
  correct(said, 'haben Zeit', 'Zeit haben', 'Nach „weil“ steht das Verb am Ende.', 'verb-position'),
  correct(said, 'ein Kuchen', 'einen Kuchen', '„Kuchen“ ist maskulin und hier Akkusativobjekt: einen Kuchen.', 'case'),
  correct(said, 'wir räumen', 'räumen wir', 'Nach „Nach der Feier“ kommt gleich das Verb.', 'verb-position'),
];

/** A valid request: what somebody said about a farewell party, with three corrections, changed by what a test needs. */
export function buildSpeakingReport(changes: { text?: string; topic?: string } = {}, feedback: Partial<SpeakingReportRequest['feedback']> = {}): SpeakingReportRequest {
  return {
    text: said,
    topic: 'Abschiedsfeier für eine Kollegin',
    ...changes,
    feedback: {
      grade: 65,
      fluency: 'Sie sprechen ruhig (etwa 70 Wörter in der Minute) und mit einigen Pausen.',
      pronunciation: 'Die meisten Wörter wurden sicher erkannt. Das ist eine Schätzung nach der Spracherkennung.',
      topicRelevance: 'Was Sie gesagt haben, passt zum Thema. Sie haben 3 von 5 Punkten besprochen.',
      topicRelevanceScore: 7,
      overallFeedback: 'Solide Leistung! Sie halten das Gespräch gut in Gang. Diese Bewertung ist eine Übungsschätzung.',
      criteria: [
        { name: 'erfuellung', band: 'C', reason: 'Sie haben 3 von 5 Punkten besprochen.' },
        { name: 'interaktion', band: 'B', reason: 'Fragen Sie Ihren Partner nach seiner Meinung.' },
        { name: 'wortschatz', band: 'B', reason: 'Ihre Wörter reichen gut aus.' },
        { name: 'strukturen', band: 'C', reason: 'Wir haben drei Fehler erkannt.' },
        { name: 'aussprache', band: 'B', reason: 'Die meisten Wörter wurden sicher erkannt, nur einzelne waren undeutlich.' },
      ],
      grammarCorrections: corrections,
      recommendedExpressions: [
        { expression: 'Ich schlage vor, dass wir …', usage: 'So machen Sie einen klaren Vorschlag.', example: 'Ich schlage vor, dass wir uns am Bahnhof treffen.' },
        { expression: 'Das passt mir gut.', usage: 'Damit sagen Sie, dass Sie zu dieser Zeit können.', example: 'Du hast Samstag um 15 Uhr vorgeschlagen. Das passt mir gut.' },
        { expression: 'Würde Ihnen … passen?', usage: 'So schlagen Sie höflich einen Termin vor.', example: 'Würde Ihnen der kommende Dienstag passen?' },
      ],
      ...feedback,
    },
  };
}
