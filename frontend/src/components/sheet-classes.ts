/** Written text looks the same while it is written and with its corrections drawn in. */
export const paperText =
  'w-full px-5 py-6 text-lg leading-loose text-ink sm:px-8 sm:py-8 lg:max-h-[max(20rem,calc(100dvh-16rem))] lg:overflow-y-auto';

/** The foot of the sheet; on phones it stays in reach of the thumb while the text is long. */
export const sheetFooter = 'sticky bottom-0 rounded-b-card border-t border-grey-2 bg-sheet px-5 py-4 sm:px-8 lg:static';
