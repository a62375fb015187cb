import { parseConfig } from '@b1fuchs/kit';
import { configSchema, recipientOf } from './config.js';

const env = {
  PORT: '0',
  INTERNAL_TOKEN_PUBLIC_KEYS: '{}',
  MONGO_URL: 'mongodb://127.0.0.1:1/x',
  RABBIT_URL: 'amqp://127.0.0.1:1',
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
