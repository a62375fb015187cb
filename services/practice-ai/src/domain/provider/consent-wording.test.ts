import { consentWording } from './consent-wording.js';

const nobody = { model: undefined, voice: undefined, recognition: undefined };
const openai = { name: 'OpenAI', host: 'api.openai.com' };
const other = { name: 'Beispiel GmbH', host: 'ai.example.org' };

describe('what a learner agrees to', () => {
  test('speaks of texts to be corrected where nothing else goes out', () => {
    const { version, de } = consentWording({ ...nobody, model: openai });
    expect(version).toBe('2/OpenAI/api.openai.com');
    expect(de).toBe(
      'Ein KI-Modell kann Fehler finden, die unsere eigene Prüfung übersieht, und den Stil eines Textes freier verbessern. Wenn Sie zustimmen, senden wir dafür Ihren Text und die gewählte Aufgabe oder den gewählten Stil an OpenAI. Ihren Namen, Ihre E-Mail-Adresse und andere Angaben aus Ihrem Konto senden wir nie mit. Aber was Sie selbst in den Text schreiben, gehört zum Text. Ihre Zustimmung ist freiwillig: Sie können auch ohne sie üben, und Sie können sie jederzeit zurücknehmen. Danach senden wir nichts mehr.',
    );
  });

  test('names each recipient with what they receive, in all three languages', () => {
    const wording = consentWording({ model: openai, voice: other, recognition: openai });
    expect(wording.version).toBe('2/OpenAI/api.openai.com/voice/Beispiel GmbH/ai.example.org/recordings/OpenAI/api.openai.com');
    for (const text of [wording.de, wording.en, wording.fa]) {
      expect(text.split('OpenAI')).toHaveLength(3);
      expect(text.split('Beispiel GmbH')).toHaveLength(2);
    }
    expect(wording.de).toMatch(/vorgelesen wird, an Beispiel GmbH\..*Ihre Aufnahme an OpenAI\..*was Sie selbst schreiben oder sagen, wird mitgesendet/u);
  });

  test('is another one for each recipient and each purpose', () => {
    const versions = [
      consentWording({ ...nobody, model: openai }),
      consentWording({ ...nobody, voice: openai }),
      consentWording({ ...nobody, recognition: openai }),
      consentWording({ ...nobody, voice: other }),
      consentWording({ ...nobody, voice: openai, recognition: openai }),
    ].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});
