import type { HelperLanguage } from '@b1fuchs/contracts';
import { useSearchParams } from 'react-router-dom';
import { Tab, TabList, TabPanel, Tabs } from '../../../../components/ui/tabs.js';
import { dashboardTexts, deckTexts } from '../wording.js';
import { Dashboard } from './dashboard/dashboard.js';
import { DeckView } from './list/deck-view.js';

/** How far the learner is, and beside it their cards one by one. */
export function ManageTab({ language }: { language: HelperLanguage }) {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'cards' ? 'cards' : 'progress';
  return (
    <Tabs value={view} onValueChange={(next) => setQuery(next === 'cards' ? { view: next } : {})}>
      <TabList label="Karten verwalten">
        <Tab value="progress">{dashboardTexts.title}</Tab>
        <Tab value="cards">{deckTexts.title}</Tab>
      </TabList>
      <TabPanel value="progress">
        <Dashboard language={language} />
      </TabPanel>
      <TabPanel value="cards">
        <DeckView language={language} />
      </TabPanel>
    </Tabs>
  );
}
