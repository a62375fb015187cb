import type { DeckCard, HelperLanguage } from '@b1fuchs/contracts';
import { Archive, ArchiveRestore, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../../components/ui/badge.js';
import { Button } from '../../../../../components/ui/button.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useArchiveCard } from '../../api/change-cards.js';
import { dueText } from '../../model/days.js';
import { translationOf } from '../../model/translation.js';
import { partOfSpeechNames } from '../../../part-of-speech-names.js';
import { deckTexts as texts } from '../../wording.js';
import { Meaning } from '../meaning.js';
import { OwnCardDialog } from './own-card-dialog.js';

type Props = {
  card: DeckCard;
  language: HelperLanguage;
  /** The card has left this list, and its row with it. */
  onMoved: () => void;
};

/** One card: what stands on it, how far it is, and what can be done with it. */
export function CardRow({ card, language, onMoved }: Props) {
  const { germanWord, grammar, exampleSentence, isOwn, partOfSpeech } = card;
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-lg font-semibold break-words">{germanWord}</span>
          <span className="text-sm text-grey-4">{partOfSpeechNames[partOfSpeech]}</span>
        </p>
        <Meaning {...translationOf(card, language)} className="w-fit max-w-full text-grey-5" />
        {grammar !== '' && <p className="text-sm text-grey-4">{grammar}</p>}
        {exampleSentence !== '' && exampleSentence !== germanWord && <p className="mt-1 max-w-text text-grey-5">{exampleSentence}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-col md:items-end">
        <Standing card={card} />
        <div className="-ml-3 flex flex-wrap md:-mr-3 md:ml-0">
          {/* What stands in a gap is computed from the learner's sentence: it is not rewritten here. */}
          {isOwn && partOfSpeech !== 'cloze' && <EditButton card={card} />}
          <ArchiveButton card={card} onMoved={onMoved} />
        </div>
      </div>
    </li>
  );
}

function Standing({ card: { box, dueDay, archived, isLeech, totalReviews, correctReviews } }: { card: DeckCard }) {
  const [now] = useState(() => new Date());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-grey-4">
      {isLeech && (
        <Badge tone="amber" icon={<TriangleAlert aria-hidden />}>
          Schwierig
        </Badge>
      )}
      <Badge>Box {box}</Badge>
      {!archived && <span>{dueText(dueDay, now)}</span>}
      {totalReviews > 0 && (
        <span className="tabular-nums">
          {correctReviews} von {totalReviews} richtig
        </span>
      )}
    </div>
  );
}

function EditButton({ card }: { card: DeckCard }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" icon={<Pencil aria-hidden />} aria-label={`${texts.edit}: ${card.germanWord}`} onClick={() => setIsOpen(true)}>
        {texts.edit}
      </Button>
      <OwnCardDialog open={isOpen} onOpenChange={setIsOpen} card={card} />
    </>
  );
}

function ArchiveButton({ card: { userFlashcardId, germanWord, archived }, onMoved }: { card: DeckCard; onMoved: () => void }) {
  const { mutateAsync, isPending } = useArchiveCard();
  const label = archived ? texts.bringBack : texts.archive;

  async function move(): Promise<void> {
    if (isPending) return;
    try {
      await mutateAsync({ id: userFlashcardId, archived: !archived });
      toast({ title: archived ? texts.broughtBack(germanWord) : texts.archived(germanWord), tone: 'success' });
      onMoved();
    } catch (error) {
      toast({ title: texts.changeFailed, description: userMessageOf(error), tone: 'destructive' });
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      icon={archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
      pending={isPending}
      aria-label={`${label}: ${germanWord}`}
      onClick={() => void move()}
    >
      {label}
    </Button>
  );
}
