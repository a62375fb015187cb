import { stringify } from 'yaml';

/** Where one process is asked for its metrics; `instance` names it for people. */
export type Target = { address: string; instance: string };
export type ScrapeInput = {
  /** Folder of the rules, as Prometheus sees it. */
  rulesFolder: string;
  /** The gateway and the services. */
  processes: readonly Target[];
  rabbit: Target;
  /** Seconds between two looks. */
  everySeconds: number;
};

const job = (name: string, targets: readonly Target[], more: object = {}) => ({
  job_name: name,
  ...more,
  static_configs: targets.map(({ address, instance }) => ({ targets: [address], labels: { instance } })),
});

/** Prometheus' own configuration. */
export const renderPrometheusConfig = ({ rulesFolder, processes, rabbit, everySeconds }: ScrapeInput): string =>
  stringify(
    {
      global: { scrape_interval: `${everySeconds}s`, scrape_timeout: `${Math.min(everySeconds, 10)}s`, evaluation_interval: `${everySeconds}s` },
      rule_files: [`${rulesFolder}/recordings.yml`, `${rulesFolder}/alerts.yml`],
      scrape_configs: [
        job('b1fuchs', processes),
        job('rabbitmq', [rabbit]),
        // Queue by queue: the plain page only has their sum.
        job('rabbitmq-queues', [rabbit], { metrics_path: '/metrics/detailed', params: { family: ['queue_coarse_metrics'] } }),
      ],
    },
    { lineWidth: 0 },
  );
