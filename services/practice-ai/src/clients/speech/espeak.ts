import { spawn, type ChildProcess } from 'node:child_process';
import { PassThrough, type Writable } from 'node:stream';
import type { Slots } from '@b1fuchs/kit';
import { SpeechFailure, type SpeechOrder, type Voice } from './voice.js';

interface EspeakOptions {
  /** Name or path of the program. */
  command: string;
  /** How many run at once, and how many wait. */
  slots: Slots;
  timeoutMs: number;
}

/** Words a minute at speed 1. espeak's own 175 is fast for who learns the language; it can't go below 80. */
const WORDS_PER_MINUTE = 160;
/** German; UTF-8; the whole of the standard input as plain text (without -m no SSML); a WAV file to the standard output. */
const fixedArguments = ['-v', 'de', '-b', '1', '--stdin', '--stdout'];
const NOT_FOUND = 'ENOENT';

/** The voice of the espeak-ng program: one process a text, without a shell, ended with its whole group when nobody listens any more. */
export function createEspeak({ command, slots, timeoutMs }: EspeakOptions): Voice {
  async function* speak(order: SpeechOrder, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const sound = new PassThrough();
    const run = slots.run(() => runEspeak({ command, order, sound, signal, timeoutMs }));
    if (!run) throw new SpeechFailure('busy', 'too many texts wait for espeak');
    run.then(
      () => sound.end(),
      (error: unknown) => sound.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    yield* sound as AsyncIterable<Uint8Array>;
  }
  return { name: 'espeak', id: `espeak ${WORDS_PER_MINUTE}`, speak };
}

type Run = { command: string; order: SpeechOrder; sound: Writable; signal: AbortSignal; timeoutMs: number };

async function runEspeak({ command, order, sound, signal, timeoutMs }: Run): Promise<void> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  const ending = AbortSignal.any([signal, late]);
  const child = spawn(command, [...fixedArguments, '-s', String(Math.round(order.speed * WORDS_PER_MINUTE))], {
    // A group of its own, so that all of it can be ended.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const end = (): void => endGroup(child);
  ending.addEventListener('abort', end);
  child.stdout.pipe(sound, { end: false });
  // A process that ends early no longer reads; how it ended says more.
  child.stdin.on('error', () => undefined);
  child.stdin.end(order.text);
  try {
    const code = await endOf(child);
    signal.throwIfAborted();
    if (late.aborted) throw new SpeechFailure('timeout', `espeak took more than ${timeoutMs} ms`);
    if (code !== 0) throw new SpeechFailure('broken', `espeak ended with ${String(code)}`);
  } finally {
    ending.removeEventListener('abort', end);
  }
}

/** The exit code once the process is gone and its output read; null after a signal. Throws SpeechFailure when it can't be started. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new SpeechFailure(error.code === NOT_FOUND ? 'missing' : 'broken', `espeak does not start: ${error.code ?? error.message}`));
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
