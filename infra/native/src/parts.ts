import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appParts } from './app-parts.js';
import type { HealthCheck } from './health.js';
import { BEHIND_THE_DOOR, nice } from './niceness.js';
import { playsGoogle, sandboxEnv } from './openid-sandbox.js';
import type { Part, PartsInput } from './part.js';
import { paymentSandboxEnv, playsPayments } from './payment-sandbox.js';
import { prometheusPart } from './prometheus-part.js';
import { rabbitPart } from './rabbit-part.js';
import { redisPart } from './redis-part.js';
import { gatewayPort } from './service-env.js';
import { embeddingModelFolder, root } from './stack.js';

const native = join(root, 'infra/native');
const backing = join(native, 'backing/target');
const http = (port: number, path: string): HealthCheck => ({ kind: 'http', url: `http://127.0.0.1:${port}${path}` });
const plain = { env: {}, folders: [], files: {}, builtFrom: [], stopSeconds: 15 };

function mongoPart({ stack, mongod }: PartsInput): Part {
  const folder = join(stack.stateDir, 'mongo');
  const port = stack.ports.mongo;
  // A query of 100,000 entries holds lists that would each take a region, and begin a marking of the whole heap.
  const embedded = [...nice(BEHIND_THE_DOOR), 'java', '-Xmx768m', '-XX:G1HeapRegionSize=4m', '-cp', `${backing}/backing.jar:${backing}/lib/*`];
  return {
    ...plain,
    name: 'mongo',
    tier: 'store',
    command:
      mongod === undefined
        ? [...embedded, 'de.b1fuchs.backing.MongoServer', '--port', `${port}`, '--file', join(folder, 'data.mv')]
        : [mongod, '--replSet', 'b1fuchs', '--bind_ip', '127.0.0.1', '--port', `${port}`, '--dbpath', folder],
    ports: ['mongo'],
    folders: [folder],
    builtFrom: mongod === undefined ? [join(backing, 'backing.jar')] : [],
    health: { kind: 'mongo', url: `mongodb://127.0.0.1:${port}` },
    // After an update that changes how indexes are written those of 200,000 cards take some three minutes.
    startSeconds: 600,
    stopSeconds: 30,
  };
}

function grammarPart({ stack }: PartsInput): Part {
  return {
    ...plain,
    name: 'grammar',
    tier: 'engine',
    command: [
      ...['java', `@${native}/backing/grammar-jvm.options`, '-cp', `${backing}/backing.jar:${backing}/lib/*`],
      ...['de.b1fuchs.backing.GrammarEngine', '--port', `${stack.ports.grammar}`],
    ],
    ports: ['grammar'],
    builtFrom: [join(backing, 'backing.jar'), join(native, 'backing/grammar-jvm.options')],
    health: http(stack.ports.grammar, '/health'),
    startSeconds: 300,
  };
}

/** Stanford CoreNLP is licensed under the GPL: it is its own process, reached over HTTP alone. */
function parserPart({ stack }: PartsInput): Part {
  const annotators = 'tokenize,mwt,pos,depparse';
  return {
    ...plain,
    name: 'parser',
    tier: 'engine',
    command: [
      ...['java', `@${native}/parser/jvm.options`, '-cp', `${native}/parser/target/lib/*`],
      ...['edu.stanford.nlp.pipeline.StanfordCoreNLPServer', '-port', `${stack.ports.parser}`],
      ...['-serverProperties', 'StanfordCoreNLP-german.properties'],
      ...['-annotators', annotators, '-preload', annotators, '-timeout', '15000', '-quiet', 'true'],
    ],
    ports: ['parser'],
    builtFrom: [join(native, 'parser/jvm.options')],
    health: http(stack.ports.parser, '/ready'),
    startSeconds: 180,
  };
}

function embeddingsPart({ stack }: PartsInput): Part {
  return {
    ...plain,
    name: 'embeddings',
    tier: 'engine',
    command: [
      ...[join(root, '.local/python/bin/python3'), join(native, 'embeddings/serve.py'), '--model', embeddingModelFolder],
      // A learner's whole text is one inference; a second thread makes it a quarter shorter.
      ...['--host', '127.0.0.1', '--port', `${stack.ports.embeddings}`, '--threads', '2'],
    ],
    ports: ['embeddings'],
    builtFrom: [join(native, 'embeddings'), join(embeddingModelFolder, 'model.onnx')],
    health: http(stack.ports.embeddings, '/health'),
    startSeconds: 180,
  };
}

function mailPart({ stack }: PartsInput): Part {
  const folder = join(stack.stateDir, 'mail');
  return {
    ...plain,
    name: 'maildev',
    tier: 'engine',
    command: [
      ...[process.execPath, join(root, 'node_modules/maildev/dist/bin/maildev.js'), '--mail-directory', folder],
      ...['--ip', '127.0.0.1', '--smtp', `${stack.ports.smtp}`],
      ...['--web-ip', '127.0.0.1', '--web', `${stack.ports.mail}`],
    ],
    ports: ['smtp', 'mail'],
    folders: [folder],
    health: http(stack.ports.mail, '/api/healthz'),
    startSeconds: 180,
  };
}

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
/** What plays others is run from its source, as this launcher is, so that the servers alone need no build. */
const fromSource = (source: string) => [process.execPath, '--import', tsx, join(source, 'main.ts')];

/** Plays Google. */
function openidPart({ stack, secrets, userEnv }: PartsInput): Part {
  const folder = join(stack.stateDir, 'openid');
  const source = join(root, 'infra/openid-sandbox/src');
  return {
    ...plain,
    name: 'openid',
    tier: 'engine',
    command: fromSource(source),
    env: { HOST: '127.0.0.1', PORT: String(stack.ports.openid), KEY_DIR: folder, ...sandboxEnv({ ports: stack.ports, secrets, userEnv }) },
    ports: ['openid'],
    folders: [folder],
    builtFrom: [source],
    health: http(stack.ports.openid, '/health/ready'),
    startSeconds: 60,
  };
}

/** Plays the payment provider. */
function paymentsPart({ stack, secrets, mode }: PartsInput): Part {
  const folder = join(stack.stateDir, 'payments');
  const source = join(root, 'infra/sandbox/payments/src');
  return {
    ...plain,
    name: 'payments',
    tier: 'engine',
    command: fromSource(source),
    env: {
      HOST: '127.0.0.1',
      PORT: String(stack.ports.payments),
      STATE_DIR: folder,
      ...paymentSandboxEnv({ ports: stack.ports, secrets }, gatewayPort(stack.ports, mode)),
    },
    ports: ['payments'],
    folders: [folder],
    builtFrom: [source],
    health: http(stack.ports.payments, '/health/ready'),
    startSeconds: 60,
  };
}

/** The backing servers of a stack, in the order in which they start. */
export function serverParts(input: PartsInput): Part[] {
  return [
    redisPart(input),
    mongoPart(input),
    rabbitPart(input),
    grammarPart(input),
    parserPart(input),
    embeddingsPart(input),
    mailPart(input),
    prometheusPart(input),
    ...(playsGoogle(input.userEnv, input.stack.ports) ? [openidPart(input)] : []),
    ...(playsPayments(input.userEnv, input.stack.ports) ? [paymentsPart(input)] : []),
  ];
}

/** Every part of a stack. */
export function allParts(input: PartsInput): Part[] {
  return [...serverParts(input), ...appParts(input)];
}
