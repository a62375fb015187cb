import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { Disclaimer } from './disclaimer.js';
import { ThemeSwitch } from './theme-switch.js';

/** The end of every page: the disclaimer and the choice of light or dark. */
export function PageFooter({ lang }: { lang: 'de' | 'en' }) {
  return (
    <footer className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-8 [body:has([data-mascot])_&]:pb-40 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <Disclaimer lang={lang} />
      <Link to={paths.support} className="inline-flex min-h-11 items-center rounded-control text-sm text-grey-4 underline underline-offset-4 hover:text-ink">
        {lang === 'de' ? 'Support kontaktieren' : 'Contact Support'}
      </Link>
      <ThemeSwitch />
    </footer>
  );
}
