import { modelAnswers } from '../../../test/model-answers.js';
import { textsOnOwnTopics, weakAnswers } from '../../../test/learner-texts.js';
import { isGerman } from './german.js';

describe('telling German from other languages', () => {
  test.each(Object.entries(modelAnswers))('the model answer to %s is German', (_id, text) => {
    expect(isGerman(text)).toBe(true);
  });

  test.each([...weakAnswers, ...textsOnOwnTopics])('so is a learner’s faulty text about “$topic”', ({ text }) => {
    expect(isGerman(text)).toBe(true);
    expect(isGerman(text.toUpperCase())).toBe(true);
  });

  test.each([
    ['English', 'Dear Tobias, thank you for your last letter. There is a new film about two sisters who save an old hotel.'],
    ['Dutch', 'Beste Tobias, hoe gaat het met je? Er is een nieuwe film over twee zussen die samen een oud hotel redden.'],
    ['French', 'Cher Tobias, je voudrais t’inviter au cinéma ce week-end. Il y a un nouveau film sur deux sœurs.'],
    ['Swedish', 'Hej Tobias! Hur mår du? Jag vill bjuda dig på bio i helgen, det finns en ny film om två systrar.'],
    ['Persian', 'توبیاس عزیز، می‌خواهم تو را برای آخر هفته به سینما دعوت کنم.'],
    ['a placeholder', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.'],
    ['one letter', 'a'.repeat(500)],
    ['emoji', '😀🎉'.repeat(50)],
    ['nothing', ''],
  ])('%s is not', (_what, text) => {
    expect(isGerman(text)).toBe(false);
  });
});
