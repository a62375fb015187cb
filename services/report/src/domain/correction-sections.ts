import { categoryNames, type ErrorCategory } from '@b1fuchs/contracts';
import { html, type Html } from './html.js';
import { paragraphsOf, type MarkedText, type NumberedCorrection, type TextPart } from './mark-errors.js';
import { block } from './report-sections.js';
import { attributesOf, directionOf, prose, type Direction } from './text-runs.js';

/** What the learner wrote or said, with its errors struck out and mended. */
export function learnersText(title: string, text: string | undefined, { parts }: MarkedText): Html | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const line = (paragraph: readonly TextPart[]): Html => {
    const direction = directionOf(paragraph.map((part) => (part.kind === 'plain' ? part.text : part.correction.original)).join(''));
    return html`<p ${attributesOf(direction)}>${paragraph.length === 0 ? html`<br>` : paragraph.map((part) => textPart(part, direction))}</p>`;
  };
  return html`<section><h2>${title}</h2><div class="sheet">${paragraphsOf(parts).map(line)}</div></section>`;
}

function textPart(part: TextPart, direction: Direction): Html | Html[] {
  if (part.kind === 'plain') return prose(part.text, direction);
  const { original, corrected } = part.correction;
  const gap = original !== '' && corrected !== '' ? ' ' : '';
  return html`${struck(original, direction)}${gap}${inserted(corrected, direction)}<sup>${part.number}</sup>`;
}

const struck = (text: string, direction: Direction = directionOf(text)): Html | undefined =>
  text === '' ? undefined : html`<del>${prose(text, direction)}</del>`;
const inserted = (text: string, direction: Direction = directionOf(text)): Html | undefined =>
  text === '' ? undefined : html`<ins>${prose(text, direction)}</ins>`;

/**
 * The corrections by their kind, the most frequent kind first, under the numbers that stand in the text.
 *
 * @param source what the column is called in which the learner's own words stand
 */
export function correctionsTable(source: string, corrections: readonly NumberedCorrection[]): Html {
  if (corrections.length === 0) {
    return html`<section><h2>Korrekturen</h2><p>Es wurden keine Fehler gefunden.</p></section>`;
  }
  return html`<section><h2>Korrekturen</h2><table class="corrections">
    <colgroup><col class="number"><col class="words"><col class="words"><col></colgroup>
    <thead><tr><th scope="col">Nr.</th><th scope="col">${source}</th><th scope="col">Richtig</th><th scope="col">Erklärung</th></tr></thead>
    ${byCategory(corrections).map(categoryRows)}</table></section>`;
}

function byCategory(corrections: readonly NumberedCorrection[]): [ErrorCategory, NumberedCorrection[]][] {
  const groups = new Map<ErrorCategory, NumberedCorrection[]>();
  for (const entry of corrections) groups.set(entry.correction.category, [...(groups.get(entry.correction.category) ?? []), entry]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function categoryRows([category, entries]: [ErrorCategory, NumberedCorrection[]]): Html {
  return html`<tbody>
    <tr class="category"><th colspan="4" scope="rowgroup">${categoryNames[category]} <span class="quiet">(${entries.length})</span></th></tr>
    ${entries.map(correctionRow)}</tbody>`;
}

const correctionRow = ({ number, correction }: NumberedCorrection): Html => html`<tr>
    <td>${number}</td>
    <td>${struck(correction.original) ?? html`<span class="quiet">(fehlt)</span>`}</td>
    <td>${inserted(correction.corrected) ?? html`<span class="quiet">(streichen)</span>`}</td>
    ${block('td', correction.explanation)}
  </tr>`;
