/** A name without case, accents and umlaut dots; ß is ss. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
/** Umlauts are also written as ae, oe, ue. */
const withoutDigraphs = (text: string): string => plain(text).replaceAll(/([aou])e/gu, '$1');

/** What a user is searched by: each of the texts as it is folded, once a line. */
export const searchKey = (...texts: string[]): string => [...new Set(texts.flatMap((text) => [plain(text), withoutDigraphs(text)]))].join('\n');

/** Finds a typed text in search keys, wherever it stands. 'mueller', 'muller' and 'Müller' find each other. */
export function searchPattern(typed: string): RegExp {
  const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  return new RegExp([...new Set([plain(typed), withoutDigraphs(typed)])].map(literal).join('|'));
}
