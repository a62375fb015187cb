import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually } from '@b1fuchs/testing';
import { z } from 'zod';

const { TEST_STATE_DIR } = z.object({ TEST_STATE_DIR: z.string() }).parse(process.env);

/**
 * The system with an outside provider: a gateway and a practice service beside the running ones, started as those are
 * but for the changed settings. Everything else, such as accounts and data, is shared with the running system.
 */
export async function startWithProvider(providerUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const [practicePort, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${gatewayPort}`;
  const practice = startPart('practice-ai', 'services/practice-ai/dist/main.js', {
    PORT: practicePort,
    AI_PROVIDER: 'openai',
    OPENAI_BASE_URL: providerUrl,
    OPENAI_API_KEY: 'sk-stub',
    OPENAI_MODEL: 'stub-model',
  });
  const gateway = startPart('gateway', 'gateway/dist/main.js', {
    PORT: gatewayPort,
    // Any free one: nobody asks this gateway for its metrics.
    OPERATIONS_PORT: '0',
    PUBLIC_URL: url,
    PRACTICE_AI_URL: `http://127.0.0.1:${practicePort}`,
  });
  const stop = async (): Promise<void> => {
    await Promise.all([gateway.stop(), practice.stop()]);
  };
  try {
    await Promise.all([isReady(practicePort), isReady(gatewayPort)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Starts a built part with the settings that the running one has, but for `changes`. */
function startPart(name: string, entry: string, changes: Record<string, string>) {
  const settings = Object.entries(changes).map(([setting, value]) => `${setting}=${value}`);
  const child = spawn('/bin/sh', ['infra/native/run-part.sh', join(TEST_STATE_DIR, 'env', `${name}.env`), 'env', ...settings, process.execPath, entry], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return {
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const isReady = (port: string): Promise<void> =>
  eventually(async () => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/health/ready`);
    if (!ok) throw new Error(`nothing is ready at port ${port}`);
  }, 60_000);

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return String(address.port);
}
