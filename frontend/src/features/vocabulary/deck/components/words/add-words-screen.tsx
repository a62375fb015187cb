import type { AvailableWord } from '@b1fuchs/contracts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../../../lib/address-now.js';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../../../components/ui/button.js';
import { EmptyState } from '../../../../../components/ui/empty-state.js';
import { classNames } from '../../../../../lib/class-names.js';
import { NetworkError } from '../../../../../lib/http-error.js';
import { paths } from '../../../../../lib/paths.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useAddWords } from '../../api/available-words.js';
import { filterParams, isFiltered, readWordFilter } from '../../model/word-filter.js';
import { addWordsTexts as texts, dashboardTexts, wordCount } from '../../wording.js';
import { SelectionBar } from './selection-bar.js';
import { useWordList } from './use-word-list.js';
import { WordFilters } from './word-filters.js';
import { WordGrid } from './word-grid.js';
import { WordGridSkeleton } from './word-grid-skeleton.js';

/** The word list of the exam: search it, choose words, and put them into the deck (spec 2, section 2.6). */
export function AddWordsScreen() {
  const [query, setQuery] = useSearchParams();
  const filter = readWordFilter(query);
  const list = useWordList(filter);
  const { mutate, isPending: isAdding } = useAddWords();
  // Outlives every change of search and filter.
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isCollecting, setIsCollecting] = useState(false);

  const toggle = (id: string): void =>
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  async function selectAll(): Promise<void> {
    setIsCollecting(true);
    const words = await list.fetchAll();
    setIsCollecting(false);
    if (words !== null) setSelected((now) => new Set([...now, ...words.filter(({ isAdded }) => !isAdded).map(({ id }) => id)]));
  }

  function add(): void {
    if (selected.size === 0) {
      toast({ ...texts.nothingSelected, tone: 'destructive' });
      return;
    }
    mutate([...selected], {
      onSuccess: ({ addedCount }) => {
        toast({ ...texts.success(addedCount), tone: 'success' });
        setSelected(new Set());
      },
      onError: (error) =>
        toast({ title: texts.errorTitle, description: error instanceof NetworkError ? texts.addUnreachable : texts.addFailed, tone: 'destructive' }),
    });
  }

  return (
    <div lang="de" className="flex flex-1 flex-col gap-4">
      <div>
        <LinkButton to={paths.vocabulary} variant="quiet" size="sm" className="mb-2 -ml-3" icon={<ArrowLeft aria-hidden />}>
          {texts.back}
        </LinkButton>
        <h1 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h1>
      </div>
      <WordFilters filter={filter} topics={list.topics} onChange={(next) => setQuery(filterParams({ ...readWordFilter(addressNow()), ...next }), { replace: true })} />
      <p role="status" className="text-sm text-grey-4">
        {list.words !== null && !list.isOld && wordCount(list.total)}
      </p>
      <div className={classNames('flex flex-1 flex-col gap-4 transition-opacity duration-150', list.isOld && 'opacity-60')}>
        <Words list={list} isFilteredNow={isFiltered(filter)} selected={selected} onToggle={toggle} />
      </div>
      <SelectionBar
        count={selected.size}
        canSelectAll={list.total > 0 && !list.isOld}
        isCollecting={isCollecting}
        isAdding={isAdding}
        onSelectAll={() => void selectAll()}
        onClear={() => setSelected(new Set())}
        onAdd={add}
      />
    </div>
  );
}

type WordsProps = {
  list: ReturnType<typeof useWordList>;
  isFilteredNow: boolean;
  selected: ReadonlySet<AvailableWord['id']>;
  onToggle: (id: string) => void;
};

function Words({ list, isFilteredNow, selected, onToggle }: WordsProps) {
  const { words, error, isMoreFailed } = list;
  if (words === null && error === null) return <WordGridSkeleton />;
  return (
    <>
      {words?.length === 0 && <EmptyState title={isFilteredNow ? texts.noMatch : texts.none} />}
      {words !== null && words.length > 0 && (
        <WordGrid words={words} total={list.total} selected={selected} onToggle={onToggle} onNearEnd={list.canFetchMore ? list.fetchMore : null} />
      )}
      {error !== null && (
        <Alert tone="red" title={texts.errorTitle} action={<Button onClick={isMoreFailed ? list.fetchMore : list.retry}>{dashboardTexts.tryAgain}</Button>}>
          {error instanceof NetworkError ? texts.loadUnreachable : texts.loadFailed}
        </Alert>
      )}
    </>
  );
}
