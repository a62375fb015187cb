import { PageButtons } from '../../lib/page-buttons.js';
import { PAGE_SIZE } from '../api/learner-queries.js';
import { pagerTexts as texts } from '../model/texts.js';

type Props = { label: string; page: number; pages: number; total: number; shown: number; onTurn: (page: number) => void };

/** Which rows these are of how many, and the way to the others; nothing where one page holds all. */
export function Pager({ label, page, pages, total, shown, onTurn }: Props) {
  if (pages <= 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-grey-5">
        {texts.showing(first, first + shown - 1, total)}
      </p>
      <PageButtons label={texts.pages(label)} page={page} pages={pages} onTurn={onTurn} />
    </div>
  );
}
