import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.js';

const links = [
  { to: paths.support, de: 'Support kontaktieren', en: 'Contact Support' },
  { to: paths.imprint, de: 'Impressum', en: 'Imprint' },
  { to: paths.privacy, de: 'Datenschutz', en: 'Privacy Policy' },
  { to: paths.terms, de: 'Nutzungsbedingungen', en: 'Terms' },
];

/** Help and the legal pages, open to everybody. */
export function FooterLinks({ lang }: { lang: 'de' | 'en' }) {
  return (
    <nav aria-label={lang === 'de' ? 'Hilfe und Rechtliches' : 'Help and legal'} lang={lang}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ to, [lang]: label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center rounded-control text-sm text-grey-4 underline underline-offset-4 hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
