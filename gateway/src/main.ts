import { createLogger, parseConfig, runProcess } from '@b1fuchs/kit';
import { startGateway } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('gateway', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  await startGateway(config, logger, lifecycle);
});
