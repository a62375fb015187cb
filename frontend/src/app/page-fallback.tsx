import { Spinner } from '../components/ui/spinner.js';
import { help } from '../lib/interface-language/help.js';

/** Stands where a page or the session is still loading; appears only when that takes longer than 300 ms. */
export function PageFallback() {
  return (
    <div className="flex min-h-64 flex-1 animate-appear-late items-center justify-center text-2xl text-accent-text">
      <Spinner label={help('Wird geladen …')} />
    </div>
  );
}
