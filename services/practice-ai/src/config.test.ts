import { parseConfig } from '@b1fuchs/kit';
import { configSchema, isOutside, recipientOf } from './config.js';

const env = {
  PORT: '0',
  INTERNAL_TOKEN_PUBLIC_KEYS: '{}',
  MONGO_URL: 'mongodb://127.0.0.1:1/x',
  RABBIT_URL: 'amqp://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
  GRAMMAR_URL: 'http://127.0.0.1:2',
  PARSER_URL: 'http://127.0.0.1:3',
  EMBEDDINGS_URL: 'http://127.0.0.1:4',
};
const read = (changes: Record<string, string>) => parseConfig(configSchema, { ...env, ...changes });

describe('the configuration of the AI provider', () => {
  test('needs nothing: by default no text goes out', () => {
    expect(read({}).AI_PROVIDER).toBe('offline');
    expect(read({ AI_PROVIDER: '', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '', AI_MONTHLY_CAP_CENTS: '' })).toEqual(read({}));
  });

  test('takes a key alone, and a server of its own without one', () => {
    expect(read({ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-1' })).toMatchObject({ OPENAI_MODEL: 'gpt-4.1-mini', AI_MONTHLY_CAP_CENTS: 100 });
    expect(read({ AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://ollama:11434/v1', OPENAI_MODEL: 'mistral' })).toMatchObject({ OPENAI_MODEL: 'mistral' });
  });

  test.each([
    ['a key is missing', { AI_PROVIDER: 'openai' }, /OPENAI_API_KEY: is needed because AI_PROVIDER is openai/],
    ['a server has no model', { AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://ollama:11434/v1' }, /OPENAI_MODEL: is needed/],
    ['the provider is unknown', { AI_PROVIDER: 'other' }, /AI_PROVIDER: /],
    ['the address is none', { OPENAI_BASE_URL: 'ollama' }, /OPENAI_BASE_URL: /],
    ['the cap is no amount', { AI_MONTHLY_CAP_CENTS: '-1' }, /AI_MONTHLY_CAP_CENTS: /],
    ['a price is no amount', { AI_INPUT_PRICE_CENTS: 'cheap' }, /AI_INPUT_PRICE_CENTS: /],
  ])('stops the start with a sentence when %s, and tells no secret', (_what, changes, sentence) => {
    expect(() => read({ OPENAI_API_KEY: '', ...changes })).toThrow(sentence);
  });

  test('names who receives the texts', () => {
    expect(recipientOf(read({}))).toBe('OpenAI');
    expect(recipientOf(read({ OPENAI_BASE_URL: 'https://llm.example.org:8443/v1' }))).toBe('llm.example.org:8443');
    expect(recipientOf(read({ OPENAI_BASE_URL: 'http://local-llm:11434/v1', AI_RECIPIENT: 'Gemma' }))).toBe('Gemma');
  });
});

describe('the configuration of speech', () => {
  test('needs nothing: espeak speaks, and no recording is taken', () => {
    expect(read({ SPEECH_URL: '', TRANSCRIBE_URL: '', SPEECH_PRICE_CENTS: '', ESPEAK_PATH: '' })).toEqual(read({}));
    const config = read({});
    expect([config.SPEECH_URL, config.TRANSCRIBE_URL, config.ESPEAK_PATH]).toEqual([undefined, undefined, 'espeak-ng']);
  });

  test('takes a key of OpenAI alone, and a server of its own without one', () => {
    const url = 'https://api.openai.com/v1';
    expect(read({ SPEECH_URL: url, SPEECH_API_KEY: 'sk-1', TRANSCRIBE_URL: url, TRANSCRIBE_API_KEY: 'sk-2' })).toMatchObject({
      SPEECH_MODEL: 'tts-1',
      SPEECH_VOICE: 'nova',
      TRANSCRIBE_MODEL: 'whisper-1',
    });
    expect(read({ TRANSCRIBE_URL: 'http://speech:8000/v1', TRANSCRIBE_MODEL: 'small' })).toMatchObject({ TRANSCRIBE_MODEL: 'small' });
  });

  test.each([
    ['a key for a voice is missing', { SPEECH_URL: 'https://api.openai.com/v1' }, /SPEECH_API_KEY: is needed because SPEECH_URL is OpenAI/],
    ['a key for recordings is missing', { TRANSCRIBE_URL: 'https://api.openai.com/v1' }, /TRANSCRIBE_API_KEY: is needed/],
    ['a server has no voice', { SPEECH_URL: 'http://tts:1/v1', SPEECH_MODEL: 'x' }, /SPEECH_VOICE: is needed because SPEECH_URL is a server of its own/],
    ['a server has no model', { TRANSCRIBE_URL: 'http://stt:1/v1' }, /TRANSCRIBE_MODEL: is needed/],
    ['an address is none', { SPEECH_URL: 'tts' }, /SPEECH_URL: /],
    ['a price is no amount', { TRANSCRIBE_PRICE_CENTS: 'cheap' }, /TRANSCRIBE_PRICE_CENTS: /],
  ])('stops the start with a sentence when %s', (_what, changes, sentence) => {
    expect(() => read(changes)).toThrow(sentence);
  });

  test.each([
    ['http://127.0.0.1:8000/v1', false],
    ['http://localhost/v1', false],
    ['http://[::1]:8000/v1', false],
    ['http://speech:8000/v1', false],
    ['https://api.openai.com/v1', true],
    ['http://192.168.1.20:8000/v1', true],
    ['http://localhost.example.org/v1', true],
    ['http://127.0.0.1.example.org/v1', true],
    ['http://[2001:db8::1]/v1', true],
  ])('knows whether %s is outside', (url, outside) => {
    expect(isOutside(url)).toBe(outside);
  });

  test('names who receives what, by the name that the model’s server has where it is the same one', () => {
    const config = read({ OPENAI_BASE_URL: 'https://ai.example.org/v1', AI_RECIPIENT: 'Beispiel GmbH' });
    expect(recipientOf(config, 'https://ai.example.org/audio')).toBe('Beispiel GmbH');
    expect(recipientOf(config, 'https://api.openai.com/v1')).toBe('OpenAI');
    expect(recipientOf(config, 'https://stimme.example.org/v1')).toBe('stimme.example.org');
  });
});
