/** What a figure is to reach; `value` in the figure's own unit. */
export type Aim = { bound: 'at most' | 'at least'; value: number };

export type Figure = {
  name: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | '×' | '%' | '/s' | 'kB' | 'of 100';
  /** From `make bench` as it was ordered; a figure without an aim is for comparing runs. */
  aim?: Aim;
  /** The raw numbers behind a difference or a ratio. */
  note: string;
};

const decimals: Record<Figure['unit'], number> = { ms: 2, s: 1, MB: 1, '×': 2, '%': 0, '/s': 1, kB: 1, 'of 100': 0 };

const format = (value: number, unit: Figure['unit']): string => {
  const number = value.toFixed(decimals[unit]);
  return unit === '×' || unit === '/s' ? `${number}${unit}` : `${number} ${unit}`;
};

/** Judged by the value itself, not by what is left of it after rounding. */
const isReached = ({ value, aim }: Figure): boolean =>
  aim === undefined || (aim.bound === 'at most' ? value <= aim.value : value >= aim.value);

const describeAim = ({ aim, unit }: Figure): string =>
  aim === undefined ? '–' : `${aim.bound === 'at most' ? '≤' : '≥'} ${aim.value}${unit === '×' || unit === '/s' ? '' : ' '}${unit}`;

const markOf = (figure: Figure): string => {
  if (figure.aim === undefined) return ' ';
  return isReached(figure) ? '✓' : '✗';
};

/** Lays the figures out in columns: name, value, aim, ✓ or ✗, raw numbers. */
export function renderTable(figures: Figure[]): string {
  const rows = [
    ['', 'measured', 'aim', ' ', ''],
    ...figures.map((figure) => [
      figure.name,
      format(figure.value, figure.unit),
      describeAim(figure),
      markOf(figure),
      figure.note,
    ]),
  ];
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows
    .map(([name = '', value = '', aim = '', mark = '', note = '']) =>
      [name.padEnd(width(0)), value.padStart(width(1)), aim.padStart(width(2)), mark, note].join('  ').trimEnd(),
    )
    .join('\n');
}
