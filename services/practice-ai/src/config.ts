import { serviceConfigSchema } from '@b1fuchs/kit';
import { z } from 'zod';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';
/** The one that heeds the speed. */
const OPENAI_SPEECH_MODEL = 'tts-1';
const OPENAI_VOICE = 'nova';
/** The one that tells how sure it is. */
const OPENAI_TRANSCRIPTION_MODEL = 'whisper-1';

/** docker-compose.yml hands a variable that the person left out on as an empty one. */
const orUnset = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const serverUrl = z.url({ protocol: /^https?$/ });
const amount = z.coerce.number().min(0).max(1_000_000);
const cents = (byDefault: number) => orUnset(amount.default(byDefault));

export const configSchema = serviceConfigSchema
  .extend({
    REDIS_URL: z.string().startsWith('redis'),
    /** LanguageTool with our readings and synthesis. */
    GRAMMAR_URL: z.url(),
    PARSER_URL: z.url(),
    EMBEDDINGS_URL: z.url(),
    AI_PROVIDER: orUnset(z.enum(['offline', 'openai']).default('offline')),
    OPENAI_API_KEY: orUnset(z.string().optional()),
    OPENAI_BASE_URL: orUnset(serverUrl.default(OPENAI_URL)),
    OPENAI_MODEL: orUnset(z.string().optional()),
    /** Who receives the texts, as learners read it before they agree; by default OpenAI or the server's host. */
    AI_RECIPIENT: orUnset(z.string().trim().max(60).optional()),
    /** What one learner may cost in a calendar month (UTC). */
    AI_MONTHLY_CAP_CENTS: cents(100),
    /** Per million tokens. By default a dear model's: what is not known counts as much rather than as little. */
    AI_INPUT_PRICE_CENTS: cents(250),
    AI_OUTPUT_PRICE_CENTS: cents(1_000),
    /** Name or path of the espeak-ng program. */
    ESPEAK_PATH: orUnset(z.string().default('espeak-ng')),
    /** A server with a better voice than espeak's. */
    SPEECH_URL: orUnset(serverUrl.optional()),
    SPEECH_API_KEY: orUnset(z.string().optional()),
    SPEECH_MODEL: orUnset(z.string().optional()),
    SPEECH_VOICE: orUnset(z.string().optional()),
    /** Per million characters. */
    SPEECH_PRICE_CENTS: orUnset(amount.optional()),
    /** A server that turns recordings into text. */
    TRANSCRIBE_URL: orUnset(serverUrl.optional()),
    TRANSCRIBE_API_KEY: orUnset(z.string().optional()),
    TRANSCRIBE_MODEL: orUnset(z.string().optional()),
    /** Per hour of speech. */
    TRANSCRIBE_PRICE_CENTS: orUnset(amount.optional()),
  })
  .superRefine((config, context) => {
    const complain = (variable: string, message: string): void => context.addIssue({ code: 'custom', path: [variable], message });
    if (config.AI_PROVIDER === 'openai') {
      const isTheirs = isOpenAi(config.OPENAI_BASE_URL);
      if (isTheirs && config.OPENAI_API_KEY === undefined) {
        complain('OPENAI_API_KEY', 'is needed because AI_PROVIDER is openai; set it, name another server in OPENAI_BASE_URL, or set AI_PROVIDER=offline.');
      }
      if (!isTheirs && config.OPENAI_MODEL === undefined) complain('OPENAI_MODEL', 'is needed because OPENAI_BASE_URL is a server of its own; name one of its models.');
    }
    const speechServers = [
      ['SPEECH_URL', 'SPEECH_API_KEY', ['SPEECH_MODEL', 'SPEECH_VOICE']],
      ['TRANSCRIBE_URL', 'TRANSCRIBE_API_KEY', ['TRANSCRIBE_MODEL']],
    ] as const;
    for (const [address, key, choices] of speechServers) {
      const url = config[address];
      if (url === undefined) continue;
      const isTheirs = isOpenAi(url);
      if (isTheirs && config[key] === undefined) complain(key, `is needed because ${address} is OpenAI; set it, or leave ${address} empty.`);
      for (const choice of choices) {
        if (!isTheirs && config[choice] === undefined) complain(choice, `is needed because ${address} is a server of its own; name one that it has.`);
      }
    }
  })
  .transform((config) => ({
    ...config,
    OPENAI_MODEL: config.OPENAI_MODEL ?? OPENAI_MODEL,
    SPEECH_MODEL: config.SPEECH_MODEL ?? OPENAI_SPEECH_MODEL,
    SPEECH_VOICE: config.SPEECH_VOICE ?? OPENAI_VOICE,
    TRANSCRIBE_MODEL: config.TRANSCRIBE_MODEL ?? OPENAI_TRANSCRIPTION_MODEL,
  }));
export type Config = z.infer<typeof configSchema>;

/** Also asked of an address that is none. */
const isOpenAi = (url: string): boolean => URL.canParse(url) && new URL(url).host === new URL(OPENAI_URL).host;

/** Who receives what goes to a server, as learners are told; AI_RECIPIENT names who runs the one of the model. */
export function recipientOf({ AI_RECIPIENT, OPENAI_BASE_URL }: Pick<Config, 'AI_RECIPIENT' | 'OPENAI_BASE_URL'>, url = OPENAI_BASE_URL): string {
  const isOfTheModel = new URL(url).host === new URL(OPENAI_BASE_URL).host;
  return (isOfTheModel ? AI_RECIPIENT : undefined) ?? (isOpenAi(url) ? 'OpenAI' : new URL(url).host);
}

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/u;

/** Whether what goes to a server leaves the installation: this machine, and names without a dot, such as those of a compose project, are inside. */
export function isOutside(url: string): boolean {
  const { hostname } = new URL(url);
  return !THIS_MACHINE.test(hostname) && /[.:]/u.test(hostname);
}
