import type { Band } from '@b1fuchs/contracts';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.js';
import { toneClasses, type Tone } from '../ui/tones.js';
import { bandNames } from './band-names.js';

const tones: Record<Band, Tone> = { A: 'green', B: 'green', C: 'amber', D: 'red', E: 'red' };

/** `band` null: not rated. `reason` is one sentence. */
export type RatedCriterion = { name: string; band: Band | null; reason: string };

/** The criteria of the exam, what went best first; what is not rated last. */
export function CriteriaList({ title, criteria }: { title: string; criteria: RatedCriterion[] }) {
  const headingId = useId();
  const bestFirst = criteria.toSorted((one, other) => (one.band ?? 'Z').localeCompare(other.band ?? 'Z'));
  return (
    <div>
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={headingId} className="mt-3 flex flex-col gap-4">
        {bestFirst.map(({ name, band, reason }) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden
              className={classNames('flex size-9 shrink-0 items-center justify-center rounded-control text-lg font-semibold', toneClasses[band === null ? 'neutral' : tones[band]])}
            >
              {band ?? '–'}
            </span>
            <div className="min-w-0">
              <p className="leading-snug">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm text-grey-4">
                  {band !== null && <span className="sr-only">Stufe {band}, </span>}
                  {band === null ? 'nicht bewertet' : bandNames[band]}
                </span>
              </p>
              <p className="mt-0.5 max-w-text text-grey-5">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
