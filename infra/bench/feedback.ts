/**
 * `make bench-feedback m2=<file> out=<file> [scorer=<script>]`: lets the whole product correct the sentences of an M2 file,
 * and the grammar engine without our rules correct them too, and writes both: ours to `out`, the other to `out`.bare, one
 * sentence a line in the file's order. A scorer is called as `scorer score <m2> <file>` for both.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { runBench, startBenchStack } from './bench-stack.js';
import { sentencesOf } from './m2.js';
import { post, shareOut } from './measure.js';

const CLIENTS = 4;
/** On a busy machine an answer may be 'try again in a minute'; what is measured here is not how fast. */
const PATIENCE_MS = 90_000;
/** The categories of grammar_custom.xml. */
const OWN_RULES = 'B1_PREPOSITIONS,B1_CASE,B1_PRONOUNS,B1_VERB_FORMS,B1_VERBS,B1_CONJUNCTIONS,B1_AGREEMENT,B1_WORDS';
const SECTION = 'teil1';

const options = z
  .object({ m2: z.string().min(1), out: z.string().min(1), scorer: z.string().min(1).optional() })
  .parse(parseArgs({ options: { m2: { type: 'string' }, out: { type: 'string' }, scorer: { type: 'string' } } }).values);

type Change = { offset: number; length: number; replacement: string };
const bareSchema = z.object({
  matches: z.array(z.object({ offset: z.number(), length: z.number(), replacements: z.array(z.object({ value: z.string() })) })),
});
const feedbackSchema = z.object({ corrections: z.array(z.object({ offset: z.number(), length: z.number(), corrected: z.string() })) });

const parseAs = <T>(schema: z.ZodType<T>, body: ArrayBuffer): T => schema.parse(JSON.parse(Buffer.from(body).toString()));

/** Makes the changes from left to right; one that meets an earlier one is left out. */
function corrected(sentence: string, changes: Change[]): string {
  let text = '';
  let done = 0;
  for (const { offset, length, replacement } of changes.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < done) continue;
    text += sentence.slice(done, offset) + replacement;
    done = offset + length;
  }
  return (text + sentence.slice(done)).replaceAll(/\s+/gu, ' ').trim();
}

async function measure(): Promise<void> {
  const sentences = sentencesOf(await readFile(options.m2, 'utf8'));
  const urls = await startBenchStack();
  // Imported only now: they need what starting the stack has built.
  const { signInNewLearner } = await import('./learner.js');
  const { TOPIC } = await import('./texts.js');
  const { eventually } = await import('@b1fuchs/testing');
  const gateway = new URL(z.url().parse(urls.GATEWAY_URL));
  const learner = await signInNewLearner({ gateway, mail: z.url().parse(urls.MAIL_URL) });

  const bare = async (text: string): Promise<string> => {
    const body = new URLSearchParams({ language: 'de-DE', text, disabledCategories: OWN_RULES });
    const { matches } = parseAs(bareSchema, await post(new URL('/v2/check', urls.GRAMMAR_URL), { body }));
    const changes = matches.flatMap(({ offset, length, replacements: [first] }) => (first ? [{ offset, length, replacement: first.value }] : []));
    return corrected(text, changes);
  };
  const ours = async (text: string): Promise<string> => {
    const body = JSON.stringify({ text, topic: TOPIC, section: SECTION });
    const answer = await eventually(() => post(new URL('/api/analyze/grammar', gateway), { headers: learner.headers, body }), PATIENCE_MS);
    const { corrections } = parseAs(feedbackSchema, answer);
    return corrected(text, corrections.map(({ offset, length, corrected: replacement }) => ({ offset, length, replacement })));
  };

  // Ours first: checks without our rules take the engine's pipelines away, and making new ones takes longer than a learner waits.
  for (const [name, file, correct] of [['B1 Fuchs', options.out, ours], ['Bare LanguageTool', `${options.out}.bare`, bare]] as const) {
    const startedAt = performance.now();
    const lines = await shareOut(CLIENTS, sentences, correct);
    await writeFile(file, lines.map((line) => `${line}\n`).join(''));
    console.log(`\n${name}: ${sentences.length} sentences in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s → ${file}`);
    if (options.scorer !== undefined) console.log((await promisify(execFile)(options.scorer, ['score', options.m2, file])).stdout.trim());
  }
}

await runBench(measure);
