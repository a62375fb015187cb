import {
  bandSchema,
  countWords,
  PASS_MARK,
  recommendedWords,
  type Criterion,
  type RecommendedExpression,
  type Suggestion,
  type WritingReportRequest,
} from '@b1fuchs/contracts';
import { foxHead } from './fox-head.js';
import { Html, html } from './html.js';
import { paragraphsOf, type MarkedText, type NumberedCorrection, type TextPart } from './mark-errors.js';
import { categoryLabels, criterionLabels, criterionQuestions, sectionLabels } from './report-labels.js';
import { attributesOf, directionOf, prose, type Direction } from './text-runs.js';

/** Circumference of the grade's ring (radius 42). */
const RING = 2 * Math.PI * 42;

const icon = (path: string): Html =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const tick = icon('m3 8.5 3.5 3.5L13 4.5');
const cross = icon('m4 4 8 8m0-8-8 8');

/** A block with one text in it, in the text's own direction. */
const block = (tag: 'p' | 'td' | 'div', text: string, after?: Html): Html => {
  const direction = directionOf(text);
  return html`<${Html.trusted(tag)} ${attributesOf(direction)}>${prose(text, direction)}${after}</${Html.trusted(tag)}>`;
};

export function head(date: string): Html {
  return html`<header>${foxHead}<strong>B1 Fuchs – Schreibfeedback</strong><span class="quiet">${date}</span></header>`;
}

export function task({ topic, section, text }: WritingReportRequest): Html {
  const words = text === undefined ? undefined : countWords(text);
  const target = section ? `, empfohlen: etwa ${recommendedWords[section]}` : '';
  return html`<div class="task">
    ${section && html`<p class="part">${sectionLabels[section]}</p>`}
    <h1>${topic === undefined ? 'Schreibübung' : prose(topic)}</h1>
    ${words !== undefined && words > 0 ? html`<p class="quiet">${words} ${words === 1 ? 'Wort' : 'Wörter'}${target}</p>` : undefined}
  </div>`;
}

export function result(grade: number, overallFeedback: string): Html {
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
      <p class="quiet">Übungsbewertung – kein amtliches Ergebnis. Bestanden ab ${PASS_MARK} von 100 Punkten.</p>
    </div>
  </section>`;
}

export function criteria(list: readonly Criterion[]): Html | undefined {
  if (list.length === 0) return undefined;
  const row = ({ name, band, reason }: Criterion): Html => html`<tr>
    <td><strong>${criterionLabels[name]}</strong><br><span class="quiet">${criterionQuestions[name]}</span></td>
    <td><span class="bands" role="img" aria-label="Stufe ${band}">${bandSchema.options.map(
      (step) => html`<span${step === band ? html` class="reached"` : undefined}>${step}</span>`,
    )}</span></td>
    ${block('td', reason)}
  </tr>`;
  return html`<section><h2>Bewertung nach Kriterien</h2>
    <table class="criteria"><tbody>${list.map(row)}</tbody></table>
    <p class="quiet">Stufe A ist die beste, Stufe E die niedrigste.</p></section>`;
}

export function relevanceAndStyle(topicRelevance: string, styleAppropriateness: string): Html {
  const column = (title: string, text: string): Html | undefined =>
    text.trim() === '' ? undefined : html`<div><h2>${title}</h2>${block('p', text)}</div>`;
  return html`<section class="pair">${column('Themenbezug', topicRelevance)}${column('Schreibstil', styleAppropriateness)}</section>`;
}

export function learnersText(text: string | undefined, { parts }: MarkedText): Html | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const line = (paragraph: readonly TextPart[]): Html => {
    const direction = directionOf(paragraph.map((part) => (part.kind === 'plain' ? part.text : part.correction.original)).join(''));
    return html`<p ${attributesOf(direction)}>${paragraph.length === 0 ? html`<br>` : paragraph.map((part) => textPart(part, direction))}</p>`;
  };
  return html`<section><h2>Ihr Text mit Korrekturen</h2><div class="sheet">${paragraphsOf(parts).map(line)}</div></section>`;
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

export function correctionsTable(corrections: readonly NumberedCorrection[]): Html {
  if (corrections.length === 0) {
    return html`<section><h2>Korrekturen</h2><p>Es wurden keine Fehler gefunden.</p></section>`;
  }
  const row = ({ number, correction }: NumberedCorrection): Html => html`<tr>
    <td>${number}</td>
    <td>${struck(correction.original) ?? html`<span class="quiet">(fehlt)</span>`}</td>
    <td>${inserted(correction.corrected) ?? html`<span class="quiet">(streichen)</span>`}</td>
    ${block('td', correction.explanation, html` <span class="quiet" lang="de">${categoryLabels[correction.category]}</span>`)}
  </tr>`;
  return html`<section><h2>Korrekturen</h2><table class="corrections">
    <colgroup><col class="number"><col class="words"><col class="words"><col></colgroup>
    <thead><tr><th scope="col">Nr.</th><th scope="col">Ihr Text</th><th scope="col">Richtig</th><th scope="col">Erklärung</th></tr></thead>
    <tbody>${corrections.map(row)}</tbody></table></section>`;
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
