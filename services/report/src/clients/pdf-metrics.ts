import { Counter, Histogram, type Registry } from 'prom-client';

export type PdfMetrics = ReturnType<typeof createPdfMetrics>;

export function createPdfMetrics(registry: Registry) {
  return {
    printSeconds: new Histogram({
      name: 'pdf_print_seconds',
      help: 'Time from asking for a PDF to having it, the wait for a page included',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    browserStarts: new Counter({
      name: 'pdf_browser_starts_total',
      help: 'Browsers started, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}
