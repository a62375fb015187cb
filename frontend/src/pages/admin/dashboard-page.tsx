import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.js';
import { AnalyticsTab } from '../../features/admin/analytics/analytics-tab.js';
import { DashboardHeader } from '../../features/admin/dashboard/dashboard-header.js';
import { SummaryCards } from '../../features/admin/dashboard/summary-cards.js';
import { useDashboardTab } from '../../features/admin/dashboard/use-dashboard-tab.js';
import { usePageMeta } from '../../lib/page-meta.js';

/** The administrators' first page (spec 1, section 2, Admin dashboard). */
export default function DashboardPage() {
  const [tab, openTab] = useDashboardTab();
  usePageMeta({ title: 'Admin Dashboard', description: 'Users, figures, activity and settings.', isUnlisted: true });
  return (
    <>
      <DashboardHeader actions={null} />
      <SummaryCards />
      <Tabs value={tab} onValueChange={openTab}>
        <TabList label="Administration areas">
          <Tab value="users">Users</Tab>
          <Tab value="analytics">Analytics</Tab>
          <Tab value="activity">Activity Logs</Tab>
          <Tab value="settings">Settings</Tab>
        </TabList>
        <TabPanel value="analytics">
          <AnalyticsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
