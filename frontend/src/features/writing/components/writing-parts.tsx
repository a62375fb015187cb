import { writingSectionSchema, type WritingSection, type WritingTask } from '@b1fuchs/contracts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.js';
import { useAnalyses } from '../model/use-analyses.js';
import { useConsent } from '../../../lib/practice/use-consent.js';
import { useDesk } from '../model/use-desk.js';
import { sectionTexts } from '../wording.js';
import { PartNavigation } from './part-navigation.js';
import { Workspace } from './workspace.js';

const sections = writingSectionSchema.options;

/** The three parts as tabs. Texts and feedback of the other parts stay while one is open. */
export function WritingParts({ ownerId, tasks }: { ownerId: string; tasks: WritingTask[] }) {
  const desk = useDesk(ownerId, tasks);
  const analyses = useAnalyses();
  const consent = useConsent(ownerId);
  const tabs = useRef<Partial<Record<WritingSection, HTMLButtonElement | null>>>({});

  // The button that was pressed goes away with its part: reading goes on at the new part's tab.
  function goTo(section: WritingSection): void {
    flushSync(() => desk.setSection(section));
    tabs.current[section]?.focus({ preventScroll: true });
    tabs.current[section]?.scrollIntoView({ block: 'center' });
  }

  return (
    <Tabs value={desk.section} onValueChange={(value) => desk.setSection(writingSectionSchema.parse(value))}>
      <TabList label="Prüfungsteile" variant="segments">
        {sections.map((section) => (
          <Tab
            key={section}
            value={section}
            ref={(element) => {
              tabs.current[section] = element;
            }}
            className="flex-col gap-0! px-2! py-1.5 sm:flex-row sm:gap-2!"
          >
            {sectionTexts[section].name}
            <span className="text-sm font-normal">{sectionTexts[section].kind}</span>
          </Tab>
        ))}
      </TabList>
      {sections.map((section) => (
        <TabPanel key={section} value={section}>
          <Workspace key={desk.task?.id ?? section} desk={desk} analyses={analyses} consent={consent} />
          <PartNavigation section={section} onGo={goTo} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
