import { targetStyleSchema } from '@b1fuchs/contracts';
import { House } from 'lucide-react';
import { LinkButton } from '../../../components/ui/button.js';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/ui/tabs.js';
import { paths } from '../../../lib/paths.js';
import { useConsent } from '../../../lib/practice/use-consent.js';
import { useSession } from '../../../lib/session.js';
import { useStyleDesk, type Refined } from '../model/use-style-desk.js';
import { changeCount, styleTexts } from '../wording.js';
import { StyleWorkspace } from './style-workspace.js';

const styles = targetStyleSchema.options;

/** Style refinement: one text, four styles to put it into, each with what changed and why (spec 2, section 2.3). */
export function StyleScreen() {
  const { data: user } = useSession();
  return (
    <div lang="de" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold break-words sm:text-3xl">Schreibstil-Optimierung</h1>
        <LinkButton to={paths.home} variant="quiet" size="sm" className="-mx-3" icon={<House aria-hidden />}>
          Zum Hauptmenü
        </LinkButton>
      </div>
      {user && <StyleTabs ownerId={user.id} />}
    </div>
  );
}

function StyleTabs({ ownerId }: { ownerId: string }) {
  const desk = useStyleDesk(ownerId);
  const consent = useConsent(ownerId);
  return (
    <Tabs value={desk.style} onValueChange={(value) => desk.choose(targetStyleSchema.parse(value))}>
      <TabList label="Zielstil" variant="segments" className="max-sm:grid max-sm:grid-cols-2">
        {styles.map((style) => (
          <Tab key={style} value={style} className="flex-col gap-0! px-2! py-1.5">
            {styleTexts[style].name}
            <span className="text-sm font-normal">{styleTexts[style].kind}</span>
          </Tab>
        ))}
      </TabList>
      {/* Outside the panels: a text may be ready while another style is open. */}
      <p role="status" className="sr-only">
        {desk.isBusy ? 'Stil wird optimiert...' : desk.latest !== null && announcement(desk.latest)}
      </p>
      {styles.map((style) => (
        <TabPanel key={style} value={style}>
          <StyleWorkspace desk={desk} consent={consent} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const announcement = ({ style, refinement }: Refined): string => `${styleTexts[style].heading} ist fertig. ${changeCount(refinement.changes.length)}.`;
