import { choiceIn, isForPartner, meaningOf, wordAskedFor, wordOffered } from './questions.js';

test.each([
  ['Sollen wir mit dem Bus oder mit dem Zug fahren?', ['mit dem Bus', 'mit dem Zug']],
  ['Fahren wir jetzt mit dem Zug oder mit dem Auto?', ['mit dem Zug', 'mit dem Auto']],
  ['Einen Gutschein oder ein Fotoalbum, was finden Sie besser?', ['einen Gutschein', 'ein Fotoalbum']],
  ['Was ist besser, am Samstag oder am Sonntag?', ['am Samstag', 'am Sonntag']],
  ['Um neun oder um zehn?', ['um neun', 'um zehn']],
])('„%s“ offers a choice', (message, options) => {
  expect(choiceIn(message)).toEqual(options);
});

test.each(['Das ist gut, oder?', 'Wir könnten grillen oder so.', 'Ist das für dich okay oder nicht?', 'Ich esse Brot oder Salat.', 'Darf ich anfangen oder soll ich noch warten?'])('„%s“ offers none', (message) => {
  expect(choiceIn(message)).toBeUndefined();
});

test.each([
  ['Was bedeutet „erreichen“?', 'erreichen'],
  ['Entschuldigung, was heißt Ausflug?', 'Ausflug'],
  ['was ist ein gutschein', 'gutschein'],
  ['Können Sie mir bitte erklären, was „Zukunft“ bedeutet?', 'Zukunft'],
])('„%s“ asks for the word %s', (message, word) => {
  expect(wordAskedFor(message)).toBe(word);
  expect(meaningOf(word)).toContain('heißt auf Englisch');
});

test.each(['Was heißt das?', 'Was bedeutet das denn?', 'Was ist das Problem?', 'Was ist besser?'])('„%s“ asks for no word', (message) => {
  expect(wordAskedFor(message)).toBeUndefined();
});

test.each([
  ['Wie heißt das auf Deutsch, Schrank?', 'Schrank'],
  ['Wie heißt das auf deutsch, Schlange?', 'Schlange'],
  ['Man klebt das auf den Brief, sagt man so, Briefmarke?', 'Briefmarke'],
  ['Ist das gut, Anna?', undefined],
])('„%s“ offers the word %s', (message, word) => {
  expect(wordOffered(message)).toBe(word);
});

test.each(['Haben Sie am Samstag Zeit?', 'Brauche ich einen Termin?', 'Wie viel kostet das?', 'Und wer macht den Salat für alle die Leute?'])('„%s“ is put to the partner', (message) => {
  expect(isForPartner(message)).toBe(true);
});

test.each(['Was ich denke? Ich finde, man soll Bargeld behalten.', 'Viele Gäste fragen mich jeden Tag: „Kann ich mit Karte bezahlen?“', 'Ich hoffe so sehr, ich schaffe das in diesem Jahr?'])('„%s“ is not', (message) => {
  expect(isForPartner(message)).toBe(false);
});
