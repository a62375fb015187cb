import { startStack, stopStack } from '../infra/native/src/index.js';
import { startStripeMock } from './stripe-mock.js';
import { hasContainerEngine, startTestContainers } from './test-containers.js';

/** Tests have a stack of their own beside the one in use. */
const TEST_STACK = { stateDir: '.local/test', portBase: Number(process.env.B1_TEST_PORT_BASE ?? 28080) };
/** One that no part of a stack has. */
const STRIPE_MOCK_PORT = TEST_STACK.portBase + 50;

export type TestServers = {
  /** For journeys: the whole system under supervision. */
  stack: Record<string, string>;
  /** For component tests: the same, but each server as it was chosen (see startTestServers). */
  servers: Record<string, string>;
  stop: () => Promise<void>;
};

/**
 * Starts what the tests run against. A component test takes each server from the environment (TEST_MONGO_URL and so on),
 * else from a container where an engine answers, else from the native stack. Journeys stop and kill parts of their
 * system, so they always have the native one.
 * @param asksProvider tests hold requests against the payment provider's own stand-in
 */
export async function startTestServers({ asksProvider }: { asksProvider: boolean }): Promise<TestServers> {
  const stack = { ...(await startStack({ ...TEST_STACK, userEnv: { RATE_LIMIT_FACTOR: '1000' } })), TEST_STATE_DIR: TEST_STACK.stateDir };
  const stripeMock = asksProvider ? await startStripeMock(STRIPE_MOCK_PORT) : undefined;
  const containers = (await hasContainerEngine()) ? await startTestContainers() : undefined;
  return {
    stack,
    servers: { ...stack, ...containers?.urls, ...(stripeMock && { STRIPE_MOCK_URL: stripeMock.url }), ...givenUrls(Object.keys(stack)) },
    stop: async () => {
      await stripeMock?.stop();
      await containers?.stop();
      await stopStack(TEST_STACK);
    },
  };
}

function givenUrls(names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const url = process.env[`TEST_${name}`];
      return url === undefined || url === '' ? [] : [[name, url]];
    }),
  );
}
