import { GenericContainer, Wait, getContainerRuntimeClient, type StartedTestContainer } from 'testcontainers';

/** The same as in docker-compose.yml; infra/native/test/compose.test.ts holds the two together. */
export const images = { mongo: 'mongo:7.0', redis: 'redis:7.2-bookworm', rabbitmq: 'rabbitmq:3.13-management' };

const PORTS = { mongo: 27_017, redis: 6_379, amqp: 5_672, rabbitManagement: 15_672 };
const RABBIT_LOGIN = 'guest:guest';
const START_MS = 180_000;

export type TestContainers = { urls: Record<string, string>; stop: () => Promise<void> };

/** Tells whether a container engine answers. */
export const hasContainerEngine = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/** MongoDB, Redis and RabbitMQ in containers for component tests, which make their own databases and virtual hosts there. */
export async function startTestContainers(): Promise<TestContainers> {
  const started: StartedTestContainer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((container) => container.stop()));
  };
  const start = async (container: GenericContainer): Promise<StartedTestContainer> => {
    const running = await container.withStartupTimeout(START_MS).start();
    started.push(running);
    return running;
  };
  try {
    const [mongo, redis, rabbit] = await Promise.all([
      start(new GenericContainer(images.mongo).withExposedPorts(PORTS.mongo).withWaitStrategy(Wait.forListeningPorts())),
      start(new GenericContainer(images.redis).withExposedPorts(PORTS.redis).withWaitStrategy(Wait.forListeningPorts())),
      start(
        new GenericContainer(images.rabbitmq)
          .withExposedPorts(PORTS.amqp, PORTS.rabbitManagement)
          .withWaitStrategy(Wait.forLogMessage(/Server startup complete/)),
      ),
    ]);
    const address = (container: StartedTestContainer, port: number): string => `${container.getHost()}:${container.getMappedPort(port)}`;
    return {
      urls: {
        MONGO_URL: `mongodb://${address(mongo, PORTS.mongo)}`,
        REDIS_URL: `redis://${address(redis, PORTS.redis)}`,
        RABBIT_URL: `amqp://${RABBIT_LOGIN}@${address(rabbit, PORTS.amqp)}`,
        RABBIT_MANAGEMENT_URL: `http://${RABBIT_LOGIN}@${address(rabbit, PORTS.rabbitManagement)}`,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
