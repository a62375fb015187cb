import { frequencyIn, plannedTimeIn, spokenTime, sumIn } from './times-and-sums.js';

test.each([
  ['Freitag ist gut, nach der Arbeit, vielleicht um 17 Uhr.', 'am Freitag um 17 Uhr'],
  ['am samstagabend um halb acht', 'am Samstagabend um halb acht'],
  ['Um neun', 'um neun Uhr'],
  ['Das Wochenende passt mir.', 'am Wochenende'],
  ['15 Uhr', 'um 15 Uhr'],
  ['Am Donnerstag habe ich ab 15 Uhr Zeit.', 'am Donnerstag um 15 Uhr'],
  ['Ich habe heute keine Zeit.', undefined],
  ['Ich habe am Freitag Nachtschicht.', undefined],
  ['Lieber am Samstag, weil ich am Freitag arbeite.', 'am Samstag'],
  ['Am Montag geht es nicht, aber am Dienstag.', 'am Dienstag'],
  ['Am Wochenende ist es am besten, mir passt Samstag besser als Sonntag.', 'am Samstag'],
  ['Dienstag und Donnerstag um 18 Uhr', 'am Dienstag und Donnerstag um 18 Uhr'],
  ['Ich habe einen Vorschlag: Wir feiern am Samstag.', 'am Samstag'],
  ['Können wir nicht um acht Uhr gehen?', 'um acht Uhr'],
  ['Die Besuchszeit ist bis neunzehn Uhr.', undefined],
  ['Das Museum ist bis 18:30 Uhr offen.', undefined],
  ['Am Sonntag können wir nicht.', undefined],
  ['Am Samstag passt es mir, meine Frau kann Montag und Dienstag.', 'am Samstag'],
])('the time in „%s“ is %s', (message, time) => {
  expect(spokenTime(plannedTimeIn(message))).toBe(time);
});

test('a number alone is an hour to somebody who has asked for it', () => {
  expect(spokenTime(plannedTimeIn('zehn ist gut', true))).toBe('um zehn Uhr');
  expect(spokenTime(plannedTimeIn('zehn ist gut'))).toBeUndefined();
});

test.each([
  ['Jeder gibt zwanzig Euro.', 'zwanzig Euro'],
  ['Höchstens 30 €', '30 Euro'],
  ['Das ist mir zu teuer.', undefined],
  ['Fünfzehn Euro pro Person', 'fünfzehn Euro'],
  ['10 Euro ist viel für eine Familie.', undefined],
  ['20 Euro ist nicht viel.', '20 Euro'],
])('the sum in „%s“ is %s', (message, sum) => {
  expect(sumIn(message)).toBe(sum);
});

test.each([
  ['Zweimal in der Woche reicht.', 'zweimal in der Woche'],
  ['Ich lerne jeden Abend.', 'jeden Abend'],
  ['Am Montag.', undefined],
])('how often „%s“ says: %s', (message, often) => {
  expect(frequencyIn(message)).toBe(often);
});
