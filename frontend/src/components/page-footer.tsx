import { Disclaimer } from './disclaimer.js';
import { FooterLinks } from './footer-links.js';
import { ThemeSwitch } from './theme-switch.js';

/** The end of every page: the disclaimer, help and legal pages, and the choice of light or dark. */
export function PageFooter({ lang }: { lang: 'de' | 'en' }) {
  return (
    <footer className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-8 [body:has([data-mascot])_&]:pb-40 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex flex-col gap-1">
        <Disclaimer lang={lang} />
        <FooterLinks lang={lang} />
      </div>
      <ThemeSwitch />
    </footer>
  );
}
