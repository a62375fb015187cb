import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { classNames } from '../../../lib/class-names.js';
import { adminLinks } from './admin-links.js';
import { LoadingPage } from './loading-page.js';
import { TwoFactorNeeded } from './two-factor-needed.js';
import { useRefusals } from './use-refusals.js';

/** Around every page of the administrators: the way between them, and what happens where the server refuses them. It speaks English. */
export function AdminFrame() {
  const { needsTwoFactor } = useRefusals();
  return (
    <div lang="en" className="flex flex-1 flex-col gap-6">
      <nav aria-label="Administration" className="-mt-2 sm:-mt-6 print:hidden">
        <ul className="flex flex-wrap gap-1">
          {adminLinks.map(({ to, label, Icon, isExact = false }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={isExact}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold transition-colors duration-150 hover:bg-grey-1 hover:text-ink',
                    isActive ? 'bg-grey-1 text-ink' : 'text-grey-5',
                  )
                }
              >
                <Icon className="size-5 text-grey-4" aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {needsTwoFactor ? (
        <TwoFactorNeeded />
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      )}
    </div>
  );
}
