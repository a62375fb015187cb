import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startVocabulary } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('vocabulary', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'vocabulary', config, logger, lifecycle });
  await startVocabulary(config, parts, lifecycle);
});
