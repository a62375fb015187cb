/**
 * Places in a Persian text where a word is parted by a space, or joined, although it is written with a zero-width
 * non-joiner: می‌خورم, کتاب‌ها, بزرگ‌تر, خسته‌ام.
 */
export function missingJoiners(text: string): string[] {
  const letter = String.raw`[\u0621-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]`;
  const patterns = [
    // A prefix of verbs that stands by itself.
    String.raw`(?<!${letter}|\u200C)ن?می\s${letter}+`,
    // Endings that stand by themselves.
    String.raw`${letter}+\s(?:ها|های|هایی|ترین|ام|اند)(?!${letter}|\u200C)`,
    // The plural after a letter that would join.
    String.raw`${letter}*[بپتثجچحخسشصضطظعغفقکگلمنهی]ها(?:ی)?(?!${letter}|\u200C)`,
    // A joiner at a word's edge, or two of them.
    String.raw`(?:^|\s)\u200C|\u200C(?:\s|$)|\u200C\u200C`,
  ];
  return patterns.flatMap((pattern) => text.match(new RegExp(pattern, 'gu')) ?? []).filter((found) => !joinedWords.has(found));
}

/** Words that end in „ها“ by themselves. */
const joinedWords = new Set(['تنها', 'بها', 'انتها', 'اشتها']);
