import { categoryNames, type Correction } from '@b1fuchs/contracts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { directionOf, explanationLanguage } from '../../lib/practice/explanation-language.js';

/** What was written, what is right, why, and what kind of error it is; `action` stands beside the kind. */
export function CorrectionBody({ correction, action }: { correction: Correction; action?: ReactNode }) {
  return (
    <>
      <CorrectionWords correction={correction} />
      <CorrectionReason correction={correction} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="text-grey-4">{categoryNames[correction.category]}</span>
        {action}
      </div>
    </>
  );
}

type WordsProps = {
  correction: Correction;
  /** Among the turns of a conversation what was wrong is only struck through: no red breaks the talk. */
  isGentle?: boolean;
};

/** What was written and what is right. */
export function CorrectionWords({ correction: { original, corrected }, isGentle = false }: WordsProps) {
  const hasReplacement = corrected !== original;
  const wrong = isGentle ? 'text-grey-4' : 'text-red';
  return (
    <p className="text-base break-words whitespace-pre-wrap hyphens-none!">
      {original !== '' && (
        <>
          <span className="sr-only">Falsch: </span>
          {hasReplacement ? <del className={classNames(wrong, !isGentle && 'decoration-2')}>{original}</del> : <span className={wrong}>{original}</span>}
        </>
      )}
      {original !== '' && hasReplacement && corrected !== '' && <ArrowRight className="mx-2 inline size-4 text-grey-4" aria-hidden />}
      {hasReplacement && corrected !== '' && (
        <>
          <span className="sr-only"> Richtig: </span>
          <ins className="font-semibold text-green no-underline">{corrected}</ins>
        </>
      )}
    </p>
  );
}

/** Why, in the language that the learner has chosen, as far as the server gave it. */
export function CorrectionReason({ correction: { explanation, translations } }: { correction: Correction }) {
  const chosen = explanationLanguage.use();
  const translation = chosen === 'de' ? '' : translations[chosen];
  if (explanation === '' && translation === '') return null;
  const language = translation === '' ? 'de' : chosen;
  return (
    <p lang={language} dir={directionOf(language)} className="mt-1 text-grey-5">
      {language === 'de' ? explanation : translation}
    </p>
  );
}
