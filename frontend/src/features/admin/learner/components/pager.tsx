import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { PAGE_SIZE } from '../api/learner-queries.js';
import { pagerTexts as texts } from '../model/texts.js';

type Props = { label: string; page: number; pages: number; total: number; shown: number; isFetching: boolean; onTurn: (page: number) => void };

/** Which rows these are of how many, and the way to the next; nothing where one page holds all. */
export function Pager({ label, page, pages, total, shown, isFetching, onTurn }: Props) {
  if (pages <= 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-grey-5">
        {texts.showing(first, first + shown - 1, total)}
      </p>
      <div className="flex gap-2">
        <Button size="sm" icon={<ChevronLeft aria-hidden />} disabled={page <= 1} pending={isFetching} onClick={() => onTurn(page - 1)}>
          {texts.previous}
        </Button>
        <Button size="sm" icon={<ChevronRight aria-hidden />} disabled={page >= pages} pending={isFetching} onClick={() => onTurn(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </nav>
  );
}
