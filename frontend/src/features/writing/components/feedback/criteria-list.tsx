import type { Band, Criterion } from '@b1fuchs/contracts';
import { useId } from 'react';
import { classNames } from '../../../../lib/class-names.js';
import { toneClasses, type Tone } from '../../../../components/ui/tones.js';
import { bandNames, criterionNames } from '../../wording.js';

const tones: Record<Band, Tone> = { A: 'green', B: 'green', C: 'amber', D: 'red', E: 'red' };

/** The four criteria of the exam, what went best first. */
export function CriteriaList({ criteria }: { criteria: Criterion[] }) {
  const headingId = useId();
  const bestFirst = criteria.toSorted((a, b) => a.band.localeCompare(b.band));
  return (
    <div>
      <h3 id={headingId} className="font-semibold">
        Die vier Kriterien
      </h3>
      <ul aria-labelledby={headingId} className="mt-3 flex flex-col gap-4">
        {bestFirst.map(({ name, band, reason }) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden
              className={classNames('flex size-9 shrink-0 items-center justify-center rounded-control text-lg font-semibold', toneClasses[tones[band]])}
            >
              {band}
            </span>
            <div className="min-w-0">
              <p className="leading-snug">
                <span className="font-semibold">{criterionNames[name].name}</span>{' '}
                <span className="text-sm text-grey-4">
                  <span className="sr-only">Stufe {band}, </span>
                  {bandNames[band]}
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
