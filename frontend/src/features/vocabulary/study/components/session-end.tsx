import { Layers2, ListPlus, RotateCcw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Fox } from '../../../../components/fox/fox.js';
import { Button, LinkButton } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/empty-state.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { tally, type StudySession } from '../model/session.js';
import { completeTexts, figureTexts, modeTexts, nothingDueTexts } from '../wording.js';
import { paths } from '../../../../lib/paths.js';

/** No card is due, or there is none at all. */
export function NothingDue({ isDeckEmpty }: { isDeckEmpty: boolean }) {
  return (
    <EmptyState
      picture={<Fox state={isDeckEmpty ? 'idle' : 'celebrating'} size={160} />}
      title={nothingDueTexts.title}
      lang="en"
      action={
        <LinkButton to={paths.addWords} lang="de" variant={isDeckEmpty ? 'primary' : 'secondary'} icon={<ListPlus aria-hidden />}>
          {nothingDueTexts.addWords}
        </LinkButton>
      }
    >
      {isDeckEmpty ? <HelpText lang="de">{nothingDueTexts.emptyDeck}</HelpText> : <HelpText>{nothingDueTexts.text}</HelpText>}
    </EmptyState>
  );
}

type CompleteProps = {
  session: StudySession;
  /** Cards that are due beside those of this session. */
  due: number;
  onRepeat: () => void;
  onMore: () => void;
};

/** Every card of the session is answered. */
export function SessionComplete({ session, due, onRepeat, onMore }: CompleteProps) {
  const { correct, wrong, total } = tally(session);
  const again = (
    <Button variant={due > 0 ? 'secondary' : 'primary'} icon={<RotateCcw aria-hidden />} onClick={onRepeat}>
      {completeTexts.again}
    </Button>
  );
  return (
    <Arrival>
      <EmptyState
        picture={<Fox state="celebrating" size={160} />}
        title={completeTexts.title}
        lang="en"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {due > 0 && (
              <Button variant="primary" lang="de" icon={<Layers2 aria-hidden />} onClick={onMore}>
                {completeTexts.more}
              </Button>
            )}
            {again}
          </div>
        }
      >
        <HelpText>{completeTexts.reviewed(total)}</HelpText>
        <p lang="de" className="mt-1">
          {figureTexts.correct}: {correct} · {figureTexts.wrong}: {wrong}
        </p>
      </EmptyState>
    </Arrival>
  );
}

/** The article drill has come to its end before the session: the rest has no article. */
export function DrillDone({ count, onGoOn }: { count: number; onGoOn: () => void }) {
  return (
    <Arrival>
      <EmptyState
        picture={<Fox state="idle" size={120} />}
        title={modeTexts.drillDone}
        action={
          <Button variant="primary" icon={<Layers2 aria-hidden />} onClick={onGoOn}>
            {modeTexts.goOnWithCards}
          </Button>
        }
      >
        <HelpText>{modeTexts.drillDoneText(count)}</HelpText>
      </EmptyState>
    </Arrival>
  );
}

/** Takes the focus that the last card left behind. */
function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
