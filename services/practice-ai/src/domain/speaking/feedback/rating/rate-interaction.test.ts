import { someCorrections } from '../../../../../test/some-evidence.js';
import { someSpokenEvidence, stages } from '../../../../../test/speaking/some-spoken-evidence.js';
import { joinsIn, rateInteraction } from './rate-interaction.js';

const rate = (...args: Parameters<typeof someSpokenEvidence>) => rateInteraction(someSpokenEvidence(...args));

describe('Kohärenz and Interaktion', () => {
  test('of a good plan is A, and says what was good', () => {
    expect(rate()).toMatchObject({ band: 'A', reason: expect.stringContaining('reagieren auf Ihren Partner') as string });
  });

  test('falls with each move that is missing', () => {
    const moves = ['Wir könnten am Freitag feiern.', 'Passt Ihnen das?', 'Das ist eine gute Idee.', 'Leider ist es zu teuer.'];
    const filler = 'Ich habe einen Garten und eine Küche und viele Teller und Gläser für alle Gäste.';
    const bands = [0, 1, 2, 3, 4].map((count) => rate({ text: [filler, ...moves.slice(0, count)].join(' ') }).band);
    expect(bands).toEqual([...bands].sort().reverse());
    expect(bands.at(0)).toBe('D');
    expect(bands.at(-1)).toBe('B');
  });

  test('of a talk rises with its opening, outline and close', () => {
    const middle = 'Das Internet ist wichtig, weil man schnell etwas findet. Außerdem kann man mit der Familie sprechen, wenn sie weit weg wohnt.';
    const talk = ['Mein Thema ist das Internet.', 'Zuerst erzähle ich von mir, danach nenne ich Vorteile.', middle, 'Vielen Dank fürs Zuhören.'];
    const full = rate({ kind: 'presentation', text: talk.join(' ') });
    const bare = rate({ kind: 'presentation', text: middle });
    expect([full.band, bare.band]).toEqual(['B', 'D']);
    expect(bare.reason).toMatch(/^Nennen Sie am Anfang das Thema/u);
  });

  test('of an introduction rises with longer, joined answers', () => {
    const short = rate({ kind: 'intro', text: 'Ich heiße Ali.\n\nAus dem Iran.\n\nIn Köln.' });
    const long = rate({
      kind: 'intro',
      text: 'Ich heiße Ali und komme aus dem Iran. Dort habe ich als Lehrer gearbeitet, bevor ich nach Köln gekommen bin.\n\nJetzt lerne ich Deutsch, weil ich wieder in einer Schule arbeiten möchte. Außerdem suche ich eine Wohnung, die nicht so teuer ist. Und Sie, wo wohnen Sie?',
    });
    expect(short.band).toBe('E');
    expect(long.band).toBe('A');
    expect(short.reason).toContain('zwei oder drei Sätzen');
  });

  test('never speaks of more than two things to do', () => {
    for (const kind of stages) expect(rate({ kind, text: 'Ja. Gut.' }).reason.match(/(?<=[.“)])\s(?=\p{Lu})/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('is E where nobody speaks German', () => {
    expect(rate({ isGerman: false }).band).toBe('E');
  });
});

describe('joins', () => {
  test('are different connectors and relative clauses; one that is built wrongly counts half', () => {
    const text = 'Ich komme, weil ich Zeit habe. Deshalb komme ich, weil ich will. Das ist der Kuchen, den ich mag.';
    expect(joinsIn(someSpokenEvidence({ text }))).toBe(3);
    expect(joinsIn(someSpokenEvidence({ text, mistakes: someCorrections(1, 'verb-position') }))).toBe(2.5);
    expect(joinsIn(someSpokenEvidence({ text: 'Ja.', mistakes: someCorrections(3, 'conjunction') }))).toBe(0);
  });
});
