import { countWords, recommendedWords, type WritingReportRequest } from '@b1fuchs/contracts';
import { html, type Html } from './html.js';
import { sectionLabels } from './report-labels.js';
import { prose } from './text-runs.js';

export function task({ topic, section, text }: WritingReportRequest): Html {
  const words = text === undefined ? undefined : countWords(text);
  const target = section ? `, empfohlen: etwa ${recommendedWords[section]}` : '';
  return html`<div class="task">
    ${section && html`<p class="part">${sectionLabels[section]}</p>`}
    <h1>${topic === undefined ? 'Schreibübung' : prose(topic)}</h1>
    ${words !== undefined && words > 0 ? html`<p class="quiet">${words} ${words === 1 ? 'Wort' : 'Wörter'}${target}</p>` : undefined}
  </div>`;
}
