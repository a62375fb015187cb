import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.js';
import { ActivityTab } from '../../features/admin/activity/activity-tab.js';
import { AnalyticsTab } from '../../features/admin/analytics/analytics-tab.js';
import { DashboardHeader } from '../../features/admin/dashboard/dashboard-header.js';
import { SummaryCards } from '../../features/admin/dashboard/summary-cards.js';
import { useDashboardTab } from '../../features/admin/dashboard/use-dashboard-tab.js';
import { SettingsTab } from '../../features/admin/settings/settings-tab.js';
import { ExportButton } from '../../features/admin/users/components/export-button.js';
import { UsersTab } from '../../features/admin/users/components/users-tab.js';
import { useSelection } from '../../features/admin/users/model/use-selection.js';
import { useUsersSearch } from '../../features/admin/users/model/use-users-search.js';
import { usePageMeta } from '../../lib/page-meta.js';

/** The administrators' first page (spec 1, section 2, Admin dashboard). */
export default function DashboardPage() {
  const [tab, openTab] = useDashboardTab();
  const [search, changeSearch] = useUsersSearch();
  const selection = useSelection(JSON.stringify([search.search, search.role, search.status]));
  usePageMeta({ title: 'Admin Dashboard', description: 'Users, figures, activity and settings.', isUnlisted: true });
  return (
    <>
      {/* Whom one has chosen is seen only in the list of users. */}
      <DashboardHeader actions={<ExportButton userIds={tab === 'users' ? selection.ids : []} />} />
      <SummaryCards />
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label="Administration areas">
          <Tab value="users">Users</Tab>
          <Tab value="analytics">Analytics</Tab>
          <Tab value="activity">Activity Logs</Tab>
          <Tab value="settings">Settings</Tab>
        </TabList>
        <TabPanel value="users">
          <UsersTab search={search} onSearch={changeSearch} selection={selection} />
        </TabPanel>
        <TabPanel value="analytics">
          <AnalyticsTab />
        </TabPanel>
        <TabPanel value="activity">
          <ActivityTab />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
