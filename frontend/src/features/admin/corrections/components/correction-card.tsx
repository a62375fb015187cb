import type { ReportedCorrection, ReportedState } from '@b1fuchs/contracts';
import { CircleDot, Undo2, CheckCheck } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { Card } from '../../../../components/ui/card.js';
import { momentOf } from '../../lib/dates.js';
import { inForceText, reportsText, ruleName, stateNames } from '../model/texts.js';
import { DecisionForm } from './decision-form.js';

const looks = { open: { tone: 'amber', Icon: CircleDot }, accepted: { tone: 'green', Icon: Undo2 }, rejected: { tone: 'neutral', Icon: CheckCheck } } as const;

/** A reported correction with its sentences, and what is decided about it. It names no learner. */
export function CorrectionCard({ reported }: { reported: ReportedCorrection }) {
  const { key, version, rule, original, corrected, explanation, sentences, lastReportedAt, state } = reported;
  const inForce = inForceText(reported);
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 lang="de" className="text-lg font-semibold wrap-anywhere">
          <span className="sr-only">Proposed: </span>
          <del className="text-red">{original === '' ? '–' : original}</del> <span aria-hidden>→</span> <ins className="text-green no-underline">{corrected === '' ? '–' : corrected}</ins>
        </h2>
        <StateBadge state={state} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 wrap-anywhere sm:grid-cols-3 [&_dt]:text-sm [&_dt]:text-grey-5">
        <div>
          <dt>Rule</dt>
          <dd>{ruleName(rule)}</dd>
        </div>
        <div>
          <dt>Reported</dt>
          <dd>{reportsText(reported)}</dd>
        </div>
        <div>
          <dt>Last</dt>
          <dd>{lastReportedAt === null ? '–' : momentOf(lastReportedAt)}</dd>
        </div>
        {sentences.length > 0 && (
          <div className="sm:col-span-3">
            <dt>{sentences.length === 1 ? 'Sentence' : 'Sentences'}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence} lang="de" className="mt-1 border-l-2 border-grey-3 pl-3">
                {sentence}
              </dd>
            ))}
          </div>
        )}
        <div className="sm:col-span-3">
          <dt>Explanation shown</dt>
          <dd lang="de">{explanation}</dd>
        </div>
      </dl>
      {inForce !== undefined && <p className="text-sm text-grey-5">{inForce}</p>}
      {/* What was decided elsewhere is a new form; what was typed stays while the version is a newer one of the same state. */}
      <DecisionForm key={`${key} ${state} ${state === 'open' ? '' : version}`} reported={reported} />
    </Card>
  );
}

function StateBadge({ state }: { state: ReportedState }) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {stateNames[state]}
    </Badge>
  );
}
