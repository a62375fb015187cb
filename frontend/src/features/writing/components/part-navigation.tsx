import type { WritingSection } from '@b1fuchs/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';

type Step = { to: WritingSection; label: string };
const steps: Record<WritingSection, { back?: Step; next?: Step }> = {
  teil1: { next: { to: 'teil2', label: 'Weiter zu Teil 2' } },
  teil2: { back: { to: 'teil1', label: 'Zurück zu Teil 1' }, next: { to: 'teil3', label: 'Weiter zu Teil 3' } },
  teil3: { back: { to: 'teil2', label: 'Zurück zu Teil 2' } },
};

/** From one part to the next, at the end of each. */
export function PartNavigation({ section, onGo }: { section: WritingSection; onGo: (section: WritingSection) => void }) {
  const { back, next } = steps[section];
  return (
    <nav aria-label="Zwischen den Teilen" className="mt-8 flex flex-wrap justify-between gap-3 border-t border-grey-2 pt-6">
      {back && (
        <Button icon={<ArrowLeft aria-hidden />} onClick={() => onGo(back.to)}>
          {back.label}
        </Button>
      )}
      {next && (
        <Button className="ml-auto flex-row-reverse" icon={<ArrowRight aria-hidden />} onClick={() => onGo(next.to)}>
          {next.label}
        </Button>
      )}
    </nav>
  );
}
