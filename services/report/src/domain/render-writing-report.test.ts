import { writingReportRequestSchema, type WritingReportRequest } from '@b1fuchs/contracts';
import { buildReport, correct, letter } from '../../test/report-builder.js';
import { renderWritingReport } from './render-writing-report.js';

const render = (report: WritingReportRequest): string => renderWritingReport({ report, date: '3. Mai 2026', fonts: [] });

describe('the writing report', () => {
  test('shows task, date, grade, criteria, feedback, corrections, expressions and tips', () => {
    const report = buildReport();
    const page = render(report);
    for (const text of ['B1 Fuchs – Schreibfeedback', '3. Mai 2026', 'Party zum Einzug', 'Teil 1', '72 von 100', 'Bestanden', 'kein amtliches Ergebnis']) {
      expect(page).toContain(text);
    }
    for (const criterion of ['Erfüllung', 'Kohärenz', 'Wortschatz', 'Strukturen']) expect(page).toContain(`<strong>${criterion}</strong>`);
    expect(page).toContain('aria-label="Stufe C"');
    const { feedback } = report;
    const texts = [
      feedback.overallFeedback,
      feedback.topicRelevance,
      feedback.styleAppropriateness,
      ...feedback.criteria.map(({ reason }) => reason),
      ...feedback.corrections.map(({ explanation }) => explanation),
      ...feedback.recommendedExpressions.flatMap(({ expression, usage, example }) => [expression, usage, example]),
      ...feedback.suggestions.flatMap(({ title, content }) => [title, content]),
    ];
    for (const text of texts) expect(page).toContain(text);
  });

  test('60 points are passed, 59 are not', () => {
    expect(render(buildReport({}, { grade: 60 }))).not.toContain('Nicht bestanden');
    expect(render(buildReport({}, { grade: 59 }))).toContain('Nicht bestanden');
  });

  test('marks the errors in the learner’s own text under the table’s numbers', () => {
    const page = render(buildReport());
    expect(page).toContain('zu <del>deine Party</del> <ins>deiner Party</ins><sup>2</sup>. Ich freue <del>mir</del> <ins>mich</ins><sup>3</sup> sehr.');
    expect(page).toMatch(/<td>3<\/td>\s*<td><del>mir<\/del><\/td>\s*<td><ins>mich<\/ins><\/td>/);
    expect(page.match(/<sup>/g)).toHaveLength(7);
  });

  test('lists the corrections by their kind, the most frequent first, each under its number in the text', () => {
    const table = render(buildReport()).split('<h2>Korrekturen</h2>')[1] ?? '';
    const headings = [...table.matchAll(/scope="rowgroup">([^<]+) <span class="quiet">\((\d)\)/g)].map(([, name, count]) => `${name} ${count}`);
    expect(headings).toEqual(['Fall (Kasus) 3', 'Groß- und Kleinschreibung 1', 'Pronomen 1', 'Verbposition 1', 'Konjunktion 1']);
    const numbers = [...table.matchAll(/<tr>\s*<td>(\d)<\/td>/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([2, 5, 6, 1, 3, 4, 7]);
  });

  test('says how the feedback came about where something was left out', () => {
    const notice = 'Der KI-Anbieter war nicht erreichbar. Diese Rückmeldung kommt von unserer eigenen Prüfung.';
    expect(render(buildReport({}, { notice }))).toContain(`<p >${notice}</p>`);
    expect(render(buildReport())).not.toContain('KI-Anbieter');
  });

  test('markup in any field arrives as text', () => {
    const evil = '</style></title><script>fetch("http://127.0.0.1/")</script><img src="http://127.0.0.1/x">';
    const field = { expression: evil, usage: evil, example: evil };
    const page = render(
      buildReport(
        { text: `${evil} Ich komme.`, topic: evil },
        {
          topicRelevance: evil,
          styleAppropriateness: evil,
          overallFeedback: evil,
          criteria: [{ name: 'strukturen', band: 'E', reason: evil }],
          corrections: [{ ...correct(`${evil} Ich komme.`, evil, evil, evil, 'style'), offset: 0 }],
          recommendedExpressions: [field],
          suggestions: [{ title: evil, content: evil }],
        },
      ),
    );
    expect(page).not.toMatch(/<script|<img|<\/style><\/title>/);
    // topic, three texts, one reason, text (struck and inserted), table (both and why), expression (3), tip (2)
    expect(page.split('&lt;script&gt;')).toHaveLength(1 + 1 + 3 + 1 + 2 + 3 + 3 + 2);
  });

  test('Persian blocks run from right to left and bring their font, German reports do not carry it', () => {
    const fonts = [{ family: 'Vazirmatn', weight: 400, ranges: [[0x600, 0x6ff]] as const, base64: 'ZmE=' }];
    const persian = renderWritingReport({ report: buildReport({}, { overallFeedback: 'متن شما خوب است.' }), date: '', fonts });
    expect(persian).toContain('<p lang="fa" dir="rtl">متن شما خوب است.</p>');
    expect(persian).toContain('data:font/woff2;base64,ZmE=');
    expect(renderWritingReport({ report: buildReport(), date: '', fonts })).not.toContain('data:font');
  });

  test('the feedback alone is enough, and a text without errors says so', () => {
    const { feedback } = buildReport({}, { corrections: [] });
    const page = render(writingReportRequestSchema.parse({ feedback }));
    expect(page).toContain('Es wurden keine Fehler gefunden.');
    expect(page).not.toContain('Ihr Text mit Korrekturen');
  });

  test('words that are missing or too many are named so in the table', () => {
    const page = render(buildReport({}, { corrections: [correct(letter, '', ',', '', 'punctuation'), correct(letter, 'sehr', '', '', 'style')] }));
    expect(page).toMatch(/\(fehlt\)[^]*<ins>,<\/ins>[^]*<del>sehr<\/del>[^]*\(streichen\)/);
  });
});
