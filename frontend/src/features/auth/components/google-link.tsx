import { useLocation } from 'react-router-dom';
import { buttonClasses } from '../../../components/ui/button.js';
import { browserTimeZone } from '../../../lib/time-zone.js';
import { texts } from '../model/texts.js';

/** The way in through Google, which leads back to the page that was asked for. The browser itself goes there. */
export function GoogleLink() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ returnTo: pathname + search, ...browserTimeZone() });
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-grey-4 before:h-px before:flex-1 before:bg-grey-2 after:h-px after:flex-1 after:bg-grey-2">{texts.or}</p>
      <a href={`/auth/google?${query.toString()}`} className={`${buttonClasses()} w-full`}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
          <path d="M18.7 6.3A8.5 8.5 0 1 0 20.5 12H13" />
        </svg>
        {texts.continueWithGoogle}
      </a>
    </>
  );
}
