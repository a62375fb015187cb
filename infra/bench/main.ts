/**
 * `make bench`: starts a system of its own, measures it, prints every figure of this one run with its aim, and stops it.
 *   node --import tsx infra/bench/main.ts [--only gateway,accounts,cards,grammar,pdf,vocabulary,speaking,progress,membership,administration,pages,size]
 * BENCH_QUICK=1 takes fewer rounds.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadSecrets, signingEnv } from '../native/src/secrets.js';
import { describeStack } from '../native/src/stack.js';
import { BENCH_STACK, runBench, startBenchStack } from './bench-stack.js';
import { isQuick } from './measure.js';
import { renderTable, type Figure } from './table.js';

const partSchema = z.enum(['gateway', 'accounts', 'cards', 'grammar', 'pdf', 'vocabulary', 'speaking', 'progress', 'membership', 'administration', 'pages', 'size']);
type Part = z.infer<typeof partSchema>;

function partsFrom(args: string[]): Set<Part> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  return new Set(only === undefined ? partSchema.options : z.array(partSchema).parse(only.split(',')));
}

/** Where and when this run is made; the load is that of before it. */
function describeMachine(): string[] {
  const [load = 0] = loadavg();
  const processors = cpus();
  return [
    `${new Date().toISOString()}, Node ${process.versions.node}, load average at the start ${load.toFixed(2)}`,
    `${processors.length} cores: ${processors[0]?.model ?? 'unknown'}`,
    ...(load > 1 ? [`Warning: the machine was busy (load average ${load.toFixed(2)}, above 1): the figures are worse than they would be.`] : []),
    ...(isQuick ? ['Warning: BENCH_QUICK=1 takes few rounds: the figures are rough.'] : []),
  ];
}

/** Measures the parts in turn and hands each figure on as soon as it is there. */
async function measureStack(parts: Set<Part>, keep: (figures: Figure[]) => void): Promise<void> {
  const urls = await startBenchStack();
  // Imported only now: they need what starting the stack has built.
  const { signInNewLearner } = await import('./learner.js');
  const { measureGateway } = await import('./gateway.js');
  const { measureAccounts } = await import('./accounts.js');
  const { measureCards } = await import('./cards.js');
  const { measureGrammar } = await import('./grammar.js');
  const { measurePdf } = await import('./pdf.js');
  const { measureVocabulary } = await import('./vocabulary.js');
  const { measureSpeaking } = await import('./speaking.js');
  const { measureProgress } = await import('./progress.js');
  const { measureMembership } = await import('./membership.js');
  const { measureAdministration } = await import('./administration.js');
  const { measurePages } = await import('./pages.js');
  const { createTexts } = await import('./texts.js');

  const address = (name: string): URL => new URL(z.url().parse(urls[name]));
  const gateway = address('GATEWAY_URL');
  const learner = await signInNewLearner({ gateway, mail: address('MAIL_URL').href });
  const secrets = await loadSecrets(describeStack(BENCH_STACK));
  const signingKey = { keyId: 'gateway-1', privateKey: secrets.signingKeys.gateway.privateKey };
  const texts = createTexts(1);

  if (parts.has('gateway')) {
    console.log('→ Measuring the gateway');
    keep(await measureGateway({ gateway, progress: address('PROGRESS_URL'), learner, signingKey }));
  }
  if (parts.has('accounts')) {
    console.log('→ Measuring sign-ins');
    keep(await measureAccounts({ gateway, learner }));
  }
  if (parts.has('cards')) {
    console.log('→ Measuring the database');
    keep(await measureCards(address('MONGO_URL')));
  }
  if (parts.has('grammar')) {
    console.log('→ Measuring the analysis');
    keep(await measureGrammar({ gateway, engine: address('GRAMMAR_URL'), learner, texts }));
  }
  if (parts.has('pdf')) {
    console.log('→ Measuring the PDF reports');
    keep(await measurePdf({ gateway, learner, texts }));
  }
  if (parts.has('vocabulary')) {
    console.log('→ Measuring the vocabulary');
    keep(await measureVocabulary({ gateway, mongo: z.url().parse(urls.MONGO_URL_VOCABULARY), learner }));
  }
  if (parts.has('speaking')) {
    console.log('→ Measuring speech and conversation');
    keep(await measureSpeaking({ gateway, service: address('PRACTICE_AI_URL'), learner, signingKey }));
  }
  if (parts.has('progress')) {
    console.log('→ Measuring progress');
    keep(await measureProgress({ gateway, mongo: z.url().parse(urls.MONGO_URL_PROGRESS), rabbit: z.url().parse(urls.RABBIT_URL), learner }));
  }
  if (parts.has('membership')) {
    console.log('→ Measuring the membership');
    const keys = { secretKey: secrets.paymentKey, webhookSecret: secrets.paymentWebhookSecret };
    keep(await measureMembership({ gateway, mongo: z.url().parse(urls.MONGO_URL_BILLING), rabbit: z.url().parse(urls.RABBIT_URL), provider: address('PAYMENTS_URL'), keys, learner }));
  }
  if (parts.has('administration')) {
    console.log('→ Measuring the administration');
    // Somebody else: home looks different to an administrator.
    const administrator = await signInNewLearner({ gateway, mail: address('MAIL_URL').href });
    keep(await measureAdministration({ gateway, administrator, urls, signingKey: signingEnv(secrets, 'admin') }));
  }
  if (parts.has('pages')) {
    console.log('→ Measuring pages');
    keep(await measurePages({ gateway: address('PUBLIC_URL'), learner }));
  }
}

async function measureSizes(keep: (figures: Figure[]) => void): Promise<void> {
  const { measureSize } = await import('./size.js');
  keep(await measureSize());
}

const parts = partsFrom(process.argv.slice(2));
const machine = describeMachine();
const figures: Figure[] = [];
const keep = (more: Figure[]): void => void figures.push(...more);
await runBench(async () => {
  if ([...parts].some((part) => part !== 'size')) await measureStack(parts, keep);
  if (parts.has('size')) await measureSizes(keep);
});
if (figures.length > 0) console.log(['', ...machine, '', renderTable(figures), ''].join('\n'));
