import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startBilling } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('billing', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'billing', config, logger, lifecycle });
  await startBilling(config, parts, lifecycle);
});
