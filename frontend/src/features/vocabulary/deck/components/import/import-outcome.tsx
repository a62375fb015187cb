import type { ImportResult } from '@b1fuchs/contracts';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../../../components/ui/badge.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import type { Tone } from '../../../../../components/ui/tones.js';
import { importTexts as texts } from '../../wording.js';

const outcomes = ['added', 'listed', 'duplicate', 'faulty'] as const;
const tones: Record<(typeof outcomes)[number], Tone> = { added: 'green', listed: 'green', duplicate: 'neutral', faulty: 'red' };

/** What an import would do, or has done: in numbers, then row by row, faulty ones first with their reason. */
export function ImportOutcome({ result: { dryRun, counts, rows } }: { result: ImportResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes where the file was chosen or 'Importieren' stood: whoever waited there reads on here.
  useEffect(() => heading.current?.focus(), [dryRun]);
  const total = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const isNothingNew = counts.added + counts.listed === 0;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {dryRun ? texts.preview : texts.finished}
      </h3>
      <ul className="mt-2 flex flex-col gap-1">
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <li key={outcome}>{texts.counts[outcome](counts[outcome])}</li>
          ))}
      </ul>
      {dryRun && isNothingNew && <HelpText className="mt-2 text-grey-5">{texts.nothingNew}</HelpText>}
      {rows.length > 0 && (
        // Scrolls by itself, so it takes the focus for the arrow keys.
        <div tabIndex={0} role="region" aria-label={texts.rows} className="mt-4 max-h-[30dvh] overflow-y-auto rounded-control border border-grey-2">
          <ul className="divide-y divide-grey-2">
            {rows.map(({ line, germanWord, translation, outcome, problem }) => (
              <li key={line} className="px-3 py-2 text-sm">
                <div className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 break-words">
                    <span className="text-grey-4">{texts.line(line)}</span> <bdi className="font-semibold">{germanWord}</bdi>
                    {germanWord !== '' && translation !== '' && ' – '}
                    <bdi>{translation}</bdi>
                  </span>
                  <Badge tone={tones[outcome]} className="px-2!">
                    {texts.outcomes[outcome]}
                  </Badge>
                </div>
                {problem !== undefined && <HelpText className="text-red">{problem}</HelpText>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length < total && rows.length > 0 && <HelpText className="mt-2 text-sm text-grey-4">{texts.more(rows.length, total)}</HelpText>}
    </div>
  );
}
