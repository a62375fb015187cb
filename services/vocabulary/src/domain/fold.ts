/**
 * Text as it is compared in a search: small letters, no marks over them, ß as ss, Persian yeh and kaf in one form, no
 * zero-width signs, single blanks.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[يى]/gu, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The same with ae, oe and ue for the umlauts, as people write who have no such keys. */
export const foldWithE = (text: string): string => fold(text.toLowerCase().replaceAll(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter));
