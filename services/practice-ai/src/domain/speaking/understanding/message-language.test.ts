import { presentationTopics } from '../catalogue/presentation-topics.js';
import { planningTasks } from '../catalogue/planning-tasks.js';
import { messageLanguage } from './message-language.js';

describe('the language of a message', () => {
  test.each([
    ['german', 'Ich komme aus dem Iran.'],
    ['german', 'Samstag'],
    ['german', 'Pizza und Salat'],
    ['german', 'Gut. Dienstag Sprechen, Donnerstag Schreiben.'],
    ['german', 'am samstag um acht'],
    ['german', 'Ich finde das nice und cool, aber it is zu teuer für mich.'],
    ['english', 'Yes'],
    ['english', "Sorry, I don't understand."],
    ['english', 'What do you mean by that?'],
    ['english', 'I think we should go on Saturday'],
    ['persian', 'سلام، من نمی‌فهمم'],
    ['other', '12:30'],
    ['other', '🙂'],
    ['other', 'Я не понимаю вопрос'],
    ['other', 'Je ne comprends pas la question du tout'],
  ])('%s: %s', (language, message) => {
    expect(messageLanguage(message)).toBe(language);
  });

  test('is German for whatever learners say in the catalogue', () => {
    const wordings = [...planningTasks.flatMap(({ points }) => points), ...presentationTopics.flatMap(({ guidingQuestions }) => guidingQuestions)].flatMap((one) => one.wordings);
    expect(wordings.filter((wording) => messageLanguage(wording) !== 'german')).toEqual([]);
  });
});
