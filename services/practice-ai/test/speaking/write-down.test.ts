import { writeDown } from '../../src/domain/speaking/feedback/writing-down/write-down.js';
import { engine } from '../grammar/engines.js';

/** What somebody may have said, as it should be written. */
const texts = [
  'Ich heiße Maria. Ich komme aus Spanien und ich wohne seit drei Jahren in Köln. Ich arbeite als Köchin in einem Restaurant, weil ich gern koche. In meiner Freizeit lese ich gern Bücher. Am Wochenende gehe ich oft schwimmen.',
  'Ich habe zwei Kinder. Meine Tochter geht in die Schule. Mein Sohn ist noch klein. Er ist drei Jahre alt.',
  'Wenn ich Zeit habe, gehe ich ins Kino oder ich treffe meine Freunde. Wir kochen zusammen und sehen Filme.',
  'Ja, das finde ich gut, aber am Samstag kann ich nicht, weil ich arbeiten muss. Können wir am Sonntag gehen?',
  'Ich denke, das ist eine gute Idee. Wir könnten im Park grillen.',
  'Viele Leute benutzen das Internet jeden Tag. Sie lesen Nachrichten. Manche Leute kaufen auch online ein. Ein Vorteil ist, dass man Zeit spart. Ein Nachteil ist, dass viele Kinder zu lange am Computer sitzen.',
  'Um wie viel Uhr treffen wir uns? Ich schlage vor, dass wir um acht Uhr anfangen. Dann haben alle Zeit.',
  'In unserem Haus wohnen zehn Familien. Die Nachbarn sind sehr nett. Wir helfen uns oft. Wenn jemand krank ist, kaufen wir für ihn ein.',
  'In meinem Land ist es anders. Dort bekommen Kinder kein Taschengeld. Die Eltern kaufen alles.',
  'Ich habe meine Freundin gefragt, ob sie kommen kann. Sie hat ja gesagt.',
  'Am Ende möchte ich sagen, dass das Internet viele Vorteile hat. Vielen Dank für ihre Aufmerksamkeit.',
  'Ich spiele gern Gitarre und ich singe in einem Chor. Das macht mir viel Spaß. Wir treffen uns jeden Dienstag.',
  'Ich habe gestern meinen Bruder besucht. Wir haben zusammen gekocht. Danach haben wir einen Film gesehen.',
  'Früher habe ich in einer kleinen Stadt gelebt. Dort gab es kein Kino. Jetzt lebe ich in Berlin. Hier ist immer viel los.',
  'Wollen wir am Freitag oder am Samstag feiern? Ich finde Samstag besser, denn am Freitag müssen viele arbeiten.',
  'Zuerst erzähle ich von meinen Erfahrungen. Als ich ein Kind war, habe ich jede Woche zwei Euro bekommen. Damit habe ich Süßigkeiten gekauft.',
];
/** What a recogniser without marks and capitals makes of it. */
const recognised = (text: string): string => text.toLowerCase().replaceAll(/[.,?!]/gu, '');

describe('speech without marks and capitals', () => {
  test.each(texts)('is written down: %s', async (text) => {
    expect((await writeDown(recognised(text), engine)).text).toBe(text);
  });

  test('may run on in one line', async () => {
    const said = recognised(texts.slice(0, 3).join(' '));
    expect((await writeDown(said, engine)).text).toBe(texts.slice(0, 3).join(' '));
  });
});

describe('a text that is written already', () => {
  test.each([
    ...texts,
    'Guten Tag! Heute möchte ich über das Thema „Taschengeld“ sprechen: Zuerst erzähle ich, dann frage ich.',
    'Das ist z. B. am 3. Mai um 18.30 Uhr, bzw. am Abend.',
    'Das Leben ist schön, und das Essen auch.',
    'Der Mann, der hier wohnt, und die Frau, die ihn kennt, kommen.',
    'Was ist denn los? Sag mir bitte Bescheid.',
    'Ich weiß, was ich will.\n\nJa. Gut.',
  ])('stays as it is: %s', async (text) => {
    expect((await writeDown(text, engine)).text).toBe(text);
  });
});

describe('mistakes', () => {
  test.each([
    ['gestern ich habe gearbeitet und dann ich bin nach hause gegangen weil ich war müde', 'Gestern ich habe gearbeitet und dann ich bin nach Hause gegangen, weil ich war müde.'],
    ['ich gehe mit mein bruder in die park', 'Ich gehe mit mein Bruder in die Park.'],
    ['wenn ich zeit habe ich gehe schwimmen', 'Wenn ich Zeit habe, ich gehe schwimmen.'],
  ])('are not mended: “%s”', async (said, written) => {
    expect((await writeDown(said, engine)).text).toBe(written);
  });
});

describe('places', () => {
  test('lead back from every word to where it was said', async () => {
    const said = 'ich äh ich mag mein mein bruder\n\n\uD800 😀 er ist ähm nett';
    const { text, places } = await writeDown(said, engine);
    expect(text).toBe('Ich mag mein Bruder.\n\n  😀 er ist nett.');
    for (const word of ['mag', 'nett']) expect(said.slice(places[text.indexOf(word)])).toMatch(new RegExp(`^${word}`, 'u'));
    expect(places).toHaveLength(text.length);
  });

  test('are there for an empty text too', async () => {
    expect(await writeDown('', engine)).toMatchObject({ text: '', places: [], openings: new Set() });
  });
});
