/** Parts of a German sentence as a list: "a, b und c". */
export const listed = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1) ?? ''}`);
