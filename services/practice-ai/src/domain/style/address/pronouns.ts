/** The group a text speaks to: one person or several. */
export type Addressee = 'SIN' | 'PLU';

/** „dein-“ and „euer-“ with their endings: deinem → em. */
export const possessiveEnding = (word: string): string | undefined =>
  /^dein(|e|en|em|er|es)$/u.exec(word)?.[1] ?? (word === 'euer' ? '' : /^eu(?:e)?r(e|en|em|er|es)$/u.exec(word)?.[1]);

/** „Ihr-“ with its endings, as one writes it to a person. */
export const formalPossessiveEnding = (word: string): string | undefined => /^Ihr(|e|en|em|er|es)$/u.exec(word)?.[1];

/** The possessive of du or ihr. */
export function familiarPossessive(addressee: Addressee, ending: string): string {
  if (addressee === 'SIN') return `dein${ending}`;
  return ending === '' ? 'euer' : `eur${ending}`;
}

export const familiar: Record<Addressee, { subject: string; AKK: string; DAT: string }> = {
  SIN: { subject: 'du', AKK: 'dich', DAT: 'dir' },
  PLU: { subject: 'ihr', AKK: 'euch', DAT: 'euch' },
};

export const isFamiliarWord = (lower: string): boolean => ['du', 'dich', 'dir', 'euch', 'deinetwegen', 'deins', 'euretwegen'].includes(lower) || possessiveEnding(lower) !== undefined;
