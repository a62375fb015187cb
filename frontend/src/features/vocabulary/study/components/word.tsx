import type { DueFlashcard } from '@b1fuchs/contracts';
import { classNames } from '../../../../lib/class-names.js';

type Props = { card: DueFlashcard; /** The gap of a cloze is filled. */ isFilled?: boolean };

/** A word longer than this is set smaller on phones, so that it stays in one line there. */
const LONG = 13;

/** The German of a card, large; of a cloze the sentence with its gap. */
export function Word({ card: { germanWord, answer, partOfSpeech }, isFilled = false }: Props) {
  if (partOfSpeech === 'cloze') return <Cloze sentence={germanWord} answer={isFilled ? answer : null} />;
  const longest = Math.max(...germanWord.split(/[\s/-]/).map(({ length }) => length));
  return (
    <p className={classNames('max-w-full text-center font-semibold break-words text-ink hyphens-auto', longest > LONG ? 'text-2xl sm:text-3xl' : 'text-3xl')}>{germanWord}</p>
  );
}

function Cloze({ sentence, answer }: { sentence: string; answer: string | null }) {
  const [before = '', ...after] = sentence.split('…');
  return (
    <p className="max-w-text text-center text-xl font-semibold text-ink sm:text-2xl">
      {before}
      {answer === null ? (
        <span className="mx-1 inline-block w-16 border-b-2 border-accent-text">
          <span className="sr-only">Lücke</span>&nbsp;
        </span>
      ) : (
        <mark className="rounded-control bg-green-soft px-1 text-green">{answer}</mark>
      )}
      {after.join('…')}
    </p>
  );
}
