import { countWords, INTRODUCTION_TOPIC, TOPIC_PASS_MARK, type SpeakingFeedback, type SpeakingReportRequest } from '@b1fuchs/contracts';
import { html, type Html } from './html.js';
import { pair } from './report-sections.js';
import { prose } from './text-runs.js';

export function task({ topic, text }: Pick<SpeakingReportRequest, 'topic' | 'text'>): Html {
  const words = text === undefined ? 0 : countWords(text);
  return html`<div class="task">
    <p class="part">Sprechen</p>
    <h1>${topic === undefined ? 'Sprechübung' : topic === INTRODUCTION_TOPIC ? 'Sich vorstellen' : prose(topic)}</h1>
    ${words > 0 ? html`<p class="quiet">${words} ${words === 1 ? 'Wort' : 'Wörter'}</p>` : undefined}
  </div>`;
}

/** How it was said and how it fits the topic; under TOPIC_PASS_MARK the topic is missed. */
export function impressions({ fluency, pronunciation, topicRelevance, topicRelevanceScore }: SpeakingFeedback): Html {
  const missed = topicRelevanceScore < TOPIC_PASS_MARK ? ' Das Thema ist damit nicht erfüllt.' : '';
  return html`${pair(['Flüssigkeit', fluency], ['Aussprache', pronunciation])}
    <section><h2>Themenbezug: ${topicRelevanceScore} von 10</h2><p>${prose(`${topicRelevance}${missed}`)}</p></section>`;
}
