import { moments } from '../../src/domain/speaking/catalogue/moments.js';
import { startFreeTalk } from '../../src/domain/speaking/free/free-talk.js';
import { stemsIn } from '../../src/domain/speaking/understanding/stems.js';
import { listening, momentListener } from './examiner-under-test.js';

/** Preparing the catalogue takes half a minute where it has not been done before. */
const timeoutMs = 120_000;

const best = async (message: string): Promise<string | undefined> => (await momentListener.hear(message))?.told[0]?.id;

describe('moments of a free conversation', () => {
  test.each([
    ['Ich bin seit drei Tagen erkältet und habe Husten.', 'erkaeltung'],
    ['Mein Sohn macht keine Hausaufgaben und die Lehrerin ist böse auf ihn.', 'schule-probleme'],
    ['Unsere Heizung geht nicht mehr und in der Wohnung ist es kalt.', 'heizung-kaputt'],
    ['Ich mache gern Fotos von alten Häusern, Fotografieren ist mein Hobby.', 'fotografieren'],
    ['Wir warten schon lange auf das Visum für meine Frau.', 'visum-warten'],
    ['Meine Kollegen sind alle sehr nett zu mir und helfen mir.', 'kollegen-nett'],
  ])('„%s“ is %s', async (message, moment) => {
    expect(await best(message)).toBe(moment);
  }, timeoutMs);

  test('what is asked is heard as asked, what is told is not', async () => {
    expect((await momentListener.hear('Was machst du gern in deiner Freizeit?'))?.asked).toBe('frage-hast-du-hobbys');
    expect((await momentListener.hear('In meiner Freizeit spiele ich Gitarre.'))?.asked).toBeUndefined();
  }, timeoutMs);

  test('nothing is heard in what is like no moment', async () => {
    expect((await momentListener.hear('Der Satellit umkreist den Planeten in elf Tagen.'))?.told).toEqual([]);
  }, timeoutMs);

  test('the friend takes up what was told, asks about it, and asks nothing that was said already', async () => {
    const moment = moments.find(({ id }) => id === 'heizung-kaputt');
    const message = 'Die Heizung ist kaputt, und es ist sehr kalt in der Wohnung. Ich habe das schon dem Vermieter gemeldet.';
    const { text } = startFreeTalk('x').answer({ message, understood: await listening.freely(message), corrected: undefined });
    expect(moment?.reactions.some((reaction) => text.startsWith(reaction))).toBe(true);
    const asked = moment?.questions.find(({ ask }) => text.endsWith(ask));
    expect(asked).toBeDefined();
    expect(asked?.told.some((stem) => message.toLowerCase().includes(stem))).toBe(false);
  }, timeoutMs);
});

test('each moment has its own id, five wordings, two reactions of its own and four questions', () => {
  const ids = moments.map(({ id }) => id);
  const reactions = moments.flatMap((moment) => moment.reactions);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(reactions).size).toBe(reactions.length);
  expect(moments.filter(({ wordings, reactions: own, questions }) => wordings.length !== 5 || own.length !== 2 || new Set(questions.map(({ ask }) => ask)).size !== 4).map(({ id }) => id)).toEqual([]);
});

test('each wording of a moment has one of the words that its moment needs', () => {
  const without = moments.flatMap(({ id, needs, wordings }) => wordings.filter((wording) => needs !== undefined && stemsIn(wording, needs).length === 0).map((wording) => `${id}: ${wording}`));
  expect(without).toEqual([]);
});
