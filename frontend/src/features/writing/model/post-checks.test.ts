import { applyPostChecks, type WritingFeedback } from '@b1fuchs/contracts';
import { splitWarning } from './split-warning.js';

const feedback = (grade: number, overallFeedback = 'Gut gemacht.'): WritingFeedback => ({
  grade,
  topicRelevance: '',
  styleAppropriateness: '',
  corrections: [],
  recommendedExpressions: [],
  suggestions: [],
  overallFeedback,
  criteria: [],
});
const letter =
  'Liebe Anna, vielen Dank für deine Einladung zu der Party am Samstag. Ich freue mich sehr und bringe einen Kuchen mit. Viele Grüße, Ali';

test('filler text is worth 35 with a warning before the summary, whatever the server said', () => {
  expect(applyPostChecks(feedback(90), 'Lorem ipsum dolor', 'Lorem ipsum')).toEqual(
    feedback(35, 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein. Gut gemacht.'),
  );
});

test('a text without the first two topic words is worth 55 when it was above 60', () => {
  expect(applyPostChecks(feedback(61), letter, 'Tanzkurs besuchen')).toEqual(
    feedback(55, 'WICHTIG: Der Text scheint nicht ausreichend auf das Thema einzugehen. Gut gemacht.'),
  );
});

test('a grade of 60 or less stays, and so does any grade of a text on the topic', () => {
  expect(applyPostChecks(feedback(60), letter, 'Tanzkurs besuchen')).toEqual(feedback(60));
  expect(applyPostChecks(feedback(95), letter, 'Party zum Einzug')).toEqual(feedback(95));
});

test('a warning that the server has already given is not said twice, and can be shown apart', () => {
  const warned = 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein. Schreiben Sie einen eigenen Text.';
  const checked = applyPostChecks(feedback(35, warned), 'test123', 'Party zum Einzug');
  expect(checked.overallFeedback).toBe(warned);
  expect(splitWarning(checked.overallFeedback)).toEqual({
    warning: 'ACHTUNG: Der Text scheint ein Platzhalter oder Testtext zu sein.',
    rest: 'Schreiben Sie einen eigenen Text.',
  });
  expect(splitWarning('Gut gemacht.')).toEqual({ warning: null, rest: 'Gut gemacht.' });
});
