import type { ReactNode } from 'react';

/** From a text as it stands in the default interface, with {places} for values, to its translation. */
export type Entries = Readonly<Record<string, string>>;

/** What an element takes that shows a translation. */
export type Shown = { lang: 'en' | 'fa'; dir: 'ltr' | 'rtl'; children: ReactNode };

/** What a catalogue can be asked. All that it needs to answer comes with it: the pages of the default language carry none of it. */
export type Catalogue = {
  /** What stands in an element, its texts translated; null when none of them is known. */
  show: (children: ReactNode) => Shown | null;
};
