import { fontFaceRules, type FontSubset } from './font-faces.js';
import { Html, html } from './html.js';
import { head } from './report-sections.js';
import { reportStyles } from './report-styles.js';

/** The page may load nothing and run nothing; its fonts are part of it. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/**
 * A report as one HTML page for printing on A4, complete in itself.
 *
 * @param title what the report is about, with the product's name
 * @param date the day of the report as it is printed, for example '3. Mai 2025'
 * @param sections what stands on it, in order
 * @param fonts all subsets at hand; only those the report needs are embedded
 */
export function reportPage({ title, date, sections, fonts }: {
  title: string;
  date: string;
  sections: readonly (Html | undefined)[];
  fonts: readonly FontSubset[];
}): string {
  const body = html`${head(title, date)}<main>${sections}</main>`;
  const styles = Html.trusted(fontFaceRules(fonts, body.toString()) + reportStyles);
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
    <title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`.toString();
}
