// Draws the panels of a console page. It asks Prometheus, on which the page lies, and needs nothing else.
// Prometheus reads this file, too, as a template: no two opening braces may stand together.
const COLOURS = ['#c2571a', '#2f6f8f', '#5b7f2b', '#8a4f9e', '#b08400', '#a33a4a', '#3d7d6e', '#6b6b8f'];
const MOST_SERIES = 8;
const POINTS = 120;
const ENDINGS = { percent: ' %', euros: ' €', 'per second': '/s', 'per minute': '/min' };
const SIZE = { width: 560, height: 180 };
const svg = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

async function ask(expr, seconds) {
  const end = Date.now() / 1000;
  const query = new URLSearchParams({ query: expr, start: String(end - seconds), end: String(end), step: String(Math.max(15, Math.ceil(seconds / POINTS))) });
  const answer = await fetch(`../api/v1/query_range?${query}`, { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`Prometheus answered ${answer.status}.`);
  return (await answer.json()).data.result;
}

const nameOf = (legend, labels) => legend.replace(/\{(\w+)\}/g, (_all, label) => labels[label] ?? '').trim() || 'all';
const numbersOf = ({ values }) => values.map(([at, value]) => [at, Number(value)]).filter(([, value]) => Number.isFinite(value));
const shown = (value, unit) => {
  if (unit === 'bytes') return `${(value / 1e6).toFixed(0)} MB`;
  if (unit === 'seconds') return value < 1 ? `${(value * 1000).toFixed(0)} ms` : `${value.toFixed(1)} s`;
  const digits = value !== 0 && Math.abs(value) < 10 ? 2 : 0;
  return value.toFixed(digits) + (ENDINGS[unit] ?? '');
};

function draw(panel, series, seconds) {
  const picture = panel.querySelector('svg');
  picture.replaceChildren();
  const highest = Math.max(...series.flatMap(({ points }) => points.map(([, value]) => value)), 0) || 1;
  const end = Date.now() / 1000;
  const x = (at) => ((at - (end - seconds)) / seconds) * SIZE.width;
  const y = (value) => SIZE.height - (value / highest) * (SIZE.height - 12);
  for (const share of [0, 0.5, 1]) picture.append(svg('line', { x1: 0, x2: SIZE.width, y1: y(highest * share), y2: y(highest * share), class: 'grid' }));
  for (const { points, colour } of series) picture.append(svg('polyline', { points: points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' '), stroke: colour }));
  panel.querySelector('.highest').textContent = shown(highest, panel.dataset.unit);
}

async function show(panel, seconds) {
  const state = panel.querySelector('.state');
  try {
    const queries = JSON.parse(panel.dataset.queries);
    const found = (await Promise.all(queries.map(async ({ expr, legend }) => (await ask(expr, seconds)).map((result) => ({ name: nameOf(legend, result.metric), points: numbersOf(result) }))))).flat();
    const last = ({ points }) => points.at(-1)?.[1] ?? 0;
    const series = found.filter(({ points }) => points.length > 0).sort((a, b) => last(b) - last(a)).slice(0, MOST_SERIES).map((one, index) => ({ ...one, colour: COLOURS[index] }));
    draw(panel, series, seconds);
    panel.querySelector('ul').replaceChildren(
      ...series.map((one) => {
        const item = document.createElement('li');
        const mark = document.createElement('span');
        mark.style.background = one.colour;
        item.append(mark, `${one.name}: ${shown(last(one), panel.dataset.unit)}`);
        return item;
      }),
    );
    state.textContent = series.length === 0 ? 'Nothing yet.' : found.length > MOST_SERIES ? `The ${MOST_SERIES} largest of ${found.length}.` : '';
  } catch (error) {
    state.textContent = `Could not be drawn: ${error.message}`;
  }
}

const range = document.querySelector('select');
const showAll = () => document.querySelectorAll('section').forEach((panel) => void show(panel, Number(range.value)));
range.addEventListener('change', showAll);
setInterval(showAll, 30_000);
showAll();
