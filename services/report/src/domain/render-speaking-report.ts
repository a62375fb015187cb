import type { SpeakingReportRequest } from '@b1fuchs/contracts';
import { correctionsTable, learnersText } from './correction-sections.js';
import type { FontSubset } from './font-faces.js';
import { markErrors } from './mark-errors.js';
import { speakingCriteria } from './report-labels.js';
import { reportPage } from './report-page.js';
import * as shared from './report-sections.js';
import { impressions, task } from './speaking-sections.js';

/**
 * The report on a spoken exercise as one HTML page (see reportPage); every text of the request is escaped.
 *
 * @param report the request as the contracts describe it
 */
export function renderSpeakingReport({ report, date, fonts }: { report: SpeakingReportRequest; date: string; fonts: readonly FontSubset[] }): string {
  const { feedback, text } = report;
  const marked = markErrors(text ?? '', feedback.grammarCorrections);
  return reportPage({
    title: 'B1 Fuchs – Feedback zu Ihrer Sprechübung',
    date,
    fonts,
    sections: [
      task(report),
      shared.result(feedback.grade, feedback.overallFeedback, feedback.notice),
      shared.criteria(feedback.criteria.map(({ name, band, reason }) => ({ ...speakingCriteria[name], band, reason }))),
      impressions(feedback),
      learnersText('Das haben Sie gesagt', text, marked),
      correctionsTable('Gesagt', marked.corrections),
      shared.expressions(feedback.recommendedExpressions),
    ],
  });
}
