import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startAdmin } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('admin', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'admin', config, logger, lifecycle });
  await startAdmin(config, parts, lifecycle);
});
