import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.js';
import type { Stretch } from '../model/compare-texts.js';

const paper = 'max-w-text text-lg leading-relaxed break-words whitespace-pre-wrap';

/** The new text with its changes marked: by itself, beside the old one, or both in one. */
export function RefinedText({ stretches }: { stretches: Stretch[] }) {
  const [view, setView] = useState('refined');
  return (
    <Tabs value={view} onValueChange={setView}>
      <TabList label="Ansicht">
        <Tab value="refined" className="max-sm:px-3">Neu</Tab>
        <Tab value="side-by-side" className="max-sm:px-3">Nebeneinander</Tab>
        <Tab value="inline" className="max-sm:px-3">Im Text</Tab>
      </TabList>
      <TabPanel value="refined" className="pt-4">
        <p className={paper}>{stretches.map(newVersion)}</p>
      </TabPanel>
      <TabPanel value="side-by-side" className="grid gap-4 pt-4 sm:grid-cols-2">
        <Version title="Vorher">{stretches.map(oldVersion)}</Version>
        <Version title="Jetzt">{stretches.map(newVersion)}</Version>
      </TabPanel>
      <TabPanel value="inline" className="pt-4">
        <p className={paper}>{stretches.map(bothVersions)}</p>
      </TabPanel>
    </Tabs>
  );
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm text-grey-4">{title}</h3>
      <p className={paper}>{children}</p>
    </div>
  );
}

function oldVersion(stretch: Stretch, index: number): ReactNode {
  if (stretch.kind === 'same') return stretch.text;
  return stretch.removed !== '' && <Removed key={index} text={stretch.removed} />;
}

function newVersion(stretch: Stretch, index: number): ReactNode {
  if (stretch.kind === 'same') return stretch.text;
  return stretch.added !== '' && <Added key={index} text={stretch.added} />;
}

function bothVersions(stretch: Stretch, index: number): ReactNode {
  if (stretch.kind === 'same') return stretch.text;
  const { removed, added } = stretch;
  return (
    <span key={index}>
      {removed !== '' && <Removed text={removed} />}
      {removed.trim() !== '' && added.trim() !== '' && !/\s$/u.test(removed) && ' '}
      {added !== '' && <Added text={added} />}
    </span>
  );
}

const Removed = ({ text }: { text: string }) => <del className="rounded-[3px] bg-red-soft text-red decoration-2">{text}</del>;

const Added = ({ text }: { text: string }) => <ins className="rounded-[3px] bg-green-soft font-semibold text-green no-underline">{text}</ins>;
