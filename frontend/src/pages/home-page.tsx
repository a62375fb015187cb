import type { CurrentUser } from '@b1fuchs/contracts';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tab, TabList, TabPanel, Tabs } from '../components/ui/tabs.js';
import { PracticeAreas } from '../features/home/components/practice-areas.js';
import { Welcome } from '../features/home/components/welcome.js';
import { useBanner } from '../features/membership/api/use-banner.js';
import { HomeBanner } from '../features/membership/components/home-banner.js';
import { MembershipButton } from '../features/membership/components/membership-button.js';
import { OverviewSkeleton } from '../features/progress/components/overview-skeleton.js';
import { ProgressOverview } from '../features/progress/components/progress-overview.js';
import { DueCards } from '../features/vocabulary/deck/components/due-cards.js';
import { usePageMeta } from '../lib/page-meta.js';

const AdminTools = lazy(() => import('../features/admin/home/admin-tools.js'));

/** The first page after signing in. The open tab stands in the address, so that 'back' returns to it. */
export default function HomePage({ user }: { user: CurrentUser }) {
  const [query, setQuery] = useSearchParams();
  const banner = useBanner(user);
  const isAdmin = user.role === 'admin';
  const tab = (isAdmin ? ['uebungen', 'admin'] : ['uebungen']).find((name) => name === query.get('tab')) ?? 'fortschritt';
  usePageMeta({ title: '', description: 'Ihr Stand, Ihr nächster Schritt und Ihre Übungen für die Deutschprüfung B1.' });

  const welcome = <Welcome username={user.username} action={<MembershipButton />} />;
  if (banner.kind === undefined) {
    return (
      <>
        {welcome}
        <div className="mt-6">
          <OverviewSkeleton />
        </div>
      </>
    );
  }
  return (
    <>
      {welcome}
      <HomeBanner kind={banner.kind} status={banner.status} />
      <Tabs value={tab} onValueChange={(next) => setQuery(next === 'fortschritt' ? {} : { tab: next }, { replace: true })} className="mt-6 sm:mt-8">
        <TabList label="Bereiche">
          <Tab value="fortschritt">Fortschritt</Tab>
          <Tab value="uebungen">Übungsbereiche</Tab>
          {isAdmin && (
            <Tab value="admin" lang="en">
              Admin-Tools
            </Tab>
          )}
        </TabList>
        <TabPanel value="fortschritt">
          <ProgressOverview userId={user.id} dueCards={<DueCards />} />
        </TabPanel>
        <TabPanel value="uebungen">
          <PracticeAreas />
        </TabPanel>
        {isAdmin && (
          <TabPanel value="admin">
            <Suspense>
              <AdminTools />
            </Suspense>
          </TabPanel>
        )}
      </Tabs>
    </>
  );
}
