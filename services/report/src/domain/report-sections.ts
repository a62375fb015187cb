import { bandSchema, PASS_MARK, type Band, type RecommendedExpression, type Suggestion } from '@b1fuchs/contracts';
import { foxHead } from './fox-head.js';
import { Html, html } from './html.js';
import { attributesOf, directionOf, prose } from './text-runs.js';

/** Circumference of the grade's ring (radius 42). */
const RING = 2 * Math.PI * 42;

const icon = (path: string): Html =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const tick = icon('m3 8.5 3.5 3.5L13 4.5');
const cross = icon('m4 4 8 8m0-8-8 8');

/** A block with one text in it, in the text's own direction. */
export const block = (tag: 'p' | 'td' | 'div', text: string, after?: Html): Html => {
  const direction = directionOf(text);
  return html`<${Html.trusted(tag)} ${attributesOf(direction)}>${prose(text, direction)}${after}</${Html.trusted(tag)}>`;
};

export function head(title: string, date: string): Html {
  return html`<header>${foxHead}<strong>${title}</strong><span class="quiet">${date}</span></header>`;
}

/** @param notice how the feedback came about, where something was left out */
export function result(grade: number, overallFeedback: string, notice?: string): Html {
  const passed = grade >= PASS_MARK;
  const share = (RING * grade) / 100;
  return html`<section class="result">
    <svg class="ring ${passed ? 'passed' : 'failed'}" viewBox="0 0 100 100" role="img" aria-label="${grade} von 100 Punkten">
      <circle cx="50" cy="50" r="42"/>
      ${grade > 0 ? html`<circle class="share" cx="50" cy="50" r="42" stroke-dasharray="${share.toFixed(1)} ${RING.toFixed(1)}" transform="rotate(-90 50 50)"/>` : undefined}
      <text class="points" x="50" y="55" text-anchor="middle">${grade}</text>
      <text class="of" x="50" y="69" text-anchor="middle">von 100</text>
    </svg>
    <div>
      <span class="badge ${passed ? 'passed' : 'failed'}">${passed ? html`${tick}Bestanden` : html`${cross}Nicht bestanden`}</span>
      ${overallFeedback.trim() === '' ? undefined : block('p', overallFeedback)}
      ${notice === undefined ? undefined : block('p', notice)}
      <p class="quiet">Übungsbewertung – kein amtliches Ergebnis. Bestanden ab ${PASS_MARK} von 100 Punkten.</p>
    </div>
  </section>`;
}

/** A criterion as the page shows it; without a band it was not rated. */
export type ShownCriterion = { label: string; question: string; band: Band | null; reason: string };

export function criteria(list: readonly ShownCriterion[]): Html | undefined {
  if (list.length === 0) return undefined;
  const bands = (reached: Band): Html => html`<span class="bands" role="img" aria-label="Stufe ${reached}">${bandSchema.options.map(
    (step) => html`<span${step === reached ? html` class="reached"` : undefined}>${step}</span>`,
  )}</span>`;
  const row = ({ label, question, band, reason }: ShownCriterion): Html => html`<tr>
    <td><strong>${label}</strong><br><span class="quiet">${question}</span></td>
    <td>${band === null ? html`<span class="quiet">nicht bewertet</span>` : bands(band)}</td>
    ${block('td', reason)}
  </tr>`;
  return html`<section><h2>Bewertung nach Kriterien</h2>
    <table class="criteria"><tbody>${list.map(row)}</tbody></table>
    <p class="quiet">Stufe A ist die beste, Stufe E die niedrigste.</p></section>`;
}

/** Two short texts side by side; one that is empty is left out. */
export function pair(...columns: [title: string, text: string][]): Html {
  const column = ([title, text]: [string, string]): Html | undefined =>
    text.trim() === '' ? undefined : html`<div><h2>${title}</h2>${block('p', text)}</div>`;
  return html`<section class="pair">${columns.map(column)}</section>`;
}

export function expressions(list: readonly RecommendedExpression[]): Html | undefined {
  if (list.length === 0) return undefined;
  return html`<section><h2>Nützliche Ausdrücke</h2><table class="expressions">
    <colgroup><col><col><col></colgroup>
    <thead><tr><th scope="col">Ausdruck</th><th scope="col">Verwendung</th><th scope="col">Beispiel</th></tr></thead>
    <tbody>${list.map(({ expression, usage, example }) => html`<tr>${block('td', expression)}${block('td', usage)}${block('td', example)}</tr>`)}</tbody>
  </table></section>`;
}

export function suggestions(list: readonly Suggestion[]): Html | undefined {
  if (list.length === 0) return undefined;
  return html`<section><h2>Tipps für den nächsten Text</h2>
    <ul class="suggestions">${list.map(({ title, content }) => html`<li><strong>${prose(title)}</strong>${block('div', content)}</li>`)}</ul>
  </section>`;
}
