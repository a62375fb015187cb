/*
 * The place where toasts appear; stands once, in the app's root. To show one, call from anywhere:
 *   toast({ title: 'Verification Email Sent', description: '…', tone: 'success', lang: 'en' })
 * One at a time, 5 s, swipe right by 50 px, F8 moves the focus here (spec 1, section 9). Failures that need an
 * answer belong in an Alert beside what failed, not here.
 */
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { toastStore } from '../../lib/toast-store.js';
import { HelpText } from './help-text.js';
import { IconButton } from './icon-button.js';

export function Toaster() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {current !== null && (
        <RadixToast.Root
          key={current.id}
          open={current.open}
          onOpenChange={(open) => {
            if (!open) toastStore.dismiss(current.id);
          }}
          lang={current.lang ?? 'de'}
          type={current.tone === 'destructive' ? 'foreground' : 'background'}
          className="flex help-row items-start gap-3 rounded-card border border-grey-2 bg-sheet p-4 shadow-soft data-[state=open]:animate-slide-in-right data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          {current.tone === 'destructive' && <CircleAlert className="mt-0.5 size-5 shrink-0 text-red" aria-hidden />}
          {current.tone === 'success' && <CircleCheck className="mt-0.5 size-5 shrink-0 text-green" aria-hidden />}
          <div className="min-w-0 flex-1">
            <HelpText as={RadixToast.Title} className="font-semibold text-ink">
              {current.title}
            </HelpText>
            {current.description !== undefined && (
              <HelpText as={RadixToast.Description} className="text-grey-5">
                {current.description}
              </HelpText>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label={current.lang === 'en' ? 'Close' : 'Schließen'} className="-m-2">
              <X aria-hidden />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        label="Notifications ({hotkey})"
        className="fixed inset-x-0 bottom-(--toast-bottom) z-60 m-0 flex list-none flex-col p-4 md:left-auto md:w-full md:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}
