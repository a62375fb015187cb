import { classNames } from '../../../../lib/class-names.js';
import { changedWords } from '../../model/changed-words.js';
import type { PlacedCorrection } from '../../model/place-corrections.js';
import type { CorrectionLinks } from '../use-correction-links.js';

/** One error in the text: the wrong words struck out, the right ones beside them; leads to its correction. */
export function Mark({ placed, links, isApplied }: { placed: PlacedCorrection; links: CorrectionLinks; isApplied: boolean }) {
  const { number, correction } = placed;
  const { before, removed, added, after } = changedWords(correction.original, correction.corrected);
  const isUnchanged = removed === '' && added === '';
  return (
    // A link, not a button: it may break over the end of a line like the words around it.
    <a
      id={links.markId(number)}
      href={`#${links.cardId(number)}`}
      className={classNames(
        'scroll-m-24 rounded-t-[4px] border-b-2 border-dotted box-decoration-clone px-0.5 text-ink transition-colors duration-150',
        links.active === number ? 'border-amber bg-amber-soft' : 'border-grey-3',
        isUnchanged && 'underline decoration-red decoration-wavy underline-offset-4',
      )}
      onPointerEnter={() => links.setActive(number)}
      onPointerLeave={() => links.setActive(null)}
      onFocus={() => links.setActive(number)}
      onBlur={() => links.setActive(null)}
      onClick={(event) => {
        event.preventDefault();
        links.openCard(number);
      }}
    >
      <span className="sr-only">{isApplied ? `Korrektur ${number} übernommen: ` : `Fehler ${number}: `}</span>
      {before}
      {removed !== '' && !isApplied && <del className="text-red decoration-2">{removed}</del>}
      {removed !== '' && added !== '' && !isApplied && <span className="sr-only">, richtig: </span>}
      {removed !== '' && added !== '' && !isApplied && ' '}
      {added !== '' && <ins className="font-semibold text-green no-underline">{added}</ins>}
      {after}
    </a>
  );
}
