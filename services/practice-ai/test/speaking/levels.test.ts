import { praiseFor, PASS_MARK, speakingFeedbackSchema, TOPIC_PASS_MARK } from '@b1fuchs/contracts';
import { bandsOf, speakingUnderTest, timeoutMs, unmarked } from './speaking-under-test.js';
import { spokenEvidence } from './some-speech.js';
import { expectedGrades, textOf, type Level } from './transcript.js';
import { ladders, transcripts } from './transcripts.js';

const speaking = speakingUnderTest();
const levels: Level[] = ['weak', 'middling', 'good', 'excellent'];
const bands = 'ABCDE';
/** Steps between the bands of each criterion; a criterion that only one of them rates is none. */
const stepsBetween = (one: string, other: string): number[] =>
  Array.from(one, (band, index) => (band === '-' || other[index] === '-' ? 0 : Math.abs(bands.indexOf(band) - bands.indexOf(other[index] ?? band))));

describe('the transcripts whose level is known', () => {
  test('are at least two of each level, on all three stages, and a whole ladder for each stage', () => {
    for (const level of levels) expect(transcripts.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(4);
    expect(ladders.map(({ steps }) => steps.map(({ level }) => level))).toEqual([levels, levels, levels]);
    expect(transcripts.length).toBeGreaterThanOrEqual(24);
  });
});

describe('the grade of what was said', () => {
  test.each(transcripts)('$level, on $topic: lies where an examiner would put it', async (transcript) => {
    const feedback = await speaking.feedbackOn({ topic: transcript.topic, text: textOf(transcript) });
    const { from, to } = expectedGrades[transcript.level];
    const isWithin = feedback.grade >= from && feedback.grade <= to;
    expect(isWithin ? '' : `${feedback.grade} (${bandsOf(feedback)}) is not from ${from} to ${to}: ${transcript.why}`).toBe('');
    expect(speakingFeedbackSchema.parse(feedback)).toEqual(feedback);
  }, timeoutMs);

  test.each(ladders)('on $topic is strictly higher for each better speaker', async ({ steps }) => {
    const grades: number[] = [];
    for (const step of steps) grades.push((await speaking.feedbackOn({ topic: step.topic, text: textOf(step) })).grade);
    expect(grades).toEqual([...new Set(grades)].sort((a, b) => a - b));
  }, timeoutMs);

  test('is the same with the same feedback when the text comes again', async () => {
    for (const transcript of transcripts.slice(0, 6)) {
      const spoken = { topic: transcript.topic, text: textOf(transcript) };
      expect(await speaking.analyse(spoken)).toEqual(await speaking.feedbackOn(spoken));
    }
  }, timeoutMs);

  test.each(transcripts)('$level, on $topic: does not depend on marks and capitals', async (transcript) => {
    const { topic } = transcript;
    const typed = await speaking.feedbackOn({ topic, text: textOf(transcript) });
    const heard = await speaking.feedbackOn({ topic, text: unmarked(textOf(transcript)) });
    const isNear = stepsBetween(bandsOf(typed), bandsOf(heard)).every((steps) => steps <= 1);
    expect(isNear ? '' : `${bandsOf(typed)} typed is ${bandsOf(heard)} heard`).toBe('');
    // A band in two of the four criteria at most, and the rounding.
    expect(Math.abs(typed.grade - heard.grade)).toBeLessThanOrEqual(13);
    for (const { category } of [...typed.grammarCorrections, ...heard.grammarCorrections]) expect(['punctuation', 'capitalization']).not.toContain(category);
  }, timeoutMs);

  test('corrects nothing in what an excellent speaker said, marked or not', async () => {
    for (const transcript of transcripts.filter(({ level }) => level === 'excellent')) {
      for (const text of [textOf(transcript), unmarked(textOf(transcript))]) {
        expect((await speaking.feedbackOn({ topic: transcript.topic, text })).grammarCorrections).toEqual([]);
      }
    }
  }, timeoutMs);
});

describe('the feedback', () => {
  test('stands to its corrections: each is where it says, in the learner’s own words', async () => {
    for (const transcript of transcripts) {
      for (const text of [textOf(transcript), unmarked(textOf(transcript))]) {
        const { grammarCorrections } = await speaking.feedbackOn({ topic: transcript.topic, text });
        for (const { original, corrected, offset, length } of grammarCorrections) {
          expect(text.slice(offset, offset + length)).toBe(original);
          expect(corrected).not.toBe(original);
        }
      }
    }
  }, timeoutMs);

  test('opens with the praise of its tier when passed, and with what was good when not', async () => {
    for (const transcript of transcripts) {
      const { grade, overallFeedback, topicRelevanceScore, recommendedExpressions } = await speaking.feedbackOn({ topic: transcript.topic, text: textOf(transcript) });
      if (grade >= PASS_MARK) expect(overallFeedback.startsWith(praiseFor(grade))).toBe(true);
      else expect(overallFeedback).toMatch(/^(?:Gut ist|Gut, dass|Sie |Ihre? |Man )/u);
      expect(overallFeedback).toMatch(/Übungsschätzung\.$/u);
      expect(topicRelevanceScore >= TOPIC_PASS_MARK || grade < PASS_MARK).toBe(true);
      expect(recommendedExpressions.length).toBeGreaterThanOrEqual(3);
      expect(recommendedExpressions.length).toBeLessThanOrEqual(5);
    }
  }, timeoutMs);

  test('hears pronunciation where somebody spoke, and rates none where they typed', async () => {
    const [transcript] = ladders.flatMap(({ steps }) => steps).filter(({ level }) => level === 'good');
    if (transcript === undefined) throw new Error('there is no good transcript');
    const spoken = { topic: transcript.topic, text: textOf(transcript) };
    const typed = await speaking.feedbackOn(spoken);
    const clear = await speaking.feedbackOn({ ...spoken, evidence: spokenEvidence(transcript.turns, { confidence: 0.95 }) });
    const unclear = await speaking.feedbackOn({ ...spoken, evidence: spokenEvidence(transcript.turns, { confidence: 0.55, wordsPerMinute: 40 }) });

    expect(typed.pronunciation).toMatch(/^Nicht bewertet: /u);
    expect(bandsOf(typed)).toMatch(/-$/u);
    expect(bandsOf(clear)).toBe(bandsOf(typed).replace('-', 'A'));
    expect(bandsOf(unclear)).toBe(bandsOf(typed).replace('-', 'E'));
    expect(clear.grade).toBeGreaterThan(unclear.grade);
    expect(clear.fluency).toContain('etwa 100 Wörter in der Minute');
    expect(unclear.fluency).toContain('langsam');
    expect(typed.fluency).toContain('nicht nach dem Klang');
  }, timeoutMs);
});
