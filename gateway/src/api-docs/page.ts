import { errorTable } from '@b1fuchs/contracts';
import escapeHtml from 'escape-html';
import type { ApiDocument, Operation } from './document.js';
import { schemaNotation } from './schema-notation.js';
import type { JsonSchema } from './schemas.js';

const styles = `
  :root { color-scheme: light dark; --paper: #faf6ee; --sheet: #fffdf9; --ink: #2b221a; --quiet: #6b5d50; --line: #d9cdbd; --accent: #9a4508 }
  @media (prefers-color-scheme: dark) { :root { --paper: #1d1813; --sheet: #282119; --ink: #f3ebdf; --quiet: #bcae9e; --line: #4d4135; --accent: #ffb27a } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  a { color: var(--accent) }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
  details { margin: .5rem 0; padding: .25rem 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px }
  summary { padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere }
  code, pre { font: .875rem/1.5 ui-monospace, monospace }
  pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere }
  h4, dt { margin: 1rem 0 .25rem; font-size: .875rem }
  dd { margin: 0 }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--accent) }
  .quiet { color: var(--quiet) }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

/** The document as a page to read: without scripts, so that it obeys the policy of all pages. */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })));
  const areas = [...new Set(routes.flatMap(({ operation }) => operation.tags))];
  const links = [...areas, 'Schemas', 'Errors'].map((area) => `<li><a href="#${anchorOf(area)}">${escapeHtml(area)}</a></li>`);
  const sections = areas.map((area) => section(area, routes.filter(({ operation }) => operation.tags.includes(area)).map(({ method, path, operation }) => route(method, path, operation))));
  const schemas = Object.entries(components.schemas).sort(([one], [other]) => one.localeCompare(other));
  const errors = Object.entries(errorTable).map(([code, { status, message }]) => `<dt><code>${code}</code> (${status})</dt><dd>${escapeHtml(message)}</dd>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>B1 Fuchs: routes</title><style>${styles}</style></head>
<body><main>
<h1>B1 Fuchs: routes</h1>
<p>${prose(info.description)}</p>
<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1, version ${escapeHtml(info.version)}).</p>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
${section('Schemas', schemas.map(([name, schema]) => `<details><summary><code>${escapeHtml(name)}</code></summary>${notation(schema, `schema-${name}`)}</details>`))}
${section('Errors', [`<dl>${errors.join('')}</dl>`])}
</main></body>
</html>`;
}

const anchorOf = (area: string): string => area.toLowerCase().replaceAll(' ', '-');
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
/** Only names of schemas begin with a capital letter outside quotation marks. */
const linked = (escaped: string): string => escaped.replaceAll(/(^|[:|(] ?)([A-Z]\w+)/g, '$1<a href="#schema-$2">$2</a>');
const notation = (schema: JsonSchema, id?: string): string => `<pre tabindex="0"${id === undefined ? '' : ` id="${id}"`}>${linked(escapeHtml(schemaNotation(schema)))}</pre>`;
const section = (name: string, parts: string[]): string => `<h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2>${parts.join('\n')}`;

function route(method: string, path: string, { summary, description, parameters, requestBody, responses }: Operation): string {
  const named = parameters.map(({ name, in: place, required, schema }) => `<li><code>${escapeHtml(name)}${required ? '' : '?'}: ${escapeHtml(schemaNotation(schema))}</code> <span class="quiet">${place}</span></li>`);
  const answers = Object.entries(responses).map(([status, { description: says, content }]) => `<dt>${status}</dt><dd>${prose(says)}${contentOf(Number(status) < 400 ? content : undefined)}</dd>`);
  return `<details><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> <span class="quiet">${prose(summary)}</span></summary>
<p><strong>Who may call it:</strong> ${escapeHtml(description)}</p>
${named.length === 0 ? '' : `<h4>Parameters</h4><ul>${named.join('')}</ul>`}
${requestBody === undefined ? '' : `<h4>Body</h4>${contentOf(requestBody.content)}`}
<h4>Answers</h4><dl>${answers.join('')}</dl></details>`;
}

function contentOf(content: Record<string, { schema?: JsonSchema }> = {}): string {
  return Object.entries(content).map(([media, { schema }]) => `<p class="quiet"><code>${escapeHtml(media)}</code></p>${schema === undefined ? '' : notation(schema)}`).join('');
}
