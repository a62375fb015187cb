import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, Crown, RefreshCw, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../components/ui/button.js';
import { HelpText } from '../components/ui/help-text.js';
import { IconButton } from '../components/ui/icon-button.js';
import { connection, type Connection } from '../lib/connection.js';
import { help } from '../lib/interface-language/help.js';
import { paths } from '../lib/paths.js';
import { practiceAccess } from '../lib/practice-access.js';
import { releaseStore, takeNewRelease } from './release/release-store.js';
import { watchConnection } from './watch-connection.js';

const connectionTexts: Record<Exclude<Connection, 'online'>, string> = {
  offline: help('Sie sind offline. Was Sie schreiben, bleibt hier gespeichert.'),
  slow: help('Die Verbindung ist langsam. Sie sehen Ihren letzten Stand.'),
};
/** These pages say it themselves, or lead there already. */
const SAY_IT_THEMSELVES: readonly string[] = [paths.home, '/home', paths.subscribe, paths.membership, paths.subscriptionSuccess, paths.membershipSuccess];
const membershipTexts = { closed: help('Zum Üben brauchen Sie eine Mitgliedschaft.'), action: 'Mitgliedschaft wählen' };
const releaseTexts = {
  de: { news: help('Eine neue Version ist da.'), reload: 'Neu laden', later: 'Später' },
  en: { news: help('A new version is available.'), reload: 'Reload', later: 'Later' },
};

/** Quiet lines above the page: offline, practice that needs a membership, and a new version. Empty most of the time; what appears is read out politely. */
export default function Notices({ lang, isSignedIn }: { lang: 'de' | 'en'; isSignedIn: boolean }) {
  return (
    <div role="status" lang={lang} data-notices className="sticky top-0 z-30 print:hidden">
      {isSignedIn && <ConnectionNotice />}
      {isSignedIn && <MembershipNotice />}
      <ReleaseNotice lang={lang} />
    </div>
  );
}

function ConnectionNotice() {
  const client = useQueryClient();
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  // What was read meanwhile may be old: each page asks anew when it is next opened.
  useEffect(() => watchConnection(() => void client.invalidateQueries({ refetchType: 'none' })), [client]);
  return state === 'online' ? null : <Line Icon={CloudOff}>{connectionTexts[state]}</Line>;
}

/** The one way on from every page on which practice was refused. */
function MembershipNotice() {
  const isClosed = useSyncExternalStore(practiceAccess.subscribe, practiceAccess.isClosed);
  const { pathname } = useLocation();
  if (!isClosed || SAY_IT_THEMSELVES.includes(pathname)) return null;
  return (
    <Line
      Icon={Crown}
      actions={
        <LinkButton to={paths.subscribe} size="sm">
          {membershipTexts.action}
        </LinkButton>
      }
    >
      {membershipTexts.closed}
    </Line>
  );
}

function ReleaseNotice({ lang }: { lang: 'de' | 'en' }) {
  const isNewThere = useSyncExternalStore(releaseStore.subscribe, releaseStore.isNewThere);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get) === 'online';
  const [isPutOff, setPutOff] = useState(false);
  const { news, reload, later } = releaseTexts[lang];
  // One line at a time: offline matters more.
  if (!isNewThere || isPutOff || !isOnline) return null;
  return (
    <Line
      Icon={RefreshCw}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={takeNewRelease}>
            {reload}
          </Button>
          <IconButton label={later} onClick={() => setPutOff(true)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      {news}
    </Line>
  );
}

function Line({ Icon, actions, children }: { Icon: LucideIcon; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-grey-2 bg-blue-soft text-ink">
      <div className="mx-auto flex help-row min-h-11 w-full max-w-page items-center gap-3 px-4 py-1 sm:px-6">
        <Icon className="size-5 shrink-0 text-blue" aria-hidden />
        <HelpText className="min-w-0 flex-1 py-1">{children}</HelpText>
        {actions}
      </div>
    </div>
  );
}
