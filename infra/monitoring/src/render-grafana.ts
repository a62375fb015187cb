import type { Panel, View } from './views.js';

/** Names of Grafana's units. */
const units: Record<Panel['unit'], string> = { 'per second': 'ops', 'per minute': 'opm', percent: 'percent', seconds: 's', bytes: 'bytes', count: 'short', euros: 'currencyEUR', cores: 'short' };

/** The data source as it is provisioned. */
export const DATASOURCE_UID = 'prometheus';
const datasource = { type: 'prometheus', uid: DATASOURCE_UID };
const [WIDTH, HEIGHT] = [12, 8];

/** A dashboard as Grafana reads it, two panels in a row. */
export const renderDashboard = ({ id, title, panels }: View): string =>
  `${JSON.stringify(
    {
      uid: `b1fuchs-${id}`,
      title,
      tags: ['b1fuchs'],
      timezone: 'browser',
      editable: false,
      schemaVersion: 39,
      refresh: '30s',
      time: { from: 'now-6h', to: 'now' },
      links: [{ type: 'dashboards', tags: ['b1fuchs'], title: 'Other views', asDropdown: true }],
      panels: panels.map(panelOf),
    },
    null,
    2,
  )}\n`;

const panelOf = ({ title, unit, queries, note }: Panel, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  ...(note === undefined ? {} : { description: note }),
  datasource,
  gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit: units[unit], min: 0, custom: { fillOpacity: 10, showPoints: 'never' } }, overrides: [] },
  options: { legend: { displayMode: 'table', placement: 'bottom', calcs: ['lastNotNull', 'max'] }, tooltip: { mode: 'multi' } },
  targets: queries.map(({ expr, legend }, query) => ({ refId: String.fromCharCode(65 + query), datasource, expr, legendFormat: legend.replace(/\{(\w+)\}/g, '{{$1}}') })),
});
