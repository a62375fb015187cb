import { INTRODUCTION_TOPIC, speakingReportRequestSchema, type SpeakingReportRequest } from '@b1fuchs/contracts';
import { correct } from '../../test/report-builder.js';
import { buildSpeakingReport } from '../../test/speaking-report-builder.js';
import { renderSpeakingReport } from './render-speaking-report.js';

const render = (report: SpeakingReportRequest): string => renderSpeakingReport({ report, date: '3. Mai 2026', fonts: [] });

describe('the report on speaking', () => {
  test('shows topic, date, grade, criteria, impressions, corrections and expressions', () => {
    const report = buildSpeakingReport();
    const page = render(report);
    for (const text of ['B1 Fuchs – Feedback zu Ihrer Sprechübung', '3. Mai 2026', 'Abschiedsfeier für eine Kollegin', '65 von 100', 'Bestanden', 'Themenbezug: 7 von 10', 'kein amtliches Ergebnis']) {
      expect(page).toContain(text);
    }
    for (const criterion of ['Erfüllung', 'Interaktion', 'Wortschatz', 'Strukturen', 'Aussprache']) expect(page).toContain(`<strong>${criterion}</strong>`);
    const { feedback } = report;
    const texts = [
      feedback.overallFeedback,
      feedback.fluency,
      feedback.pronunciation,
      feedback.topicRelevance,
      ...feedback.criteria.map(({ reason }) => reason),
      ...feedback.grammarCorrections.map(({ explanation }) => explanation),
      ...feedback.recommendedExpressions.flatMap(({ expression, usage, example }) => [expression, usage, example]),
    ];
    for (const text of texts) expect(page).toContain(text);
  });

  test('60 points are passed, 59 are not; under 5 of 10 the topic is missed', () => {
    expect(render(buildSpeakingReport({}, { grade: 60, topicRelevanceScore: 5 }))).not.toMatch(/Nicht bestanden|nicht erfüllt/u);
    expect(render(buildSpeakingReport({}, { grade: 59 }))).toContain('Nicht bestanden');
    expect(render(buildSpeakingReport({}, { topicRelevanceScore: 4 }))).toContain('Das Thema ist damit nicht erfüllt.');
  });

  test('says of a criterion that was not rated that it was not, and shows no band', () => {
    const criteria = [{ name: 'aussprache' as const, band: null, reason: 'Nicht bewertet: Sie haben getippt.' }];
    const page = render(buildSpeakingReport({}, { criteria }));
    expect(page).toContain('<span class="quiet">nicht bewertet</span>');
    expect(page).not.toContain('class="bands"');
  });

  test('marks the errors in what was said, turn by turn', () => {
    const page = render(buildSpeakingReport());
    expect(page).toContain('Das haben Sie gesagt');
    expect(page).toContain('Ich kann <del>ein Kuchen</del> <ins>einen Kuchen</ins><sup>2</sup> backen');
    expect(page).toContain('<p ><br></p>');
    expect(page).toContain('<th scope="col">Gesagt</th>');
  });

  test('calls the introduction by the name of its stage, and an exercise without a topic an exercise', () => {
    expect(render(buildSpeakingReport({ topic: INTRODUCTION_TOPIC }))).toContain('<h1>Sich vorstellen</h1>');
    const { feedback } = buildSpeakingReport({}, { grammarCorrections: [] });
    const page = render(speakingReportRequestSchema.parse({ feedback }));
    expect(page).toContain('<h1>Sprechübung</h1>');
    expect(page).toContain('Es wurden keine Fehler gefunden.');
    expect(page).not.toContain('Das haben Sie gesagt');
  });

  test('markup in any field arrives as text', () => {
    const evil = '</style></title><script>fetch("http://127.0.0.1/")</script><img src="http://127.0.0.1/x">';
    const page = render(
      buildSpeakingReport(
        { text: `${evil} Ich komme.`, topic: evil },
        {
          fluency: evil,
          pronunciation: evil,
          topicRelevance: evil,
          overallFeedback: evil,
          notice: evil,
          criteria: [{ name: 'strukturen', band: 'E', reason: evil }],
          grammarCorrections: [{ ...correct(`${evil} Ich komme.`, evil, evil, evil, 'style'), offset: 0 }],
          recommendedExpressions: [{ expression: evil, usage: evil, example: evil }],
        },
      ),
    );
    expect(page).not.toMatch(/<script|<img|<\/style><\/title>/);
    // topic, overall and notice, reason, three impressions, text (struck and inserted), table (both and why), expression (3)
    expect(page.split('&lt;script&gt;')).toHaveLength(1 + 1 + 2 + 1 + 3 + 2 + 3 + 3);
  });
});
