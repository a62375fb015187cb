import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startAuth } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('auth', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'auth', config, logger, lifecycle });
  await startAuth(config, parts, lifecycle);
});
