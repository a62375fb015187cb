import type { Panel, View } from './views.js';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
section { border: 1px solid #8886; border-radius: .75rem; padding: .75rem 1rem; min-width: 0; }
h2 { font-size: 1rem; margin: 0; } p { margin: .25rem 0; font-size: .875rem; }
svg { width: 100%; height: 9rem; } polyline { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; } .grid { stroke: #8884; vector-effect: non-scaling-stroke; }
ul { list-style: none; margin: .5rem 0 0; padding: 0; font-size: .875rem; overflow-wrap: anywhere; } li span { display: inline-block; width: .75rem; height: .75rem; border-radius: 50%; margin-right: .5rem; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The file beside the pages that draws their panels. */
export const SCRIPT = 'console-page.js';

/** A page for Prometheus' own console templates, for machines without Grafana. */
export const renderConsole = (view: View, all: readonly View[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${view.title} · B1 Fuchs</title><style>${style}</style></head>
<body>
<h1>${view.title}</h1>
<nav aria-label="Views">${all.map(({ id, title }) => (id === view.id ? `<strong>${title}</strong>` : `<a href="${id}.html">${title}</a>`)).join('\n')}
<a href="../alerts">Alerts</a></nav>
<label>The last <select><option value="3600">hour</option><option value="21600">six hours</option><option value="86400">day</option><option value="604800">week</option></select></label>
<main>
${view.panels.map(sectionOf).join('\n')}
</main>
<script src="${SCRIPT}"></script>
</body>
</html>
`;

const sectionOf = ({ title, unit, queries, note }: Panel): string => `<section data-unit="${unit}" data-queries="${escaped(JSON.stringify(queries))}">
<h2>${title}</h2>${note === undefined ? '' : `<p>${escaped(note)}</p>`}
<p>up to <span class="highest">–</span></p>
<svg viewBox="0 0 560 180" preserveAspectRatio="none" role="img" aria-label="${title}"></svg>
<ul></ul><p class="state" role="status">Being drawn …</p>
</section>`;
