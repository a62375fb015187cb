import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { HelpText } from '../../../components/ui/help-text.js';
import type { Suggestion } from '../model/suggestions.js';
import { cardTexts } from '../wording.js';

type Props = { suggestions: readonly Suggestion[]; onFollow: () => void };

/** What Fuchs proposes, each a link to where it is done. */
export function SuggestionList({ suggestions, onFollow }: Props) {
  const headingId = useId();
  return (
    <div>
      <HelpText id={headingId} className="text-grey-4">
        {cardTexts.suggestions}
      </HelpText>
      <ul aria-labelledby={headingId} className="mt-1 flex flex-col divide-y divide-grey-2">
        {suggestions.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className="flex min-h-11 items-center gap-2 rounded-control py-1.5 text-ink hover:text-accent-text" onClick={onFollow}>
              <HelpText as="span" className="min-w-0 flex-1">
                {text}
              </HelpText>
              <ChevronRight className="size-4 shrink-0 text-grey-4" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
