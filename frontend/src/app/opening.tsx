import { Spinner } from '../components/ui/spinner.js';
import { help } from '../lib/interface-language/help.js';

/** What is seen until it is known who is here: as in index.html, and a spinner where that takes longer than 300 ms. */
export function Opening() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-3 p-4 text-center">
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <p className="text-lg font-semibold">B1 Fuchs</p>
      {/* Out of the flow, so that nothing moves when it comes. */}
      <div className="relative w-full">
        <div className="absolute inset-x-0 top-2 animate-appear-late text-2xl text-accent-text">
          <Spinner label={help('Wird geladen …')} />
        </div>
      </div>
    </main>
  );
}
