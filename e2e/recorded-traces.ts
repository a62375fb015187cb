import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTraceReceiver, type TraceReceiver } from '@b1fuchs/testing';
import { z } from 'zod';
import { renderShellEnv } from '../infra/native/src/env-file.js';
import { allReady, restartParts } from './stack.js';
import { services } from './traces.js';

const { TEST_STATE_DIR } = z.object({ TEST_STATE_DIR: z.string() }).parse(process.env);
const parts = ['gateway', ...services];

/** Starts the gateway and the services anew with every trace recorded; `stop` starts them as they were before. */
export async function recordTraces(): Promise<TraceReceiver> {
  const receiver = await startTraceReceiver();
  const settings = renderShellEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '500' });
  const files = parts.map((part) => join(TEST_STATE_DIR, 'env', `${part}.env`));
  const before = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const start = async (more: string): Promise<void> => {
    await Promise.all(before.map(({ file, text }) => writeFile(file, text + more)));
    await restartParts(parts);
    await allReady();
  };
  await start(settings);
  return {
    ...receiver,
    async stop() {
      await start('');
      await receiver.stop();
    },
  };
}
