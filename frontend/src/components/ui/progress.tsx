/*
 * How far something is, as a bar or a ring. `value` counts from 0 to `max`; more than `max` draws as full.
 *   <ProgressBar label="Schreiben" value={40} max={100} />
 *   <ProgressRing label="Wörter" value={62} max={80} size={56} tone="accent">62</ProgressRing>
 * `valueText` says the value in words, such as '62 von 80 Wörtern'.
 */
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

type ProgressTone = 'accent' | 'green' | 'amber' | 'red';
type Common = { label: string; value: number; max: number; valueText?: string; tone?: ProgressTone; className?: string };

const fills: Record<ProgressTone, string> = { accent: 'bg-accent', green: 'bg-green', amber: 'bg-amber', red: 'bg-red' };
const strokes: Record<ProgressTone, string> = { accent: 'stroke-accent', green: 'stroke-green', amber: 'stroke-amber', red: 'stroke-red' };
const share = (value: number, max: number): number => (max <= 0 ? 0 : Math.min(1, Math.max(0, value / max)));

function semantics({ label, value, max, valueText }: Common) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(0, value)),
    'aria-valuetext': valueText,
  };
}

export function ProgressBar(props: Common) {
  const { value, max, tone = 'green', className } = props;
  return (
    <div {...semantics(props)} className={classNames('h-2 overflow-hidden rounded-full bg-grey-2', className)}>
      <div className={classNames('h-full rounded-full transition-[width] duration-150', fills[tone])} style={{ width: `${share(value, max) * 100}%` }} />
    </div>
  );
}

export function ProgressRing(props: Common & { size?: number; children?: ReactNode }) {
  const { value, max, tone = 'accent', size = 48, className, children } = props;
  const radius = 16;
  const circumference = 2 * Math.PI * radius;
  return (
    <div {...semantics(props)} className={classNames('relative inline-flex items-center justify-center', className)} style={{ width: size, height: size }}>
      <svg viewBox="0 0 36 36" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="3.5" aria-hidden>
        <circle cx="18" cy="18" r={radius} className="stroke-grey-2" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share(value, max))}
          className={classNames('transition-[stroke-dashoffset] duration-150', strokes[tone], share(value, max) === 0 && 'opacity-0')}
        />
      </svg>
      <span className="relative text-sm font-semibold text-ink tabular-nums">{children}</span>
    </div>
  );
}
