import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { help } from '../../../../lib/interface-language/help.js';
import type { PlacedCorrection } from '../../model/place-corrections.js';
import { rankCorrections } from '../../../../lib/practice/rank-corrections.js';
import { CorrectionBody } from '../../../../components/feedback/correction-body.js';
import { CorrectionButtons } from '../correction-buttons.js';
import type { CorrectionActions } from '../use-correction-actions.js';
import type { CorrectionLinks } from '../use-correction-links.js';
import { ExplanationLanguageSwitch } from '../../../../components/explanation-language-switch.js';

type Props = { placed: PlacedCorrection[]; links: CorrectionLinks; actions: CorrectionActions; isLocal: boolean };

/** The two corrections that matter most, and the others behind a button. */
export function CorrectionList({ placed, links, actions, isLocal }: Props) {
  const headingId = useId();
  const { first, others } = rankCorrections(placed);
  // The simple check of the browser says in its summary how little it finds.
  if (placed.length === 0 && isLocal) return null;
  if (placed.length === 0) {
    return (
      <p className="flex help-row gap-2 text-grey-5">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-green" aria-hidden />
        <HelpText as="span">{help('Wir haben keine Fehler gefunden.')}</HelpText>
      </p>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="font-semibold">
          Korrekturen <span className="font-normal text-grey-4">({placed.length})</span>
        </h3>
        <ExplanationLanguageSwitch />
      </div>
      {others.length > 0 && <p className="text-sm text-grey-4">Das Wichtigste zuerst</p>}
      <ul aria-labelledby={headingId} className="mt-3 flex flex-col gap-2">
        {[...first, ...(links.showsAll ? others : [])].map((entry) => (
          <CorrectionCard key={entry.number} placed={entry} links={links} actions={actions} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          aria-expanded={links.showsAll}
          icon={<ChevronDown className={classNames(links.showsAll && 'rotate-180')} aria-hidden />}
          onClick={() => links.setShowsAll(!links.showsAll)}
        >
          {showMoreLabel(others.length, links.showsAll)}
        </Button>
      )}
    </div>
  );
}

function CorrectionCard({ placed, links, actions }: { placed: PlacedCorrection; links: CorrectionLinks; actions: CorrectionActions }) {
  const { number, correction } = placed;
  return (
    <li
      id={links.cardId(number)}
      tabIndex={-1}
      className={classNames(
        'scroll-m-6 rounded-control border px-4 py-3 transition-colors duration-150',
        links.active === number ? 'border-amber bg-amber-soft' : 'border-grey-2',
      )}
      onPointerEnter={() => links.setActive(number)}
      onPointerLeave={() => links.setActive(null)}
      onFocus={() => links.setActive(number)}
      onBlur={() => links.setActive(null)}
    >
      <CorrectionBody
        correction={correction}
        action={<CorrectionButtons placed={placed} actions={actions} onShowMark={() => links.showMark(number)} />}
      />
    </li>
  );
}

function showMoreLabel(count: number, showsAll: boolean): string {
  if (showsAll) return 'Nur die wichtigsten zeigen';
  return count === 1 ? 'Eine weitere Korrektur zeigen' : `${count} weitere Korrekturen zeigen`;
}
