import { createHash } from 'node:crypto';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderShellEnv } from './env-file.js';
import type { Env } from './env-file.js';
import { fingerprint } from './fingerprint.js';
import { LaunchError } from './launch-error.js';
import type { Part } from './part.js';
import { root } from './stack.js';
import type { Stack } from './stack.js';
import { listProcesses } from './supervisor-rpc.js';
import type { SupervisedProcess } from './supervisor-rpc.js';

const pythonBin = join(root, '.local/python/bin');
const runPart = join(root, 'infra/native/run-part.sh');

/** A Unix socket's path may have 107 bytes, and the supervisor first binds a longer temporary name beside it. */
const longestSocketPath = 90;

/** The supervisor's socket: in the state folder, or in the system's folder for temporary files when that path is too long. */
export function socketOf(stack: Stack): string {
  const wanted = join(stack.stateDir, 'supervisor.sock');
  if (Buffer.byteLength(wanted) <= longestSocketPath) return wanted;
  const name = createHash('sha256').update(stack.stateDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `b1fuchs-${userInfo().uid}-${name}.sock`);
}

const configOf = (stack: Stack) => join(stack.stateDir, 'supervisord.conf');
const envFileOf = (stack: Stack, part: Part) => join(stack.stateDir, 'env', `${part.name}.env`);
export const logOf = (stack: Stack, partName: string) => join(stack.stateDir, 'logs', `${partName}.log`);

const envOf = (stack: Stack, part: Part): Env => ({
  ...part.env,
  B1_STACK: stack.stateDir,
  B1_PART: part.name,
});

/** The configuration format takes % for its own expansions. */
const literal = (text: string) => text.replaceAll('%', '%%');
const quoted = (word: string) => `'${word.replaceAll("'", `'"'"'`)}'`;

function renderProgram(stack: Stack, part: Part, version: string): string {
  const command = ['/bin/sh', runPart, envFileOf(stack, part), ...part.command].map(quoted).join(' ');
  return [
    `[program:${part.name}]`,
    `command=${literal(command)}`,
    // Nothing reads it: a changed version is a changed program, which the supervisor then restarts.
    `environment=B1_VERSION="${version}"`,
    'autostart=false',
    'autorestart=true',
    'startsecs=1',
    'startretries=100000',
    `stopwaitsecs=${part.stopSeconds}`,
    // The broker's node stops its own helpers; the others' children get the signal with them.
    `stopasgroup=${String(part.name !== 'rabbitmq')}`,
    'killasgroup=true',
    'redirect_stderr=true',
    `stdout_logfile=${literal(logOf(stack, part.name))}`,
    'stdout_logfile_maxbytes=10MB',
    'stdout_logfile_backups=3',
    '',
  ].join('\n');
}

/** Renders the supervisor's configuration; `versions` holds a hash per part of all that a restart is needed for. */
export function renderConfig(stack: Stack, parts: readonly Part[], versions: readonly string[]): string {
  return [
    '[unix_http_server]',
    `file=${literal(socketOf(stack))}`,
    'chmod=0700',
    '[supervisord]',
    `logfile=${literal(logOf(stack, 'supervisor'))}`,
    `pidfile=${literal(join(stack.stateDir, 'supervisord.pid'))}`,
    `childlogdir=${literal(join(stack.stateDir, 'logs'))}`,
    `directory=${literal(root)}`,
    'umask=077',
    ...(userInfo().uid === 0 ? ['user=root'] : []),
    '[rpcinterface:supervisor]',
    'supervisor.rpcinterface_factory=supervisor.rpcinterface:make_main_rpcinterface',
    '[supervisorctl]',
    `serverurl=unix://${literal(socketOf(stack))}`,
    '',
    ...parts.map((part, index) => renderProgram(stack, part, versions[index] ?? '')),
  ].join('\n');
}

async function versionOf(stack: Stack, part: Part): Promise<string> {
  const built = await fingerprint(part.builtFrom);
  const all = JSON.stringify([part.command, envOf(stack, part), part.files, built]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** Writes the folders, files and variables of the parts and the supervisor's configuration. */
export async function writeConfiguration(stack: Stack, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    for (const folder of part.folders) await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [file, content] of Object.entries(part.files)) await writeFile(file, content, { mode: 0o600 });
    await writeFile(envFileOf(stack, part), renderShellEnv(envOf(stack, part)), { mode: 0o600 });
  }
  const versions = await Promise.all(parts.map((part) => versionOf(stack, part)));
  await writeFile(configOf(stack), renderConfig(stack, parts, versions), { mode: 0o600 });
}

/** What the parts inherit from the person's shell: nothing that could be taken for a setting of a service. */
const inherited =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_\w+|TZ|TMPDIR|JAVA_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|OPENBLAS_\w+|(HTTPS?|NO|ALL)_PROXY)$/i;

const supervisorEnv = (stack: Stack) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => inherited.test(name))),
  B1_STACK: stack.stateDir,
});

/** The supervised processes, or undefined when the stack's supervisor does not run. */
export async function supervisedProcesses(stack: Stack): Promise<SupervisedProcess[] | undefined> {
  return listProcesses(socketOf(stack)).catch(() => undefined);
}

async function startSupervisor(stack: Stack): Promise<void> {
  const child = spawn(join(pythonBin, 'supervisord'), ['-c', configOf(stack)], {
    env: supervisorEnv(stack),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    const advice = `Read ${logOf(stack, 'supervisor')}.`;
    throw new LaunchError('The supervisor did not start.', advice, complaint.trimEnd().split('\n').slice(-20));
  }
}

/** Starts the supervisor, or lets a running one take in the configuration: it stops what changed or is gone. */
export async function applyConfiguration(stack: Stack): Promise<void> {
  if ((await supervisedProcesses(stack)) === undefined) {
    await startSupervisor(stack);
    return;
  }
  await promisify(execFile)(join(pythonBin, 'supervisorctl'), ['-c', configOf(stack), 'update']);
}
