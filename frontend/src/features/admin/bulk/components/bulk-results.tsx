import { bulkOutcomeSchema, type BulkJobPage, type BulkOutcome, type BulkResult } from '@b1fuchs/contracts';
import { Ban, Check, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import type { Tone } from '../../../../components/ui/tones.js';
import { PageButtons } from '../../lib/page-buttons.js';
import { jobTexts as texts } from '../model/texts.js';

type Props = { page: BulkJobPage; outcome: BulkOutcome | ''; onShow: (shown: { outcome: BulkOutcome | ''; page: number }) => void };

/** What has become of each user, all or those with one result. */
export function BulkResults({ page: { job, results, page, pages }, outcome, onShow }: Props) {
  return (
    <>
      <Field label={texts.show}>
        {(control) => (
          <Select {...control} value={outcome} onChange={(event) => onShow({ outcome: bulkOutcomeSchema.safeParse(event.target.value).data ?? '', page: 1 })}>
            <option value="">{`${texts.all} (${job.total})`}</option>
            {bulkOutcomeSchema.options.map((option) => (
              <option key={option} value={option}>{`${texts.outcomes[option]} (${job.counts[option]})`}</option>
            ))}
          </Select>
        )}
      </Field>
      {results.length === 0 ? (
        <p className="text-grey-5">{texts.noneOf}</p>
      ) : (
        <div role="region" aria-label={texts.results} tabIndex={0} className="max-h-80 overflow-auto rounded-card border border-grey-2">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{texts.results}</caption>
            <thead className="bg-grey-1 text-sm text-grey-5">
              <tr>
                {[texts.columns.user, texts.columns.result].map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-grey-2">
              {results.map((result) => (
                <Row key={result.id} result={result} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && <PageButtons label={texts.pages} page={page} pages={pages} onTurn={(next) => onShow({ outcome, page: next })} />}
    </>
  );
}

const looks: Record<BulkOutcome, { tone: Tone; Icon: LucideIcon }> = {
  waiting: { tone: 'neutral', Icon: Clock },
  done: { tone: 'green', Icon: Check },
  refused: { tone: 'amber', Icon: Ban },
  failed: { tone: 'red', Icon: TriangleAlert },
};

function Row({ result: { userId, username, outcome, reason } }: { result: BulkResult }) {
  const { tone, Icon } = looks[outcome];
  return (
    <tr className="align-top">
      <td className="px-3 py-2 wrap-anywhere">{username === '' ? <span className="text-grey-5">{userId === null ? texts.erased : texts.unknown}</span> : username}</td>
      <td className="px-3 py-2">
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {texts.outcomes[outcome]}
        </Badge>
        {reason !== '' && <p className="mt-1 text-sm wrap-anywhere text-grey-5">{reason}</p>}
      </td>
    </tr>
  );
}
