import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startProgress } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('progress', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'progress', config, logger, lifecycle });
  await startProgress(config, parts, lifecycle);
});
