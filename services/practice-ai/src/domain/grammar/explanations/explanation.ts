/**
 * One simple sentence in German, and the same in the learners' helper languages. German words stay German in all three,
 * within “…” in English and within «…» in Persian.
 */
export interface Explanation {
  de: string;
  en: string;
  fa: string;
}

/** Both reasons, one after the other. */
export const joinExplanations = (first: Explanation, second: Explanation): Explanation => ({
  de: `${first.de} ${second.de}`,
  en: `${first.en} ${second.en}`,
  fa: `${first.fa} ${second.fa}`,
});
