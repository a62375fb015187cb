import type { WritingReportRequest } from '@b1fuchs/contracts';
import { correctionsTable, learnersText } from './correction-sections.js';
import type { FontSubset } from './font-faces.js';
import { markErrors } from './mark-errors.js';
import { writingCriteria } from './report-labels.js';
import { reportPage } from './report-page.js';
import * as shared from './report-sections.js';
import { task } from './writing-sections.js';

/**
 * The writing report as one HTML page (see reportPage); every text of the request is escaped.
 *
 * @param report the request as the contracts describe it
 */
export function renderWritingReport({ report, date, fonts }: { report: WritingReportRequest; date: string; fonts: readonly FontSubset[] }): string {
  const { feedback, text } = report;
  const marked = markErrors(text ?? '', feedback.corrections);
  return reportPage({
    title: 'B1 Fuchs – Schreibfeedback',
    date,
    fonts,
    sections: [
      task(report),
      shared.result(feedback.grade, feedback.overallFeedback, feedback.notice),
      shared.criteria(feedback.criteria.map(({ name, band, reason }) => ({ ...writingCriteria[name], band, reason }))),
      shared.pair(['Themenbezug', feedback.topicRelevance], ['Schreibstil', feedback.styleAppropriateness]),
      learnersText('Ihr Text mit Korrekturen', text, marked),
      correctionsTable('Ihr Text', marked.corrections),
      shared.expressions(feedback.recommendedExpressions),
      shared.suggestions(feedback.suggestions),
    ],
  });
}
