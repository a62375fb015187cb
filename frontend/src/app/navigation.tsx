import { ChartColumn, CircleUserRound, Crown, Layers, LayoutDashboard, LogOut, MessagesSquare, Mic, PenLine, ShieldCheck, Sparkles, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { classNames } from '../lib/class-names.js';
import { userMessageOf } from '../lib/http-error.js';
import { help } from '../lib/interface-language/help.js';
import { paths } from '../lib/paths.js';
import { useLogout } from '../lib/session.js';
import { toast } from '../lib/toast-store.js';

type Entry = { to: string; label: string; /** In a row on a narrow screen. */ shortLabel?: string; Icon: LucideIcon };
const entries: readonly Entry[] = [
  { to: paths.home, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.speaking, label: 'Sprechen', Icon: Mic },
  { to: paths.writing, label: 'Schreiben', Icon: PenLine },
  { to: paths.vocabulary, label: 'Wortschatz', Icon: Layers },
  { to: paths.freeConversation, label: 'Konversation', shortLabel: 'Gespräch', Icon: MessagesSquare },
  { to: paths.style, label: 'Stil-Verfeinerung', shortLabel: 'Stil', Icon: Sparkles },
  { to: paths.progress, label: 'Fortschritt', Icon: ChartColumn },
];

/** Places about whoever is here: pictures in the header, lines in the drawer. */
const ownEntries = {
  admin: { to: paths.admin, label: 'Admin', Icon: ShieldCheck },
  membership: { to: paths.membership, label: 'Abonnement verwalten', Icon: Crown },
  account: { to: paths.account, label: 'Mein Konto', Icon: CircleUserRound },
} as const;

type Props = { layout: 'row' | 'column'; /** A row that has more beside it. */ isTight?: boolean; onNavigate?: () => void };

/** The places of the product, as a row of words in the header or a column with pictures in the drawer. */
export function Navigation({ layout, isTight = false, onNavigate }: Props) {
  const isRow = layout === 'row';
  return (
    <nav aria-label="Hauptmenü">
      <ul className={isRow ? 'flex gap-1' : 'flex flex-col gap-1'}>
        {entries.map(({ to, label, shortLabel, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.home}
              {...(onNavigate ? { onClick: onNavigate } : {})}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-3 rounded-control font-semibold transition-colors duration-150 hover:bg-grey-1 hover:text-ink',
                  isRow ? 'px-2 xl:px-3' : 'px-3',
                  isActive ? 'bg-grey-1 text-ink' : 'text-grey-5',
                )
              }
            >
              {({ isActive }) => (
                <>
                  {!isRow && <Icon className={classNames('size-5', isActive ? 'text-accent-text' : 'text-grey-4')} aria-hidden />}
                  {isRow && shortLabel !== undefined && <span className={classNames(!isTight && 'xl:hidden')}>{shortLabel}</span>}
                  {!(isRow && shortLabel !== undefined && isTight) && <span className={classNames(isRow && shortLabel !== undefined && 'max-xl:hidden')}>{label}</span>}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leads to the membership, the account, or what is for administrators. */
export function OwnLink({ place, layout, onNavigate }: Props & { place: keyof typeof ownEntries }) {
  const isRow = layout === 'row';
  const { to, label, Icon } = ownEntries[place];
  return (
    <NavLink
      to={to}
      {...(isRow ? { 'aria-label': label, title: label } : {})}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 min-w-11 items-center gap-3 rounded-control font-semibold transition-colors duration-150 hover:bg-grey-1 hover:text-ink',
          isRow ? 'justify-center' : 'px-3',
          isActive ? 'bg-grey-1 text-ink' : 'text-grey-5',
        )
      }
    >
      <Icon className="size-5 text-grey-4" aria-hidden />
      {!isRow && label}
    </NavLink>
  );
}

export function LogoutButton({ className }: { className?: string }) {
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      icon={<LogOut aria-hidden />}
      pending={logout.isPending}
      {...(className === undefined ? {} : { className })}
      onClick={() =>
        logout.mutate(undefined, {
          onError: (error) => toast({ title: help('Abmelden nicht möglich'), description: userMessageOf(error), tone: 'destructive' }),
        })
      }
    >
      Abmelden
    </Button>
  );
}
