import fc from 'fast-check';
import { appendSpoken, textOfPhrases, tidyGerman } from './german-text.js';
import { wordsOf } from './words.js';

test.each([
  ['ich heiße Anna und ich komme aus Polen', 'Ich heiße Anna und ich komme aus Polen.'],
  ['am Wochenende gehe Ich ins Kino', 'Am Wochenende gehe ich ins Kino.'],
  ['über das Thema  weiß   ich nicht viel ', 'Über das Thema weiß ich nicht viel.'],
  ['Heute ich gehe in die Stadt', 'Heute ich gehe in die Stadt.'],
  ['das ist gut , aber teuer', 'Das ist gut, aber teuer.'],
  ['das Ich in der Psychologie', 'Das ich in der Psychologie.'],
  ['schon fertig.', 'Schon fertig.'],
  ['wie schön', 'Wie schön.'],
  ['Was ich gut finde ist die Musik', 'Was ich gut finde ist die Musik.'],
  ['wie gesagt ich habe keine Zeit', 'Wie gesagt ich habe keine Zeit.'],
  ['nehmen Sie bitte Platz', 'Nehmen Sie bitte Platz.'],
  ['vielleicht er kommt später', 'Vielleicht er kommt später.'],
  ['jetzt sie ist müde', 'Jetzt sie ist müde.'],
  ['wer viel liest kennt viele Wörter', 'Wer viel liest kennt viele Wörter.'],
  ['ich weiß nicht ob er kommt oder nicht', 'Ich weiß nicht ob er kommt oder nicht.'],
  ['das kostet 3. 50', 'Das kostet 3. 50.'],
  ['ich mag Obst, z. B. Äpfel', 'Ich mag Obst, z. B. Äpfel.'],
  ['am 3. haben wir frei', 'Am 3. haben wir frei.'],
  ['ich komme Punkt neun Uhr', 'Ich komme Punkt neun Uhr.'],
  ['ich denke,', 'Ich denke.'],
  ['', ''],
])('%j becomes %j', (spoken, written) => {
  expect(tidyGerman(spoken)).toBe(written);
});

test.each([
  'wann treffen wir uns',
  'Wie viel kostet das',
  'um wie viel Uhr beginnt der Film',
  'mit wem fährst du',
  'aus welchem Land kommen Sie',
  'kommst du mit',
  'gehen wir am Samstag ins Kino',
  'können Sie das wiederholen',
  'ist das teuer',
  'hat deine Schwester Zeit',
  'haben Sie Kinder',
  'können Sie das bitte noch einmal sagen',
  'und wie heißen Sie',
  'Entschuldigung wo ist der Bahnhof',
  'hat Ihnen der Film gefallen',
  'wer kommt mit',
  'arbeitet er auch am Sonntag',
  'wir treffen uns um acht, oder',
  'das ist gut, nicht wahr',
  'ich mache den Salat, was meinst du',
])('%j is a question', (spoken) => {
  expect(tidyGerman(spoken)).toMatch(/^\p{Lu}.*\?$/u);
});

test('the tag of a question gets its comma', () => {
  expect(tidyGerman('wir treffen uns um acht oder')).toBe('Wir treffen uns um acht, oder?');
});

test('a transcription that has its punctuation keeps it', () => {
  const text = 'Guten Tag! Ich heiße Reza. Ich wohne in Köln, und Sie?';
  expect(tidyGerman(text)).toBe(text);
  expect(tidyGerman('Guten Tag. ich heiße Reza')).toBe('Guten Tag. Ich heiße Reza.');
  expect(tidyGerman('Ich bin Reza. wie heißen Sie')).toBe('Ich bin Reza. Wie heißen Sie?');
});

test.each([
  [['ich wohne in Köln', 'ich arbeite als Koch'], 'Ich wohne in Köln. Ich arbeite als Koch.'],
  [['Meine Schwester wohnt in Bonn', 'sie arbeitet im Krankenhaus'], 'Meine Schwester wohnt in Bonn. Sie arbeitet im Krankenhaus.'],
  [['ich möchte', 'Ich möchte nach Berlin fahren'], 'Ich möchte ich möchte nach Berlin fahren.'],
  [['ich fahre mit', 'Dem Bus'], 'Ich fahre mit dem Bus.'],
  [['ich gehe ins Kino', 'am Wochenende'], 'Ich gehe ins Kino am Wochenende.'],
  [['am Wochenende', 'gehe ich ins Kino'], 'Am Wochenende gehe ich ins Kino.'],
  [['wenn ich Zeit habe', 'gehe ich ins Kino'], 'Wenn ich Zeit habe gehe ich ins Kino.'],
  [['ich lerne Deutsch', 'Weil ich hier arbeite'], 'Ich lerne Deutsch weil ich hier arbeite.'],
  [['ich komme um acht', 'passt dir das'], 'Ich komme um acht. Passt dir das?'],
  [['ich bringe Salat mit', 'was bringst du mit'], 'Ich bringe Salat mit. Was bringst du mit?'],
  [['das finde ich gut', 'dann fahren wir mit dem Zug'], 'Das finde ich gut. Dann fahren wir mit dem Zug.'],
  [['das ist zu teuer', 'können wir zu Hause feiern'], 'Das ist zu teuer. Können wir zu Hause feiern?'],
  [['im Sommer war ich zu Hause und jetzt', 'haben wir wieder Kurs'], 'Im Sommer war ich zu Hause und jetzt haben wir wieder Kurs.'],
  [['das finde ich gut', 'dann', 'fahren wir'], 'Das finde ich gut dann fahren wir.'],
])('the phrases %j become %j', (phrases, text) => {
  expect(textOfPhrases(phrases)).toBe(text);
});

test('while more words may come, the last sentence has no end', () => {
  expect(textOfPhrases(['ich wohne in Köln', 'ich arbeite'], { isOpen: true })).toBe('Ich wohne in Köln. Ich arbeite');
});

test('no word is lost or added, and a second time changes nothing', () => {
  const word = fc.constantFrom('ich', 'Ich', 'wohne', 'in', 'Köln', 'und', 'kommst', 'du', 'wann', 'oder', 'heute', 'Freunde', 'weil', 'Komma', 'gehen', 'wir', '  ', 'acht.', 'gut,', 'z. B.', '3.', 'toll!');
  const phrase = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 5 }), (phrases) => {
      const text = textOfPhrases(phrases);
      expect(wordsOf(text)).toEqual(phrases.flatMap(wordsOf));
      expect(text).not.toMatch(/\s{2}|^\s|\s$/u);
      expect(tidyGerman(text)).toBe(text);
    }),
  );
});

test.each([
  ['', 'Ich komme.', 'Ich komme.'],
  ['Hallo Frau Berg.', 'Ich komme.', 'Hallo Frau Berg. Ich komme.'],
  ['Morgen komme', 'Ich um acht.', 'Morgen komme ich um acht.'],
  ['Sehr geehrte Frau Berg,\n', 'Ich komme.', 'Sehr geehrte Frau Berg,\nich komme.'],
  ['Hallo', '', 'Hallo'],
])('%j and the spoken %j become %j', (typed, spoken, text) => {
  expect(appendSpoken(typed, spoken)).toBe(text);
});
