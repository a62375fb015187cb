/**
 * Loaded before a process' own code (node --import), because what is traced must be changed before it is first used.
 * Loads nothing where traces have nowhere to go.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { startTracing } = await import('./start-tracing.js');
  startTracing(process.env, process.argv[1] ?? '');
}
