import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { pageWindow } from './page-window.js';

type Props = { /** Of what the pages are. */ label: string; page: number; pages: number; onTurn: (page: number) => void };

/** Previous and Next, and between them at most five pages by number. */
export function PageButtons({ label, page, pages, onTurn }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <Button size="sm" icon={<ChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      {pageWindow(page, pages).map((number) => (
        <Button
          key={number}
          size="sm"
          variant={number === page ? 'secondary' : 'quiet'}
          className="min-w-9 tabular-nums"
          aria-label={`Page ${number}`}
          {...(number === page ? { 'aria-current': 'page' as const } : {})}
          onClick={() => onTurn(number)}
        >
          {number}
        </Button>
      ))}
      <Button size="sm" className="flex-row-reverse" icon={<ChevronRight aria-hidden />} disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
