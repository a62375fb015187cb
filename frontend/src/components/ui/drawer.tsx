/*
 * A panel that comes in from the left edge on small screens. Behaves like Dialog.
 *   <Drawer open={open} onOpenChange={setOpen} title="Menü"><nav>…</nav></Drawer>
 */
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.js';
import { useFocusReturn } from './use-focus-return.js';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; title: ReactNode; closeLabel?: string; children: ReactNode };

export function Drawer({ open, onOpenChange, title, closeLabel = 'Menü schließen', children }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-grey-2 bg-sheet p-4 shadow-soft data-[state=open]:animate-slide-in-left"
        >
          <div className="flex items-center justify-between gap-2">
            <RadixDialog.Title className="flex items-center gap-2 pl-3 text-lg font-semibold text-ink">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
