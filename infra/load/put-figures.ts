/**
 * Replaces what stands between `<!-- figures: name -->` and `<!-- end of figures: name -->`.
 * @throws Error where the document has no place for them
 */
export function putFigures(document: string, name: string, figures: string): string {
  const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no place for the figures of '${name}'.`);
  return `${document.slice(0, from + begin.length)}\n\n${figures}\n\n${document.slice(to)}`;
}
