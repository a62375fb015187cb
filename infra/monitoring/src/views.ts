import { serviceNameSchema } from '@b1fuchs/contracts';

/** What is drawn as one picture. Each query's legend names a series by its labels: '{service}'. */
export type Panel = {
  title: string;
  unit: 'per second' | 'per minute' | 'percent' | 'seconds' | 'bytes' | 'count' | 'euros' | 'cores';
  queries: readonly { expr: string; legend: string }[];
  /** What a reader should know to understand it. */
  note?: string;
};
/** One page for one kind of question. */
export type View = { id: string; title: string; panels: readonly Panel[] };

const one = (expr: string, legend: string) => [{ expr, legend }];
const events = (name: string, legend: string) => ({ expr: `sum(rate(events_published_total{event="${name}"}[5m])) * 60`, legend });
const quantiles = (metric: string, by: string, legend: string, filter = '') =>
  [0.5, 0.95].map((quantile) => ({
    expr: `histogram_quantile(${quantile}, sum by (${by}, le) (rate(${metric}_bucket${filter}[5m])))`,
    legend: `${legend} p${quantile * 100}`,
  }));

const overview: View = {
  id: 'overview',
  title: 'Overview',
  panels: [
    { title: 'Processes that answer', unit: 'count', queries: one('sum by (job) (up)', '{job}') },
    { title: 'Requests', unit: 'per second', queries: one('service:http_requests:rate5m', '{service}') },
    { title: 'Answers that were our failure', unit: 'percent', queries: one('service:http_errors:ratio5m * 100', '{service}') },
    { title: 'Time to answer, p95', unit: 'seconds', queries: one('service:http_seconds:p95_5m', '{service}') },
    { title: 'Requests under way', unit: 'count', queries: one('sum by (service) (http_requests_in_flight)', '{service}') },
    { title: 'Processor', unit: 'cores', queries: one('sum by (service) (rate(process_cpu_seconds_total{service!=""}[5m]))', '{service}') },
    { title: 'Memory', unit: 'bytes', queries: one('sum by (service) (process_resident_memory_bytes{service!=""})', '{service}') },
    { title: 'Event loop, p99 of its lag', unit: 'seconds', queries: one('max by (service) (nodejs_eventloop_lag_p99_seconds)', '{service}') },
    { title: 'Budget of failures left', unit: 'percent', queries: one('journey:failed_budget:left * 100', '{journey}'), note: 'Of the last 30 days; below 0 there were more failures than agreed.' },
    { title: 'Budget of late answers left', unit: 'percent', queries: one('journey:late_budget:left * 100', '{journey}') },
  ],
};

const learner: View = {
  id: 'learner-journey',
  title: 'Learner journey',
  panels: [
    { title: 'Who comes', unit: 'per minute', queries: [events('user-registered', 'registered'), events('user-verified', 'verified'), events('user-logged-in', 'signed in')] },
    { title: 'Sign-ins by answer', unit: 'per minute', queries: one('sum by (status) (rate(http_request_duration_seconds_count{service="gateway",route="/api/login"}[5m])) * 60', '{status}') },
    { title: 'Exercises', unit: 'per minute', queries: one('sum by (service) (rate(events_published_total{event="activity-recorded"}[5m])) * 60', '{service}') },
    { title: 'Requests by journey', unit: 'per second', queries: one('sum by (route) (rate(http_request_duration_seconds_count{service="gateway",route=~"/api/.*"}[5m]))', '{route}') },
    { title: 'Failures by journey, an hour', unit: 'percent', queries: one('journey:failed:ratio1h * 100', '{journey}') },
    { title: 'Late answers by journey, an hour', unit: 'percent', queries: one('journey:late:ratio1h * 100', '{journey}') },
    { title: 'Mails', unit: 'per minute', queries: one('sum by (outcome) (rate(mail_send_seconds_count[5m])) * 60', '{outcome}') },
    { title: 'Mails that wait', unit: 'count', queries: one('max(mails_waiting)', 'waiting') },
  ],
};

const feedback: View = {
  id: 'ai-and-feedback',
  title: 'AI and feedback',
  panels: [
    { title: 'Calls to the engines', unit: 'per second', queries: one('sum by (engine, outcome) (rate(engine_call_seconds_count[5m]))', '{engine} {outcome}') },
    { title: 'Time of an engine', unit: 'seconds', queries: quantiles('engine_call_seconds', 'engine', '{engine}') },
    { title: 'Letters and styles: time to answer', unit: 'seconds', queries: quantiles('http_request_duration_seconds', 'route', '{route}', '{service="practice-ai",route=~"/api/(analyze/grammar|refine-style)"}') },
    {
      title: 'Calls to outside providers',
      unit: 'per minute',
      queries: one('(sum by (provider, outcome) (rate(ai_call_seconds_count[5m])) * 60) or vector(0)', '{provider} {outcome}'),
      note: 'None where AI_PROVIDER is offline.',
    },
    { title: 'Time of an outside provider, p95', unit: 'seconds', queries: one('histogram_quantile(0.95, sum by (provider, le) (rate(ai_call_seconds_bucket[5m]))) or vector(0)', '{provider}') },
    { title: 'Cost of outside providers, the last day', unit: 'euros', queries: one('(sum by (provider) (increase(ai_cost_cents_total[1d])) / 100) or vector(0)', '{provider}') },
    { title: 'Texts read aloud', unit: 'per minute', queries: one('(sum by (voice, source) (rate(speech_sounds_total[5m])) * 60) or vector(0)', '{voice} {source}') },
    { title: 'Reports printed', unit: 'seconds', queries: one('histogram_quantile(0.95, sum by (outcome, le) (rate(pdf_print_seconds_bucket[5m]))) or vector(0)', '{outcome} p95') },
    { title: 'Prints that wait', unit: 'count', queries: one('max(pdf_prints_waiting)', 'waiting') },
  ],
};

const queues: View = {
  id: 'events-and-queues',
  title: 'Events and queues',
  panels: [
    { title: 'Events sent', unit: 'per second', queries: one('sum by (event) (rate(events_published_total[5m]))', '{event}') },
    { title: 'Events worked on', unit: 'per second', queries: one('sum by (service, outcome) (rate(events_consumed_total[5m]))', '{service} {outcome}') },
    { title: 'From happening to effect, p95', unit: 'seconds', queries: one('histogram_quantile(0.95, sum by (service, le) (rate(event_lag_seconds_bucket[5m])))', '{service}') },
    { title: 'Waiting in the queues', unit: 'count', queries: one('queue:messages{queue=~".*\\\\.events"}', '{queue}') },
    { title: 'Waiting to be tried again', unit: 'count', queries: one('sum by (queue) (queue:messages{queue=~".*\\\\.retry\\\\..*"})', '{queue}') },
    { title: 'Dead letters', unit: 'count', queries: one('queue:messages{queue=~".*\\\\.dead"}', '{queue}') },
    { title: 'Oldest event that was not sent', unit: 'seconds', queries: one('max by (service) (outbox_oldest_seconds)', '{service}') },
    { title: 'Memory of the broker', unit: 'bytes', queries: one('sum(rabbitmq_process_resident_memory_bytes)', 'used') },
  ],
};

const business: View = {
  id: 'business',
  title: 'Business',
  panels: [
    { title: 'Sign-ups, the last day', unit: 'count', queries: one('sum(increase(events_published_total{event="user-registered"}[1d]))', 'registered') },
    { title: 'Learners who have practised today', unit: 'count', queries: one('max(learners_active_today)', 'learners') },
    { title: 'Trials begun, the last day', unit: 'count', queries: one('sum(increase(events_published_total{event="trial-started"}[1d]))', 'trials') },
    { title: 'Payments, the last day', unit: 'count', queries: one('sum by (plan) (increase(payments_total[1d])) or vector(0)', '{plan}') },
    { title: 'Paid, the last day', unit: 'euros', queries: one('(sum by (plan) (increase(payments_cents_total[1d])) / 100) or vector(0)', '{plan}') },
    { title: 'Given back, the last day', unit: 'euros', queries: one('sum(increase(refunds_cents_total[1d])) / 100', 'refunds') },
    { title: 'Exercises, the last day', unit: 'count', queries: one('sum(increase(events_published_total{event="activity-recorded"}[1d]))', 'exercises') },
    { title: 'Messages of the payment provider that wait', unit: 'count', queries: [{ expr: 'max(payment_messages_waiting)', legend: 'waiting' }, { expr: 'max(payment_messages_given_up)', legend: 'given up' }] },
    { title: 'Messages to support, the last day', unit: 'count', queries: one('sum(increase(http_request_duration_seconds_count{service="gateway",route="/api/support-contact",status=~"2.."}[1d])) or vector(0)', 'messages') },
  ],
};

/** The four golden signals of one service, route by route. */
const viewOf = (service: string): View => ({
  id: `service-${service}`,
  title: `Service ${service}`,
  panels: [
    { title: 'Requests by route', unit: 'per second', queries: one(`sum by (method, route) (rate(http_request_duration_seconds_count{service="${service}"}[5m]))`, '{method} {route}') },
    { title: 'Failures by route', unit: 'per second', queries: one(`sum by (method, route) (rate(http_request_duration_seconds_count{service="${service}",status=~"5.."}[5m])) or vector(0)`, '{method} {route}') },
    { title: 'Time to answer by route, p95', unit: 'seconds', queries: one(`histogram_quantile(0.95, sum by (method, route, le) (rate(http_request_duration_seconds_bucket{service="${service}"}[5m])))`, '{method} {route}') },
    { title: 'Answers by status', unit: 'per second', queries: one(`sum by (status) (rate(http_request_duration_seconds_count{service="${service}"}[5m]))`, '{status}') },
    { title: 'Requests under way', unit: 'count', queries: one(`sum(http_requests_in_flight{service="${service}"})`, 'under way') },
    { title: 'Processor', unit: 'cores', queries: one(`sum(rate(process_cpu_seconds_total{service="${service}"}[5m]))`, 'cores') },
    { title: 'Memory', unit: 'bytes', queries: [{ expr: `sum(process_resident_memory_bytes{service="${service}"})`, legend: 'process' }, { expr: `sum(nodejs_heap_size_used_bytes{service="${service}"})`, legend: 'heap' }] },
    { title: 'Event loop lag', unit: 'seconds', queries: one(`max(nodejs_eventloop_lag_p99_seconds{service="${service}"})`, 'p99') },
  ],
});

export const views: readonly View[] = [overview, learner, feedback, queues, business, ...serviceNameSchema.options.map(viewOf)];
