import { Button } from '../../../../components/ui/button.js';
import type { Article, Attempt } from '../model/session.js';
import type { StudyMode } from '../model/study-mode.js';
import { cardTexts, modeTexts } from '../wording.js';
import { KeyCap } from './key-cap.js';

type Props = { mode: StudyMode; formId: string; hasTyped: boolean; onReveal: (attempt: Attempt | null) => void };
const ARTICLES: readonly Article[] = ['der', 'die', 'das'];

/** What turns the card. */
export function FrontBar({ mode, formId, hasTyped, onReveal }: Props) {
  if (mode === 'article') {
    return (
      <div className="flex flex-col gap-2">
        <div role="group" aria-label={modeTexts.articles} className="grid grid-cols-3 gap-2">
          {ARTICLES.map((article, index) => (
            <Button key={article} className="min-h-14 text-lg!" aria-keyshortcuts={String(index + 1)} onClick={() => onReveal({ kind: 'article', article })}>
              {article} <KeyCap>{String(index + 1)}</KeyCap>
            </Button>
          ))}
        </div>
        <Button variant="quiet" size="sm" onClick={() => onReveal(null)}>
          {modeTexts.showAnswer}
        </Button>
      </div>
    );
  }
  if (mode === 'cards') {
    return (
      <Button variant="primary" lang="en" className="min-h-14 w-full text-lg!" aria-keyshortcuts="Space Enter" onClick={() => onReveal(null)}>
        {cardTexts.showTranslation}
      </Button>
    );
  }
  return (
    <Button variant={hasTyped ? 'primary' : 'secondary'} type="submit" form={formId} className="min-h-14 w-full text-lg!">
      {hasTyped ? modeTexts.check : modeTexts.showAnswer}
    </Button>
  );
}
