import { createLogger, openServiceParts, parseConfig, runProcess } from '@b1fuchs/kit';
import { startPracticeAi } from './app.js';
import { configSchema } from './config.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('practice-ai', config.LOG_LEVEL);

await runProcess(logger, async (lifecycle) => {
  const parts = await openServiceParts({ service: 'practice-ai', config, logger, lifecycle });
  await startPracticeAi(config, parts, lifecycle);
});
