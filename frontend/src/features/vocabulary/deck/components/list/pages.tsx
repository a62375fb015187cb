import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../../../components/ui/button.js';

/** From one page of the list to the next and back. */
export function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center justify-between gap-3">
      <Button size="sm" icon={<ChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Vorige Seite
      </Button>
      <p className="text-sm text-grey-4 tabular-nums">
        Seite {page} von {pages}
      </p>
      <Button size="sm" className="flex-row-reverse" icon={<ChevronRight aria-hidden />} disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Nächste Seite
      </Button>
    </nav>
  );
}
