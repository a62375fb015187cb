/** Colours of the light theme; white paper, so that the page prints well. */
const ink = '#241c15';
const quiet = '#695d4f';
const hairline = '#e5dac8';
const paper = '#faf6ee';
const accent = '#a3470d';
const green = '#1d7443';
const greenSoft = '#e1f1e5';
const red = '#b1281d';
const redSoft = '#fce8e3';

/** The report's look: A4, page numbers in the margin boxes, no row and no card cut in half. */
export const reportStyles = `
@page {
  size: A4;
  margin: 14mm 18mm 18mm;
  @bottom-left { content: 'B1 Fuchs · Übungsbewertung – kein amtliches Ergebnis'; font: 8.5pt 'Source Sans 3'; color: ${quiet}; }
  @bottom-right { content: 'Seite ' counter(page) ' von ' counter(pages); font: 8.5pt 'Source Sans 3'; color: ${quiet}; }
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { font: 10.5pt/1.5 'Source Sans 3', 'Vazirmatn', sans-serif; color: ${ink}; overflow-wrap: anywhere; hyphens: auto; }
[lang='fa'] { font-family: 'Vazirmatn', 'Source Sans 3', sans-serif; font-size: .95em; hyphens: none; }
h1 { font-size: 17pt; font-weight: 600; line-height: 1.25; }
h2 { font-size: 12.5pt; font-weight: 600; line-height: 1.3; margin: 5.5mm 0 1.8mm; break-after: avoid; }
p { orphans: 2; widows: 2; }
.quiet { color: ${quiet}; font-size: 9pt; }
header { display: flex; align-items: center; gap: 3mm; padding-bottom: 3mm; border-bottom: .5pt solid ${hairline}; }
header svg { width: 11mm; height: 11mm; flex: none; }
header strong { font-size: 12pt; font-weight: 600; flex: 1; }
.task { margin-top: 5mm; }
.task .part { color: ${accent}; font-weight: 600; font-size: 9.5pt; }
.result { display: flex; gap: 6mm; align-items: center; margin-top: 4mm; padding: 4mm 6mm; background: ${paper}; border-radius: 3mm; break-inside: avoid; }
.ring { width: 27mm; height: 27mm; flex: none; }
.ring circle { fill: none; stroke-width: 8; stroke: ${hairline}; }
.ring .share { stroke: currentColor; stroke-linecap: round; }
.ring .points { font-size: 28px; font-weight: 600; fill: ${ink}; }
.ring .of { font-size: 10px; fill: ${quiet}; }
.passed { color: ${green}; } .failed { color: ${red}; }
.badge { display: inline-block; padding: .6mm 3mm; border-radius: 4mm; font-weight: 600; line-height: 1.4; }
.badge.passed { background: ${greenSoft}; } .badge.failed { background: ${redSoft}; }
.icon { width: 3mm; height: 3mm; margin-inline-end: 1.2mm; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
.result > div { flex: 1; }
.result p { margin-top: 1.5mm; }
.lead { margin-top: 4mm; font-size: 11pt; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
tr { break-inside: avoid; }
th { text-align: start; font-size: 9pt; font-weight: 600; color: ${quiet}; padding: 0 2mm 1mm; border-bottom: .75pt solid ${quiet}; }
td { vertical-align: top; padding: 1.8mm 2mm; border-bottom: .5pt solid ${hairline}; }
td:first-child, th:first-child { padding-inline-start: 0; }
.criteria td { padding-block: 1.4mm; line-height: 1.4; }
.criteria td:first-child { width: 50mm; } .criteria td:nth-child(2) { width: 36mm; white-space: nowrap; }
.criteria .quiet { font-size: 8.5pt; }
.criteria + .quiet { margin-top: 1.5mm; }
.criteria strong, .corrections strong { font-weight: 600; }
.bands span { display: inline-block; width: 6mm; text-align: center; border-radius: 1mm; color: ${quiet}; font-size: 9pt; line-height: 5.4mm; }
.bands .reached { background: ${ink}; color: #fff; font-weight: 600; }
.pair { display: flex; gap: 8mm; break-inside: avoid; } .pair > div { flex: 1; }
.sheet { white-space: pre-wrap; font-size: 11pt; line-height: 1.6; padding: 3mm 5mm; border: .5pt solid ${hairline}; border-radius: 2mm; box-decoration-break: clone; orphans: 2; widows: 2; }
del { color: ${red}; text-decoration: line-through; text-decoration-thickness: .8pt; }
ins { color: ${green}; font-weight: 600; text-decoration: none; background: ${greenSoft}; border-radius: .8mm; padding: 0 .6mm; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
sup { font-size: 7.5pt; font-weight: 600; color: ${quiet}; line-height: 0; padding-inline-start: .4mm; }
.corrections col.number { width: 9mm; } .corrections col.words { width: 40mm; }
.corrections td, .expressions td { font-size: 10pt; line-height: 1.35; padding-block: 1.3mm; white-space: pre-line; }
.corrections .category { break-after: avoid; }
.corrections .category th { padding: 3mm 0 1mm; font-size: 10pt; color: ${ink}; border-bottom: .5pt solid ${hairline}; }
.corrections ins { background: none; padding: 0; }
.expressions col { width: 33.3%; }
.expressions td:first-child { font-weight: 600; }
.suggestions { list-style: none; padding: 0; } .suggestions li { break-inside: avoid; margin-bottom: 2.5mm; padding-inline-start: 4mm; border-inline-start: 1.2mm solid #ee7b30; }
.suggestions strong { display: block; font-weight: 600; }
`;
