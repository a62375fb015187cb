import { serviceConfigSchema } from '@b1fuchs/kit';
import { z } from 'zod';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';

/** docker-compose.yml hands a variable that the person left out on as an empty one. */
const orUnset = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const cents = (byDefault: number) => orUnset(z.coerce.number().min(0).max(1_000_000).default(byDefault));

export const configSchema = serviceConfigSchema
  .extend({
    /** LanguageTool with our readings and synthesis. */
    GRAMMAR_URL: z.url(),
    PARSER_URL: z.url(),
    EMBEDDINGS_URL: z.url(),
    AI_PROVIDER: orUnset(z.enum(['offline', 'openai']).default('offline')),
    OPENAI_API_KEY: orUnset(z.string().optional()),
    OPENAI_BASE_URL: orUnset(z.url({ protocol: /^https?$/ }).default(OPENAI_URL)),
    OPENAI_MODEL: orUnset(z.string().optional()),
    /** Who receives the texts, as learners read it before they agree; by default OpenAI or the server's host. */
    AI_RECIPIENT: orUnset(z.string().trim().max(60).optional()),
    /** What one learner may cost in a calendar month (UTC). */
    AI_MONTHLY_CAP_CENTS: cents(100),
    /** Per million tokens. By default a dear model's: what is not known counts as much rather than as little. */
    AI_INPUT_PRICE_CENTS: cents(250),
    AI_OUTPUT_PRICE_CENTS: cents(1_000),
  })
  .superRefine((config, context) => {
    if (config.AI_PROVIDER === 'offline') return;
    const complain = (variable: string, message: string): void => context.addIssue({ code: 'custom', path: [variable], message });
    const isTheirs = isOpenAi(config.OPENAI_BASE_URL);
    if (isTheirs && config.OPENAI_API_KEY === undefined) {
      complain('OPENAI_API_KEY', 'is needed because AI_PROVIDER is openai; set it, name another server in OPENAI_BASE_URL, or set AI_PROVIDER=offline.');
    }
    if (!isTheirs && config.OPENAI_MODEL === undefined) complain('OPENAI_MODEL', 'is needed because OPENAI_BASE_URL is a server of its own; name one of its models.');
  })
  .transform((config) => ({ ...config, OPENAI_MODEL: config.OPENAI_MODEL ?? OPENAI_MODEL }));
export type Config = z.infer<typeof configSchema>;

const isOpenAi = (url: string): boolean => new URL(url).host === new URL(OPENAI_URL).host;

/** Who receives the texts, as learners are told. */
export const recipientOf = ({ AI_RECIPIENT, OPENAI_BASE_URL }: Pick<Config, 'AI_RECIPIENT' | 'OPENAI_BASE_URL'>): string =>
  AI_RECIPIENT ?? (isOpenAi(OPENAI_BASE_URL) ? 'OpenAI' : new URL(OPENAI_BASE_URL).host);
