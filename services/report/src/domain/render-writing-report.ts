import type { WritingReportRequest } from '@b1fuchs/contracts';
import { fontFaceRules, type FontSubset } from './font-faces.js';
import { Html, html } from './html.js';
import { markErrors } from './mark-errors.js';
import * as sections from './report-sections.js';
import { reportStyles } from './report-styles.js';

/** The page may load nothing and run nothing; its fonts are part of it. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/**
 * The writing report as one HTML page for printing on A4, complete in itself.
 *
 * @param report the request as the contracts describe it
 * @param date the day of the report as it is printed, for example '3. Mai 2025'
 * @param fonts all subsets at hand; only those the report needs are embedded
 * @returns the page; every text of the request is escaped
 */
export function renderWritingReport({ report, date, fonts }: {
  report: WritingReportRequest;
  date: string;
  fonts: readonly FontSubset[];
}): string {
  const { feedback, text } = report;
  const marked = markErrors(text ?? '', feedback.corrections);
  const body = html`${sections.head(date)}
    <main>
      ${sections.task(report)}
      ${sections.result(feedback.grade, feedback.overallFeedback)}
      ${sections.criteria(feedback.criteria)}
      ${sections.relevanceAndStyle(feedback.topicRelevance, feedback.styleAppropriateness)}
      ${sections.learnersText(text, marked)}
      ${sections.correctionsTable(marked.corrections)}
      ${sections.expressions(feedback.recommendedExpressions)}
      ${sections.suggestions(feedback.suggestions)}
    </main>`;
  const styles = Html.trusted(fontFaceRules(fonts, body.toString()) + reportStyles);
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
    <title>B1 Fuchs – Schreibfeedback</title><style>${styles}</style></head><body>${body}</body></html>`.toString();
}
