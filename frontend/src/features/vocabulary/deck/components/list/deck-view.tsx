import type { DeckPage, HelperLanguage } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../../../lib/address-now.js';
import { Fox } from '../../../../../components/fox/fox.js';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../../../components/ui/button.js';
import { EmptyState } from '../../../../../components/ui/empty-state.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../../../components/ui/skeleton.js';
import { classNames } from '../../../../../lib/class-names.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { paths } from '../../../../../lib/paths.js';
import { deckQuery } from '../../api/flashcard-queries.js';
import { deckParams, readDeckSearch, type DeckSearch } from '../../model/deck-search.js';
import { addWordsTexts, cardCount, dashboardTexts, deckTexts as texts } from '../../wording.js';
import { CardRow } from './card-row.js';
import { DeckFilters } from './deck-filters.js';
import { DeckTools } from './deck-tools.js';
import { Pages } from './pages.js';

/** The learner's cards, page by page. What is looked at stands in the address. */
export function DeckView({ language }: { language: HelperLanguage }) {
  const [query, setQuery] = useSearchParams();
  const search = readDeckSearch(query);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(deckQuery(search));
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: Partial<DeckSearch>, replace = true): void => setQuery({ view: 'cards', ...deckParams({ ...readDeckSearch(addressNow()), page: 1, ...next }) }, { replace });

  function turnTo(page: number): void {
    change({ page }, false);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="deck" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h2 ref={heading} id="deck" tabIndex={-1} className="scroll-mt-6 text-xl font-semibold outline-none">
          {texts.title}
        </h2>
        <DeckTools />
      </div>
      <DeckFilters search={search} onChange={change} />
      <p role="status" className="text-sm text-grey-4">
        {data !== undefined && !isPlaceholderData && cardCount(data.total)}
      </p>
      {data === undefined && (error === null || isFetching) && <DeckSkeleton />}
      {error !== null && !isFetching && (
        <Alert tone="red" title={texts.failed} action={<Button onClick={() => void refetch()}>{dashboardTexts.tryAgain}</Button>}>
          <HelpText>{userMessageOf(error)}</HelpText>
          <HelpText className="mt-1 text-sm text-grey-5">{dashboardTexts.nothingLost}</HelpText>
        </Alert>
      )}
      {data !== undefined && (
        <div className={classNames('flex flex-col gap-4 transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
          <Cards deck={data} search={search} language={language} onMoved={() => heading.current?.focus({ preventScroll: true })} />
          {data.pages > 1 && <Pages page={search.page} pages={data.pages} onTurn={turnTo} />}
        </div>
      )}
    </section>
  );
}

type CardsProps = { deck: DeckPage; search: DeckSearch; language: HelperLanguage; onMoved: () => void };

function Cards({ deck, search, language, onMoved }: CardsProps) {
  if (deck.cards.length > 0) {
    return (
      <ul className="divide-y divide-grey-2 rounded-card border border-grey-2 bg-sheet shadow-soft">
        {deck.cards.map((card) => (
          <CardRow key={card.userFlashcardId} card={card} language={language} onMoved={onMoved} />
        ))}
      </ul>
    );
  }
  if (search.search !== '' || search.box !== null) return <EmptyState title={texts.noMatch} />;
  const { title, text } = texts.empty[search.show];
  const toWords = (
    <LinkButton to={paths.addWords} variant="primary" icon={<Plus aria-hidden />}>
      {addWordsTexts.title}
    </LinkButton>
  );
  return (
    <EmptyState picture={<Fox state="idle" size={160} />} title={title} {...(search.show === 'active' ? { action: toWords } : {})}>
      {text}
    </EmptyState>
  );
}

function DeckSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className="flex animate-appear-late flex-col gap-2">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
