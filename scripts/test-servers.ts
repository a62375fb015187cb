import { startStack, stopStack } from '../infra/native/src/index.js';

/** Tests have a stack of their own beside the one in use. */
const TEST_STACK = { stateDir: '.local/test', portBase: Number(process.env.B1_TEST_PORT_BASE ?? 28080) };

export type TestServers = { urls: Record<string, string>; stop: () => Promise<void> };

/** The whole system under supervision, for component tests (its servers) and journeys (all of it). */
export async function startTestServers(): Promise<TestServers> {
  const urls = await startStack({ ...TEST_STACK, userEnv: { RATE_LIMIT_FACTOR: '1000' } });
  return {
    urls: { ...urls, TEST_STATE_DIR: TEST_STACK.stateDir },
    stop: async () => {
      await stopStack(TEST_STACK);
    },
  };
}
