import type { CurrentUser } from '@b1fuchs/contracts';
import { GraduationCap, Layers } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoiceRow } from '../../components/ui/choice-row.js';
import { Tab, TabList, TabPanel, Tabs } from '../../components/ui/tabs.js';
import { helperLanguage } from '../../lib/vocabulary/helper-language.js';
import { ManageTab } from './deck/components/manage-tab.js';
import { StudyTab } from './study/study-tab.js';

const languages = [
  { value: 'english', content: 'English', title: 'Englisch', lang: 'en' },
  { value: 'persian', content: 'فارسی', title: 'Persisch', lang: 'fa' },
] as const;
/** Anything on the page can send this to the window (spec 2, section 2.5). */
const STUDY_EVENT = 'switchToStudy';
const bigTab = 'min-h-14! text-lg max-sm:px-2!';

/** Vocabulary: the learner's cards and how far they are, and studying them. The open tab stands in the address. */
export function VocabularyScreen({ user }: { user: CurrentUser }) {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'study' ? 'study' : 'dashboard';
  const language = helperLanguage.use();
  const tabs = useRef<HTMLDivElement>(null);
  const open = (next: string): void => {
    if (next !== tab) setQuery(next === 'study' ? { tab: next } : {});
  };

  const switchToStudy = useEffectEvent(() => open('study'));
  useEffect(() => {
    const listener = (): void => switchToStudy();
    window.addEventListener(STUDY_EVENT, listener);
    return () => window.removeEventListener(STUDY_EVENT, listener);
  }, []);
  const lastTab = useRef(tab);
  useEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    // The link that led here goes with its tab: whoever uses the keyboard goes on from the tabs.
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[role="tabpanel"][data-state="inactive"]') !== null;
    if (isLost) tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [tab]);

  return (
    <div lang="de">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold sm:text-3xl">Wortschatz-Lernen</h1>
          <p className="mt-1 break-words text-grey-5">Hallo, {user.username}!</p>
        </div>
        <div className="flex items-center gap-3">
          <span aria-hidden className="text-sm text-grey-4">
            Hilfssprache
          </span>
          <ChoiceRow
            legend="Hilfssprache"
            choices={languages}
            value={language}
            onChange={helperLanguage.set}
            className="p-0.5 text-sm"
            itemClassName="min-h-8 px-3 has-checked:font-semibold pointer-coarse:min-h-11"
          />
        </div>
      </div>
      <Tabs value={tab} onValueChange={open} className="mt-6">
        <TabList ref={tabs} label="Wortschatz" variant="segments">
          <Tab value="dashboard" className={bigTab}>
            <Layers className="max-sm:hidden" aria-hidden />
            Karten verwalten
          </Tab>
          <Tab value="study" className={bigTab}>
            <GraduationCap className="max-sm:hidden" aria-hidden />
            Üben
          </Tab>
        </TabList>
        <TabPanel value="dashboard">
          <ManageTab language={language} />
        </TabPanel>
        <TabPanel value="study">
          <StudyTab ownerId={user.id} language={language} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
