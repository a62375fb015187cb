import { sumIn, timeIn } from './times-and-sums.js';

test.each([
  ['Freitag ist gut, nach der Arbeit, vielleicht um 17 Uhr.', 'am Freitag um 17 Uhr'],
  ['am samstagabend um halb acht', 'am Samstagabend um halb acht'],
  ['Um neun', 'um neun Uhr'],
  ['Das Wochenende passt mir.', 'am Wochenende'],
  ['15 Uhr', 'um 15 Uhr'],
  ['Ich habe heute keine Zeit.', undefined],
])('the time in „%s“ is %s', (message, time) => {
  expect(timeIn(message)).toBe(time);
});

test.each([
  ['Jeder gibt zwanzig Euro.', 'zwanzig Euro'],
  ['Höchstens 30 €', '30 Euro'],
  ['Das ist mir zu teuer.', undefined],
])('the sum in „%s“ is %s', (message, sum) => {
  expect(sumIn(message)).toBe(sum);
});
