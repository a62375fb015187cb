import { chmod, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@b1fuchs/testing';
import { newSentence, startSpeechUnderTest, timeoutMs, type SpeechUnderTest } from './speech-under-test.js';

let speech: SpeechUnderTest;
let notes: string;

/** In espeak's place: a program that starts another one, writes down both, says a little and never ends by itself. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'b1fuchs-speech-'));
  notes = join(folder, 'started');
  const program = join(folder, 'espeak');
  await writeFile(notes, '');
  await writeFile(program, `#!/bin/sh\nsleep 300 &\necho "$$ $!" >> '${notes}'\nprintf 'RIFF\\000\\000\\000\\000WAVEfmt '\nwait\n`);
  await chmod(program, 0o755);
  speech = await startSpeechUnderTest(() => ({ ESPEAK_PATH: program }));
}, timeoutMs);
afterAll(() => speech.stop());
beforeEach(() => writeFile(notes, ''));

/** Every process that was started, one line a text. */
const started = async (): Promise<number[][]> => {
  const lines = (await readFile(notes, 'utf8')).trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split(' ').map(Number));
};
/** Whether it still runs. What has ended but is not yet waited for by its parent does not. */
async function runs(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return state !== undefined && !state.includes(') Z ');
}
const running = async (): Promise<number[]> => {
  const pids = (await started()).flat();
  const states = await Promise.all(pids.map(runs));
  return pids.filter((_pid, index) => states[index]);
};
/** Our own children that have ended and that nobody waited for. */
async function zombies(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return states.filter((state) => state.includes(`) Z ${process.pid} `));
}

/** Asks for a text and gives what hangs up. */
function ask(text: string) {
  const browser = new AbortController();
  const answer = speech.say({ text }, { signal: browser.signal }).then((response) => response.arrayBuffer());
  const failed = answer.then(() => false, () => true);
  return { hangUp: () => browser.abort(), failed };
}

describe('who hangs up', () => {
  test('ends the process and all that it has started', async () => {
    const { hangUp, failed } = ask(newSentence());
    await eventually(async () => expect(await running()).toHaveLength(2));
    hangUp();
    expect(await failed).toBe(true);
    await eventually(async () => expect(await running()).toEqual([]));
    await eventually(async () => expect(await zombies()).toEqual([]));
  }, timeoutMs);

  test('does not end it for others who listen to the same text', async () => {
    const text = newSentence();
    const [one, other] = [ask(text), ask(text)];
    await eventually(async () => expect(await running()).toHaveLength(2));
    await eventually(async () => expect(await speech.soundsFrom('espeak', 'joined')).toBe(1));
    one.hangUp();
    expect(await one.failed).toBe(true);
    await wait(200);
    expect(await running()).toHaveLength(2);
    other.hangUp();
    await eventually(async () => expect(await running()).toEqual([]));
    expect(await started()).toHaveLength(1);
  }, timeoutMs);

  test('makes room at once: more who ask than can be served leave nothing behind', async () => {
    const asked = Array.from({ length: 30 }, () => ask(newSentence()));
    await eventually(async () => expect((await started()).length).toBe(4));
    for (const { hangUp } of asked) hangUp();
    expect(await Promise.all(asked.map(({ failed }) => failed))).not.toContain(false);
    await eventually(async () => expect(await running()).toEqual([]));
    const { hangUp } = ask(newSentence());
    await eventually(async () => expect(await running()).toHaveLength(2));
    hangUp();
    await eventually(async () => expect(await running()).toEqual([]));
  }, timeoutMs);

  test('may ask anew for the same text at the same moment', async () => {
    const text = newSentence();
    const first = ask(text);
    await eventually(async () => expect(await running()).toHaveLength(2));
    first.hangUp();
    const second = ask(text);
    expect(await first.failed).toBe(true);
    await wait(200);
    expect(await running()).toHaveLength(2);
    second.hangUp();
    await eventually(async () => expect(await running()).toEqual([]));
  }, timeoutMs);
});

test('a voice that never ends is ended after its time, and the answer breaks off', async () => {
  const { failed } = ask(newSentence());
  expect(await failed).toBe(true);
  await eventually(async () => expect(await running()).toEqual([]));
}, timeoutMs);

test('more texts than may wait are refused at once', async () => {
  const asked = Array.from({ length: 104 }, () => ask(newSentence()));
  await eventually(async () => expect((await started()).length).toBe(4));
  await eventually(async () => {
    const answer = await speech.say({ text: newSentence() }, { signal: AbortSignal.timeout(1_000) });
    expect(answer.status).toBe(503);
  });
  for (const { hangUp } of asked) hangUp();
  await Promise.all(asked.map(({ failed }) => failed));
  await eventually(async () => expect(await running()).toEqual([]));
}, timeoutMs);
