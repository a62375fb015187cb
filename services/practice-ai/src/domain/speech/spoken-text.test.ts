import { MAX_SPOKEN_LENGTH } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { spokenText } from './spoken-text.js';

describe('what a voice is given', () => {
  test.each([
    ['leaves plain German as it is', 'Wie geht’s? – Gut, danke! (2 + 3 = 5, 50 %, 3 €)', 'Wie geht’s? – Gut, danke! (2 + 3 = 5, 50 %, 3 €)'],
    ['drops tags and keeps their words', '<speak>Hallo <break time="10s"/>Welt &amp; Co.</speak><!-- x -->', 'Hallo Welt &amp; Co. !-- x --'],
    ['keeps what only looks like a tag', '3 < 5 und 5 > 3', '3 5 und 5 3'],
    ['takes no phonemes', 'Hallo [[ha:loo]]!', 'Hallo ha:loo !'],
    ['takes no commands', 'Hallo \u000180S Welt\u0000\u001b[0m', 'Hallo 80S Welt 0m'],
    ['drops pictures', 'Gut 😀👍🏽🇩🇪 gemacht ❤️ 1️⃣', 'Gut gemacht 1'],
    ['drops Markdown', '**Guten** _Tag_, `Anna`\n# Titel', 'Guten Tag , Anna\nTitel'],
    ['drops what is invisible inside a word', 'Donau\u00addampf\u200bschiff', 'Donaudampfschiff'],
    ['mends halves of characters', 'Ja\ud83d nein', 'Ja nein'],
    ['composes letters', 'scho\u0308n', 'schön'],
    ['leaves the signs of a shell as they are', '$(rm -rf /); "&" \' || true', '$(rm -rf /); "&" \' true'],
  ])('%s', (_what, text, spoken) => {
    expect(spokenText(text)).toBe(spoken);
  });

  test.each(['😀', '...', '<br/>', '[[ ]]', '\u0001'])('is nothing for %j', (text) => {
    expect(() => spokenText(text)).toThrow(AppError);
  });

  test('is no longer than allowed', () => {
    expect(spokenText('a'.repeat(MAX_SPOKEN_LENGTH))).toHaveLength(MAX_SPOKEN_LENGTH);
    expect(() => spokenText('a'.repeat(MAX_SPOKEN_LENGTH + 1))).toThrow('höchstens 2.000 Zeichen');
  });
});
