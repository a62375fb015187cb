import { round } from './recording-rules.js';
import { journeys } from './journeys.js';

/** A series of a test: what promtool's notation calls series and values, one value a minute. */
export type Series = readonly [series: string, values: string];
export type Alert = {
  name: string;
  /** What is looked at; it always gives data. */
  measure: string;
  /** How much of it is too much, such as '> 120'; each journey has limits of its own, which stand in a whole expression. */
  tooMuch: string | { expr: string };
  /** So long it must hold. */
  for: string;
  /** page: somebody gets up for it · ticket: somebody looks at it today. */
  severity: 'page' | 'ticket';
  summary: string;
  /** Labels that the alert keeps, with their values in `fires`. */
  kept: Record<string, string>;
  /** Data by which it fires at minute 60, and such by which it stays silent. */
  fires: readonly Series[];
  silent: readonly Series[];
};

/** Fourteen times as fast as the budget allows, over an hour, uses 2 % of a month's; six times, over six hours, 5 %. */
const FIRES = [
  { name: 'Fast', factor: 14.4, long: '1h', short: '5m', for: '2m', severity: 'page' },
  { name: 'Slow', factor: 6, long: '6h', short: '30m', for: '15m', severity: 'ticket' },
] as const;

/** What it is told by. */
export const exprOf = ({ measure, tooMuch }: Alert): string => (typeof tooMuch === 'string' ? `${measure} ${tooMuch}` : tooMuch.expr);

function budgetAlerts(): Alert[] {
  return (['failed', 'late'] as const).flatMap((kind) =>
    FIRES.map(({ name, factor, long, short, for: lasts, severity }) => {
      const limits = journeys.map((journey) => {
        const share = kind === 'failed' ? 1 - journey.availablePerMille / 1_000 : 1 - journey.fastPercent / 100;
        // A share cannot be more than all.
        const limit = round(Math.min(factor * share, 0.9));
        const over = (window: string): string => `journey:${kind}:ratio${window}{journey="${journey.name}"} > ${limit}`;
        return `(${over(long)} and ${over(short)})`;
      });
      const series = (value: number): Series[] => [long, short].map((window) => [`journey:${kind}:ratio${window}{journey="writing"}`, `${value}x60`]);
      return {
        name: `${kind === 'failed' ? 'AnswersFail' : 'AnswersLate'}${name}`,
        measure: `journey:${kind}:ratio${long} and journey:${kind}:ratio${short}`,
        tooMuch: { expr: limits.join(' or ') },
        for: lasts,
        severity,
        summary: `Too many answers of {{ $labels.journey }} ${kind === 'failed' ? 'are failures of ours' : 'come too late'}.`,
        kept: { journey: 'writing' },
        fires: series(0.95),
        silent: series(0.001),
      };
    }),
  );
}

/** Of all calls, those that were not answered: 0 where none failed, and all where none was answered. */
function failedShare(calls: string, by: string, window: string): string {
  const all = `sum by (${by}) (rate(${calls}[${window}]))`;
  const answered = `sum by (${by}) (rate(${calls}{outcome="answered"}[${window}]))`;
  return `(1 - (${answered} or ${all} * 0) / ${all})`;
}

const engineCalls = (outcome: string, perMinute: number): Series => [`engine_call_seconds_count{service="practice-ai",engine="grammar",call="check",outcome="${outcome}"}`, `0+${perMinute}x60`];
const providerCalls = (outcome: string, perMinute: number): Series => [`ai_call_seconds_count{service="practice-ai",provider="model",call="ask",outcome="${outcome}"}`, `0+${perMinute}x60`];

/** All that somebody is told of. Each has a page in docs/runbooks. */
export const alerts: readonly Alert[] = [
  {
    name: 'ProcessDown',
    measure: 'up',
    tooMuch: '== 0',
    for: '1m',
    severity: 'page',
    summary: '{{ $labels.instance }} of {{ $labels.job }} does not answer.',
    kept: { job: 'b1fuchs', instance: 'auth' },
    fires: [['up{job="b1fuchs",instance="auth"}', '0x60']],
    silent: [['up{job="b1fuchs",instance="auth"}', '1x60']],
  },
  ...budgetAlerts(),
  {
    name: 'EventsWaitToBeSent',
    measure: 'max by (service) (outbox_oldest_seconds)',
    tooMuch: '> 120',
    for: '2m',
    severity: 'page',
    summary: 'Events of {{ $labels.service }} have not reached the broker for two minutes.',
    kept: { service: 'auth' },
    fires: [['outbox_oldest_seconds{service="auth"}', '300x60']],
    silent: [['outbox_oldest_seconds{service="auth"}', '3x60']],
  },
  {
    name: 'EventsWaitToBeWorkedOn',
    measure: 'queue:messages{queue=~".*\\\\.events"}',
    tooMuch: '> 1000',
    for: '10m',
    severity: 'page',
    summary: 'More than a thousand events wait in {{ $labels.queue }}.',
    kept: { queue: 'progress.events' },
    fires: [['queue:messages{queue="progress.events"}', '2000x60']],
    silent: [['queue:messages{queue="progress.events"}', '20x60']],
  },
  {
    name: 'DeadLetters',
    measure: 'queue:messages{queue=~".*\\\\.dead"}',
    tooMuch: '> 0',
    for: '1m',
    severity: 'ticket',
    summary: 'Events were given up in {{ $labels.queue }}.',
    kept: { queue: 'progress.dead' },
    fires: [['queue:messages{queue="progress.dead"}', '1x60']],
    silent: [['queue:messages{queue="progress.dead"}', '0x60']],
  },
  {
    name: 'EventsFail',
    measure: '(sum by (service) (rate(events_consumed_total{outcome="retried"}[10m])) or vector(0))',
    tooMuch: '> 0.1',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.service }} fails at events again and again.',
    kept: { service: 'progress' },
    fires: [['events_consumed_total{service="progress",event="activity-recorded",outcome="retried"}', '0+30x60']],
    silent: [['events_consumed_total{service="progress",event="activity-recorded",outcome="retried"}', '0+1x60']],
  },
  {
    name: 'MailsWait',
    measure: 'max by (service) (mails_oldest_waiting_seconds)',
    tooMuch: '> 900',
    for: '5m',
    severity: 'page',
    summary: 'Mails have waited for a quarter of an hour: people cannot confirm addresses or reset passwords.',
    kept: { service: 'auth' },
    fires: [['mails_oldest_waiting_seconds{service="auth"}', '1200x60']],
    silent: [['mails_oldest_waiting_seconds{service="auth"}', '20x60']],
  },
  {
    name: 'MailsRefused',
    measure: '(sum by (service) (increase(mail_send_seconds_count{outcome="refused"}[1h])) or vector(0))',
    tooMuch: '> 10',
    for: '5m',
    severity: 'ticket',
    summary: 'The mail server has refused more than ten mails within an hour.',
    kept: { service: 'auth' },
    fires: [['mail_send_seconds_count{service="auth",outcome="refused"}', '0+1x60']],
    silent: [['mail_send_seconds_count{service="auth",outcome="refused"}', '0x60']],
  },
  {
    name: 'EngineFails',
    measure: failedShare('engine_call_seconds_count', 'engine', '5m'),
    tooMuch: '> 0.05',
    for: '5m',
    severity: 'page',
    summary: 'The {{ $labels.engine }} engine fails: learners get less feedback, or none.',
    kept: { engine: 'grammar' },
    fires: [engineCalls('answered', 60), engineCalls('timeout', 20)],
    silent: [engineCalls('answered', 60), engineCalls('timeout', 0)],
  },
  {
    name: 'EngineSlow',
    measure: 'histogram_quantile(0.95, sum by (engine, le) (rate(engine_call_seconds_bucket[10m])))',
    tooMuch: '> 5',
    for: '10m',
    severity: 'ticket',
    summary: 'One of twenty calls to the {{ $labels.engine }} engine takes more than five seconds.',
    kept: { engine: 'grammar' },
    fires: [
      ['engine_call_seconds_bucket{service="practice-ai",engine="grammar",le="5"}', '0+1x60'],
      ['engine_call_seconds_bucket{service="practice-ai",engine="grammar",le="10"}', '0+60x60'],
      ['engine_call_seconds_bucket{service="practice-ai",engine="grammar",le="+Inf"}', '0+60x60'],
    ],
    silent: [
      ['engine_call_seconds_bucket{service="practice-ai",engine="grammar",le="0.5"}', '0+60x60'],
      ['engine_call_seconds_bucket{service="practice-ai",engine="grammar",le="+Inf"}', '0+60x60'],
    ],
  },
  {
    name: 'ProviderFails',
    measure: `(${failedShare('ai_call_seconds_count', 'provider', '10m')} or vector(0))`,
    tooMuch: '> 0.2',
    for: '10m',
    severity: 'ticket',
    summary: 'The outside {{ $labels.provider }} fails: our own engines take its place.',
    kept: { provider: 'model' },
    fires: [providerCalls('answered', 6), providerCalls('timeout', 6)],
    silent: [providerCalls('answered', 60), providerCalls('timeout', 1)],
  },
  {
    name: 'PrintsWait',
    measure: 'max by (service) (pdf_prints_waiting)',
    tooMuch: '> 5',
    for: '5m',
    severity: 'ticket',
    summary: 'Reports have waited for a page for five minutes.',
    kept: { service: 'report' },
    fires: [['pdf_prints_waiting{service="report"}', '8x60']],
    silent: [['pdf_prints_waiting{service="report"}', '1x60']],
  },
  {
    name: 'PaymentsWait',
    measure: 'max by (service) (min_over_time(payment_messages_waiting[15m]))',
    tooMuch: '> 0',
    for: '5m',
    severity: 'page',
    summary: 'Messages of the payment provider have had no effect for a quarter of an hour: somebody may have paid and have no access.',
    kept: { service: 'billing' },
    fires: [['payment_messages_waiting{service="billing"}', '3x60']],
    silent: [['payment_messages_waiting{service="billing"}', '3 0 2 0 0x56']],
  },
  {
    name: 'PaymentMessagesGivenUp',
    measure: 'max by (service) (payment_messages_given_up)',
    tooMuch: '> 0',
    for: '1m',
    severity: 'page',
    summary: 'A message of the payment provider was given up.',
    kept: { service: 'billing' },
    fires: [['payment_messages_given_up{service="billing"}', '1x60']],
    silent: [['payment_messages_given_up{service="billing"}', '0x60']],
  },
  {
    name: 'EventLoopSlow',
    measure: 'max by (service) (nodejs_eventloop_lag_p99_seconds)',
    tooMuch: '> 0.5',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.service }} is busy for half a second at a time: it needs another instance, or less to do at once.',
    kept: { service: 'gateway' },
    fires: [['nodejs_eventloop_lag_p99_seconds{service="gateway"}', '0.8x60']],
    silent: [['nodejs_eventloop_lag_p99_seconds{service="gateway"}', '0.02x60']],
  },
  {
    name: 'MemoryGrows',
    measure: 'max by (service) (process_resident_memory_bytes)',
    tooMuch: '> 700e6',
    for: '15m',
    severity: 'ticket',
    summary: '{{ $labels.service }} uses more than 700 MB.',
    kept: { service: 'report' },
    fires: [['process_resident_memory_bytes{service="report"}', '800000000x60']],
    silent: [['process_resident_memory_bytes{service="report"}', '200000000x60']],
  },
];
