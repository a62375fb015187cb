import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startReport } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('report', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'report', config, logger, lifecycle });
  await startReport(config, parts, lifecycle);
});
