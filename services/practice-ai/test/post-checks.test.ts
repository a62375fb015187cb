import { applyPostChecks, PASS_MARK } from '@b1fuchs/contracts';
import { writingTasks } from '../src/domain/writing-tasks/writing-tasks.js';
import { textsOnOwnTopics, weakAnswers } from './learner-texts.js';
import { modelAnswers } from './model-answers.js';

const feedback = (grade: number) => ({
  grade,
  criteria: [],
  corrections: [],
  topicRelevance: '',
  styleAppropriateness: '',
  recommendedExpressions: [],
  suggestions: [],
  overallFeedback: 'Gut gelungen: Wortschatz.',
});
const answers = writingTasks.flatMap(({ id, title }) => (modelAnswers[id] === undefined ? [] : [{ topic: title, text: modelAnswers[id] }]));
const texts = [
  ...answers,
  ...weakAnswers,
  ...textsOnOwnTopics,
  { topic: 'Umwelt', text: 'Lorem ipsum dolor sit amet, '.repeat(10) },
  { topic: 'Umwelt', text: 'gut '.repeat(60) },
  { topic: 'Umwelt', text: '' },
  { topic: '„…“', text: 'Ich habe heute leider gar keine Zeit für dich und deine Schwester.' },
  { topic: 'Meine Katze', text: 'Ich habe heute leider gar keine Zeit für dich und deine Schwester.' },
  { topic: 'Meine Katze', text: 'Heute hat meine Schwester leider gar keine Zeit für dich und Anna.' },
];

describe('the checks of a grade', () => {
  test.each([0, 11, 35, PASS_MARK, PASS_MARK + 1, 100])('leave nothing for the client to change at grade %i', (grade) => {
    for (const { text, topic } of texts) {
      const checked = applyPostChecks(feedback(grade), text, topic);
      expect(applyPostChecks(checked, text, topic)).toEqual(checked);
    }
  });

  test('do not touch a model answer', () => {
    for (const { text, topic } of answers) expect(applyPostChecks(feedback(95), text, topic)).toEqual(feedback(95));
  });

  test('make filler worth 35 and a text beside its topic 55, and say why', () => {
    const filler = applyPostChecks(feedback(80), 'gut '.repeat(60), 'Umwelt');
    expect(filler).toMatchObject({ grade: 35, overallFeedback: expect.stringMatching(/^ACHTUNG: .* Wortschatz\.$/) as string });
    const beside = applyPostChecks(feedback(80), 'Ich habe heute leider gar keine Zeit für dich und deine Schwester.', 'Katzen im Haus');
    expect(beside).toMatchObject({ grade: 55, overallFeedback: expect.stringMatching(/^WICHTIG: /) as string });
  });
});
