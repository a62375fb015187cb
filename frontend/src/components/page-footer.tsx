import { Disclaimer } from './disclaimer.js';
import { ThemeSwitch } from './theme-switch.js';

/** The end of every page: the disclaimer and the choice of light or dark. */
export function PageFooter({ lang }: { lang: 'de' | 'en' }) {
  return (
    <footer className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-8 [body:has([data-mascot])_&]:pb-40 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <Disclaimer lang={lang} />
      <ThemeSwitch />
    </footer>
  );
}
