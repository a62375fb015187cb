import type { RefObject } from 'react';
import { Field } from '../../../../components/ui/field.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Input } from '../../../../components/ui/input.js';
import { modeTexts } from '../wording.js';

export type Typing = {
  /** The form's id, for the button at the card's foot. */
  formId: string;
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (text: string) => void;
  onSubmit: () => void;
};
const LETTERS = ['ä', 'ö', 'ü', 'ß'];

/** A line for the German word, with the letters that many keyboards do not have. */
export function TypingField({ label, typing: { formId, input, typed, onType, onSubmit } }: { label: string; typing: Typing }) {
  function insert(letter: string): void {
    const { current } = input;
    if (current === null) return;
    const start = current.selectionStart ?? typed.length;
    current.focus();
    current.setRangeText(letter, start, current.selectionEnd ?? start, 'end');
    onType(current.value);
  }

  return (
    <form
      id={formId}
      className="flex w-full max-w-form flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={<HelpText as="span">{label}</HelpText>}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            lang="de"
            value={typed}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            className="min-h-13! text-lg!"
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <div role="group" aria-label={modeTexts.letters} className="flex gap-2">
        {LETTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            className="min-h-9 min-w-11 rounded-control border border-grey-3 bg-sheet text-lg text-ink transition-colors duration-150 hover:bg-grey-1 pointer-coarse:min-h-11"
            // The field keeps the focus, and with it the keyboard on the screen.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
    </form>
  );
}
