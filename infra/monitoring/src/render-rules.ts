import { stringify } from 'yaml';
import { alerts, exprOf, type Alert, type Series } from './alerts.js';
import { recordingGroups } from './recording-rules.js';

const RUNBOOKS = 'docs/runbooks';
export const runbookOf = ({ name }: Pick<Alert, 'name'>): string => `${RUNBOOKS}/${name}.md`;

const text = (value: object): string => stringify(value, { lineWidth: 0 });
const annotationsOf = (alert: Alert) => ({ summary: alert.summary, runbook: runbookOf(alert) });

/** Prometheus' file of what is computed ahead. */
export const renderRecordings = (): string => text({ groups: recordingGroups });

/** Prometheus' file of who is told of what. */
export const renderAlerts = (): string =>
  text({
    groups: [
      {
        name: 'alerts',
        rules: alerts.map((alert) => ({ alert: alert.name, expr: exprOf(alert), for: alert.for, labels: { severity: alert.severity }, annotations: annotationsOf(alert) })),
      },
    ],
  });

/** promtool's tests of each alert: it fires by the one data, and stays silent by the other. @param rulesFile of the alerts, as it lies from the tests' file */
export const renderAlertTests = (rulesFile: string): string =>
  text({
    rule_files: [rulesFile],
    evaluation_interval: '1m',
    tests: alerts.flatMap((alert) => [testOf(alert, alert.fires, [{ exp_labels: { ...alert.kept, severity: alert.severity }, exp_annotations: { ...annotationsOf(alert), summary: summaryOf(alert) } }]), testOf(alert, alert.silent, [])]),
  });

const testOf = ({ name }: Alert, series: readonly Series[], expected: object[]) => ({
  name: `${name} ${expected.length > 0 ? 'fires' : 'stays silent'}`,
  interval: '1m',
  input_series: series.map(([name, values]) => ({ series: name, values })),
  alert_rule_test: [{ eval_time: '60m', alertname: name, exp_alerts: expected }],
});

/** As it is told, with the labels' values in their places. */
const summaryOf = ({ summary, kept }: Alert): string => summary.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_all, label: string) => kept[label] ?? '');
