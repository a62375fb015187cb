import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Disclaimer } from './disclaimer.js';
import { FooterLinks } from './footer-links.js';
import { Later } from './later.js';

// A page whose first visit must be quick does not wait for them, and a footer without them is still a footer.
const FooterChoices = lazy<ComponentType>(() => import('./footer-choices.js').catch(() => ({ default: () => null })));

const room = <div className="h-26 w-116 max-w-full lg:h-11.5 pointer-coarse:h-30 lg:pointer-coarse:h-13.5" />;

/**
 * The end of every page: the disclaimer, help and legal pages, the choices of language and of light or dark, and room for Fuchs
 * so that nothing lies under him for good.
 * @param children what else this half of the product has there
 */
export function PageFooter({ lang, children }: { lang: 'de' | 'en'; children?: ReactNode }) {
  return (
    <footer className="print:hidden mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 pt-8 pb-[calc(2rem+var(--mascot-room,0px))] min-[116rem]:pb-8 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex flex-col gap-1">
        <Disclaimer lang={lang} />
        <FooterLinks lang={lang} />
      </div>
      {children}
      <Later meanwhile={room}>
        <Suspense fallback={room}>
          <FooterChoices />
        </Suspense>
      </Later>
    </footer>
  );
}
