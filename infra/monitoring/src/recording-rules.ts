import { journeys, SLO_WINDOW, type Journey } from './journeys.js';

export type RecordingRule = { record: string; expr: string; labels?: Record<string, string> };
export type RuleGroup<Rule> = { name: string; interval?: string; rules: Rule[] };

/** Windows over which the burning of a budget is looked at: two for a fast fire, two for a slow one. */
export const BURN_WINDOWS = ['5m', '30m', '1h', '6h'] as const;

const REQUESTS = 'http_request_duration_seconds_count';
const BUCKETS = 'http_request_duration_seconds_bucket';

const services: RecordingRule[] = [
  { record: 'service:http_requests:rate5m', expr: `sum by (service) (rate(${REQUESTS}[5m]))` },
  // `or … * 0`: no error at all is 0 and not nothing.
  {
    record: 'service:http_errors:ratio5m',
    expr: `(sum by (service) (rate(${REQUESTS}{status=~"5.."}[5m])) or sum by (service) (rate(${REQUESTS}[5m])) * 0) / (sum by (service) (rate(${REQUESTS}[5m])) > 0)`,
  },
  ...[0.5, 0.95, 0.99].map((quantile) => ({
    record: `service:http_seconds:p${quantile * 100}_5m`,
    expr: `histogram_quantile(${quantile}, sum by (service, le) (rate(${BUCKETS}[5m])))`,
  })),
  { record: 'queue:messages', expr: 'sum by (queue) (rabbitmq_detailed_queue_messages{queue!=""})' },
];

const gateway = ({ routes }: Journey, more = ''): string => `service="gateway",route=~"${routes}"${more}`;

/** Shares of answers that were our failure, and that came too late. */
function ratiosOf(journey: Journey): RecordingRule[] {
  const labels = { journey: journey.name };
  return [...BURN_WINDOWS, SLO_WINDOW].flatMap((window) => {
    const all = `sum(rate(${REQUESTS}{${gateway(journey)}}[${window}]))`;
    const failed = `sum(rate(${REQUESTS}{${gateway(journey, ',status=~"5.."')}}[${window}]))`;
    const fast = `sum(rate(${BUCKETS}{${gateway(journey, `,le="${journey.withinSeconds}"`)}}[${window}]))`;
    return [
      { record: `journey:failed:ratio${window}`, labels, expr: `(${failed} or ${all} * 0) / (${all} > 0)` },
      { record: `journey:late:ratio${window}`, labels, expr: `1 - ${fast} / (${all} > 0)` },
    ];
  });
}

/** How much of the budget of the last 30 days is left: 1 all of it, below 0 more than there was. */
function budgetOf({ name, availablePerMille, fastPercent }: Journey): RecordingRule[] {
  const of = (kind: 'failed' | 'late', share: number): RecordingRule => ({
    record: `journey:${kind}_budget:left`,
    labels: { journey: name },
    expr: `1 - sum(journey:${kind}:ratio${SLO_WINDOW}{journey="${name}"}) / ${share}`,
  });
  return [of('failed', round(1 - availablePerMille / 1_000)), of('late', round(1 - fastPercent / 100))];
}

/** What floating point adds has no place in a rule. */
export const round = (value: number): number => Number(value.toFixed(4));

export const recordingGroups: readonly RuleGroup<RecordingRule>[] = [
  { name: 'services', rules: services },
  ...journeys.map((journey) => ({ name: `journey ${journey.name}`, interval: '30s', rules: [...ratiosOf(journey), ...budgetOf(journey)] })),
];
