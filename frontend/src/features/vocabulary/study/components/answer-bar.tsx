import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../lib/class-names.js';
import { cardTexts } from '../wording.js';
import { KeyCap } from './key-cap.js';

type Props = {
  /** What the attempt speaks for; null where nothing was tried. */
  proposal: boolean | null;
  onAnswer: (isCorrect: boolean) => void;
};

/** The learner's own judgement of the card; nothing but they decides. */
export function AnswerBar({ proposal, onAnswer }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Answer isProposed={proposal === false} look="border-red! text-red! not-disabled:hover:bg-red-soft!" icon={<X aria-hidden />} shortcut="1 ArrowLeft" cap="1" onPress={() => onAnswer(false)}>
        {cardTexts.unknown}
      </Answer>
      <Answer isProposed={proposal === true} look="border-green! text-green! not-disabled:hover:bg-green-soft!" icon={<Check aria-hidden />} shortcut="2 ArrowRight" cap="2" onPress={() => onAnswer(true)}>
        {cardTexts.known}
      </Answer>
    </div>
  );
}

type AnswerProps = { isProposed: boolean; look: string; icon: ReactNode; shortcut: string; cap: string; onPress: () => void; children: string };

function Answer({ isProposed, look, icon, shortcut, cap, onPress, children }: AnswerProps) {
  return (
    <Button
      variant={isProposed ? 'primary' : 'secondary'}
      icon={icon}
      aria-keyshortcuts={shortcut}
      className={classNames('min-h-14 px-2! leading-tight sm:text-lg!', !isProposed && look)}
      onClick={onPress}
    >
      <span className="flex flex-col">
        <span lang="en">{children}</span>
        {isProposed && <span className="text-sm font-normal">{cardTexts.proposed}</span>}
      </span>
      <KeyCap>{cap}</KeyCap>
    </Button>
  );
}
