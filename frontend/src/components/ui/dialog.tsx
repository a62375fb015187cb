/*
 * A dialog over the page: focus goes in, Escape and the scrim close it, focus goes back; to `focusAfter` where what opened it is gone.
 * With `canBeDismissed={false}` only its own button closes it, for what is shown this once or must not be left half done.
 *   <Dialog open={open} onOpenChange={setOpen} title="Aufgabe wechseln?" description="Ihr Text bleibt gespeichert.">
 *     <DialogActions><DialogClose asChild><Button variant="quiet">Abbrechen</Button></DialogClose><Button variant="primary">Wechseln</Button></DialogActions>
 *   </Dialog>
 */
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { HelpText } from './help-text.js';
import { IconButton } from './icon-button.js';
import { useFocusReturn } from './use-focus-return.js';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel?: string;
  canBeDismissed?: boolean;
  focusAfter?: RefObject<HTMLElement | null>;
  /** Of its words, where that is not the page's. */
  lang?: 'en';
  children?: ReactNode;
};

export const DialogClose = RadixDialog.Close;

export function Dialog({ open, onOpenChange, title, description, closeLabel = 'Schließen', canBeDismissed = true, focusAfter, lang, children }: Props) {
  const focusReturn = useFocusReturn(focusAfter);
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <RadixDialog.Root open={open} {...(canBeDismissed ? { onOpenChange } : {})}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...described}
          {...focusReturn}
          lang={lang}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-form -translate-y-1/2 overflow-y-auto rounded-card border border-grey-2 bg-sheet p-6 shadow-soft data-[state=open]:animate-fade-in"
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-xl font-semibold text-ink">{title}</RadixDialog.Title>
            {canBeDismissed && (
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel} className="-mt-2 -mr-2">
                  <X aria-hidden />
                </IconButton>
              </RadixDialog.Close>
            )}
          </div>
          {description !== undefined && (
            <HelpText as={RadixDialog.Description} className="mt-2 text-grey-5">
              {description}
            </HelpText>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The row of buttons at the end: the main action last, full width on phones. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}
