import { DESIRED_RETENTION } from '../src/domain/scheduling/fsrs.js';
import { figuresOf } from './figures.js';
import type { Trial } from './run-experiment.js';
import type { Course } from './simulate-learner.js';
import { meanOf, type Point } from './statistics.js';

/** Colours that differ in lightness too; the page behind is always white. */
const LEITNER = '#b45309';
const FSRS = '#1e3a8a';
const INK = '#1f2937';
const FAINT = '#d1d5db';

const PANEL = { width: 250, height: 210, left: 52, right: 10, top: 64, bottom: 42 };
type Axis = { from: number; to: number; ticks: number[]; label: string };
type Scale = { x: (value: number) => number; y: (value: number) => number };

const text = (x: number, y: number, content: string, attributes = ''): string => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${content}</text>`;
const line = (points: Point[], { x, y }: Scale, colour: string): string =>
  `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')}"/>`;

/** One panel's frame: title, grid, axes; what it shows is drawn by `draw` with the panel's scale. */
function panel(place: number, title: string, across: Axis, up: Axis, draw: (scale: Scale) => string[]): string {
  const left = place * PANEL.width + PANEL.left;
  const right = (place + 1) * PANEL.width - PANEL.right;
  const [top, bottom] = [PANEL.top, PANEL.height - PANEL.bottom + PANEL.top];
  const scale: Scale = {
    x: (value) => left + ((value - across.from) / (across.to - across.from)) * (right - left),
    y: (value) => bottom - ((value - up.from) / (up.to - up.from)) * (bottom - top),
  };
  return [
    text(left, top - 10, title, 'font-weight="600"'),
    ...up.ticks.flatMap((tick) => [
      `<line x1="${left}" x2="${right}" y1="${scale.y(tick).toFixed(1)}" y2="${scale.y(tick).toFixed(1)}" stroke="${FAINT}"/>`,
      text(left - 6, scale.y(tick) + 4, String(tick), 'text-anchor="end"'),
    ]),
    ...across.ticks.map((tick) => text(scale.x(tick), bottom + 16, String(tick), 'text-anchor="middle"')),
    text((left + right) / 2, bottom + 33, across.label, 'text-anchor="middle"'),
    ...(place === 0 ? [text(12, (top + bottom) / 2, up.label, `text-anchor="middle" transform="rotate(-90 12 ${(top + bottom) / 2})"`)] : []),
    ...draw(scale),
  ].join('\n');
}

/** A whole picture of panels side by side; title and description are read out by screen readers. */
function picture(title: string, description: string, panels: string[]): string {
  const [width, height] = [panels.length * PANEL.width + 12, PANEL.top + PANEL.height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<title id="title">${title}</title>`,
    `<desc id="description">${description}</desc>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(PANEL.left, 22, title, 'font-size="14" font-weight="600"'),
    `<rect x="${width - 160}" y="12" width="12" height="12" fill="${LEITNER}"/>`,
    text(width - 142, 22, 'Leitner'),
    `<rect x="${width - 76}" y="12" width="12" height="12" fill="${FSRS}"/>`,
    text(width - 58, 22, 'FSRS'),
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

/** A course in one point: reviews a day and recall in percent. */
function pointOf(courses: Course[]): Point {
  const figures = courses.map(figuresOf);
  return { x: meanOf(figures.map((one) => one.reviewsPerDay)), y: 100 * meanOf(figures.map((one) => one.recall)) };
}

/** Recall against reviews a day: FSRS as a line through its aims, Leitner as one point. */
export function effortChart(trials: Trial[]): string {
  const across: Axis = { from: 0, to: 120, ticks: [0, 30, 60, 90, 120], label: 'reviews a day' };
  const up: Axis = { from: 70, to: 100, ticks: [70, 80, 90, 100], label: 'recall, %' };
  const panels = trials.map((trial, place) =>
    panel(place, trial.model, across, up, (scale) => {
      const points = trial.fsrs.map(({ aim, courses }) => ({ aim, ...pointOf(courses) }));
      const leitner = pointOf(trial.leitner);
      return [
        line(points, scale, FSRS),
        ...points.map((point) => `<circle cx="${scale.x(point.x).toFixed(1)}" cy="${scale.y(point.y).toFixed(1)}" r="3" fill="${FSRS}"/>`),
        ...points
          .filter(({ aim }) => aim === DESIRED_RETENTION || aim === 0.8)
          .map((point) => text(scale.x(point.x) + 6, scale.y(point.y) + 14, point.aim.toFixed(2), `fill="${FSRS}"`)),
        `<rect x="${(scale.x(leitner.x) - 5).toFixed(1)}" y="${(scale.y(leitner.y) - 5).toFixed(1)}" width="10" height="10" fill="${LEITNER}" stroke="#ffffff"/>`,
      ];
    }),
  );
  return picture(
    'What learners know, by how much they review',
    'For each memory model a line of FSRS from an aim of 0.80 to 0.97 and a square for Leitner. The numbers are in the tables of the page.',
    panels,
  );
}

/** The mean of the learners, for each week in reviews a day. */
function weeklyReviews(courses: Course[]): Point[] {
  const days = courses[0]?.reviews.length ?? 0;
  return Array.from({ length: Math.floor(days / 7) }, (_, week) => ({
    x: 7 * week + 3.5,
    y: meanOf(courses.map(({ reviews }) => meanOf(reviews.slice(7 * week, 7 * week + 7)))),
  }));
}

/** Reviews a day along the days: Leitner, and FSRS at the service's aim. */
export function loadChart(trials: Trial[]): string {
  const across: Axis = { from: 0, to: 180, ticks: [0, 60, 120, 180], label: 'day' };
  const up: Axis = { from: 0, to: 120, ticks: [0, 40, 80, 120], label: 'reviews a day' };
  const panels = trials.map((trial, place) =>
    panel(place, trial.model, across, up, (scale) => [
      line(weeklyReviews(trial.leitner), scale, LEITNER),
      ...trial.fsrs.filter(({ aim }) => aim === DESIRED_RETENTION).map(({ courses }) => line(weeklyReviews(courses), scale, FSRS)),
    ]),
  );
  return picture(
    'Reviews a day over half a year, FSRS with an aim of 0.90',
    'For each memory model the mean reviews a day of each week, with Leitner and with FSRS at an aim of 0.90, without a daily limit.',
    panels,
  );
}
