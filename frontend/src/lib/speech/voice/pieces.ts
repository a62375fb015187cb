/** Some browsers break off a voice from the network after about 15 s. */
const LONGEST_PIECE = 180;

/** A text in pieces that a browser's voice speaks to their end: sentences, and of long ones the parts between commas or words. */
export function speechPieces(text: string): string[] {
  const sentences = text.replace(/\s+/gu, ' ').match(/.+?(?:[.!?…]+["“”«)]*(?= |$)|$)/gu) ?? [];
  return sentences.map((sentence) => sentence.trim()).flatMap((sentence) => (sentence === '' ? [] : shortened(sentence)));
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST_PIECE) return [sentence];
  const beginning = sentence.slice(0, LONGEST_PIECE);
  const cut = Math.max(beginning.lastIndexOf(', ') + 1, beginning.lastIndexOf('; ') + 1) || beginning.lastIndexOf(' ');
  if (cut <= 0) return [sentence];
  return [sentence.slice(0, cut), ...shortened(sentence.slice(cut).trim())];
}

/** What is left of a reply after its first words were already spoken; null where it begins otherwise. */
export function restAfter(reply: string, beginning: string): string | null {
  const [whole, first] = [reply, beginning].map((text) => text.replace(/\s+/gu, ' ').trim());
  if (whole === undefined || first === undefined || first === '' || !whole.startsWith(first)) return null;
  const rest = whole.slice(first.length);
  // 'Gut' is not the beginning of 'Guten Tag'.
  return rest === '' || rest.startsWith(' ') ? rest.trim() : null;
}
