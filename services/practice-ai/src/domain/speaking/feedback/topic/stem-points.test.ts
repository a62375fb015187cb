import type { FeedbackTopic } from './feedback-topic.js';
import { pointsByStems } from './stem-points.js';

const topic: FeedbackTopic = {
  id: 'ausflug',
  title: 'Ein Ausflug',
  kind: 'planning',
  points: [
    { title: 'Tag und Uhrzeit', words: ['uhr', 'samstag'], wordings: [], anchors: [] },
    { title: 'Was wollen Sie auf dem Ausflug gemeinsam essen?', words: ['essen', 'picknick'], wordings: [], anchors: [] },
  ],
};

describe('the points that somebody names', () => {
  test.each([
    ['Ich habe am Samstag frei.', [true, false]],
    ['Um drei Uhr, und dann machen wir ein großes Picknick.', [true, true]],
    ['Wir fahren mit dem Bus.', [false, false]],
    ['Das Mittagessen bringe ich mit.', [false, false]],
  ])('are known by the beginnings of words: “%s”', (sentence, covered) => {
    expect(pointsByStems(topic, [sentence])).toEqual(covered);
  });

  test('are not named by single words, by a list of them, or by the task’s own words', () => {
    expect(pointsByStems(topic, ['Samstag.', 'Picknick Samstag Uhr', 'Was wollen Sie auf dem Ausflug gemeinsam essen?'])).toEqual([false, false]);
  });

  test('are none for a topic without points', () => {
    expect(pointsByStems({ ...topic, points: [] }, ['Ich habe am Samstag frei.'])).toEqual([]);
  });
});
