import type { HelperLanguage } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, CardTitle } from '../../../../../components/ui/card.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { Skeleton } from '../../../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { paths } from '../../../../../lib/paths.js';
import { deckQuery } from '../../api/flashcard-queries.js';
import { translationOf } from '../../model/translation.js';
import { leechTexts as texts } from '../../wording.js';
import { Meaning } from '../meaning.js';

/** As many as one reads at a glance. */
const SHOWN = 3;

/** Words that are forgotten again and again, and what to do about them. */
export function HardWords({ language }: { language: HelperLanguage }) {
  const { data, error } = useQuery(deckQuery({ search: '', box: null, show: 'leeches', page: 1 }, SHOWN));
  return (
    <Card as="section" aria-labelledby="hard-words">
      <CardTitle id="hard-words">
        {texts.title} {data && data.total > 0 && <span className="font-normal text-grey-4">({data.total.toLocaleString('de')})</span>}
      </CardTitle>
      {data === undefined && (error === null ? <Skeleton className="mt-4 h-20" /> : <HelpText className="mt-2 text-grey-5">{userMessageOf(error)}</HelpText>)}
      {data?.total === 0 && <HelpText className="mt-2 max-w-text text-grey-5">{texts.none}</HelpText>}
      {data && data.total > 0 && (
        <>
          <ul className="mt-3 divide-y divide-grey-2">
            {data.cards.map((card) => (
              <li key={card.userFlashcardId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 font-semibold break-words">{card.germanWord}</span>
                <Meaning {...translationOf(card, language)} className="text-grey-5" />
              </li>
            ))}
          </ul>
          <HelpText className="mt-3 text-grey-5">{texts.some}</HelpText>
          <ul className="mt-1 list-disc ps-5 text-grey-5">
            {texts.advice.map((advice) => (
              <HelpText as="li" key={advice}>
                {advice}
              </HelpText>
            ))}
          </ul>
          <Link
            to={`${paths.vocabulary}?view=cards&show=leeches`}
            className="mt-3 inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-accent-text hover:underline sm:min-h-6"
          >
            {texts.all}
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        </>
      )}
    </Card>
  );
}
