import { useId, useMemo, type ReactNode, type Ref } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { help } from '../../../lib/interface-language/help.js';
import { compareTexts } from '../model/compare-texts.js';
import type { Refined } from '../model/use-style-desk.js';
import { changeCount, styleTexts } from '../wording.js';
import { CopyButton } from './copy-button.js';
import { RefinedText } from './refined-text.js';

type Props = {
  headingRef: Ref<HTMLHeadingElement>;
  refined: Refined;
  /** The text on the sheet is no longer the one that was refined. */
  isOutdated: boolean;
};

/** The text in its new style, then what changed and why, then what to learn from it. */
export function RefinementCard({ headingRef, refined: { text, style, refinement }, isOutdated }: Props) {
  const id = useId();
  const { styleAnalysis, refinedText, changes, learningPoints, overallFeedback, notice } = refinement;
  const isUnchanged = refinedText === text;
  // The screen is drawn anew with every letter typed; these two texts stay the same.
  const stretches = useMemo(() => compareTexts(text, refinedText), [text, refinedText]);
  return (
    <Card as="section" aria-labelledby={`${id}-heading`} aria-describedby={`${id}-analysis`} className="flex animate-rise-in flex-col gap-6">
      <header>
        <h2 id={`${id}-heading`} ref={headingRef} tabIndex={-1} className="scroll-mt-6 text-xl font-semibold outline-none">
          {styleTexts[style].heading}
        </h2>
        <p id={`${id}-analysis`} className="mt-1 max-w-text text-grey-5">
          {styleAnalysis}
        </p>
        {isOutdated && <HelpText className="mt-2 text-sm text-grey-4">{help('Sie haben Ihren Text seitdem geändert.')}</HelpText>}
      </header>
      {notice !== undefined && <Alert tone="blue">{notice}</Alert>}
      {/* It may have the style already, or be a text that could not be changed: the answer says which. */}
      {isUnchanged && <Alert tone="blue">{overallFeedback}</Alert>}
      <div className="flex flex-col gap-4">
        <RefinedText stretches={stretches} />
        <CopyButton text={refinedText} />
      </div>
      {changes.length > 0 && (
        <Part title={changeCount(changes.length)}>
          <ul className="flex flex-col gap-4">
            {changes.map(({ original, improved, explanation }, index) => (
              <li key={`${index} ${original}`} className="border-l-2 border-grey-2 pl-4">
                <p className="break-words">
                  <del className="text-red">{original}</del> <span className="sr-only">, besser: </span>
                  <span aria-hidden>→</span> <ins className="font-semibold text-green no-underline">{improved}</ins>
                </p>
                <p className="max-w-text text-grey-5">{explanation}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {learningPoints.length > 0 && (
        <Part title="Das können Sie daraus lernen">
          <ul className="flex flex-col gap-3">
            {learningPoints.map(({ point, example }) => (
              <li key={point} className="max-w-text">
                <p>{point}</p>
                <p className="text-grey-5">{example}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {!isUnchanged && (
        <Part title="Zusammenfassung">
          <p className="max-w-text text-grey-5">{overallFeedback}</p>
        </Part>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-grey-2 pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </div>
  );
}
