import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Logger } from '../logger.js';
import { exportedSpan } from './exported-span.js';

/** Passes spans on with what may leave the process, and says in the log when that begins to fail and when it works again. */
export function createSpanExporter(target: SpanExporter, logger: Logger): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      target.export(spans.map(exportedSpan), (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isFailing) logger.warn({ err: result.error }, 'traces cannot be sent');
        if (!failed && isFailing) logger.info('traces are sent again');
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => target.shutdown(),
  };
}
