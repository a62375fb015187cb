import type { Explanation } from './explanation.js';

export const explainCommaBeforeClause = (opener: string): Explanation => ({
  de: `Vor „${opener}“ steht ein Komma, denn hier beginnt ein Nebensatz.`,
  en: `There is a comma before “${opener}”, because a subordinate clause begins here.`,
  fa: `قبل از «${opener}» ویرگول می‌آید، چون این‌جا جملهٔ فرعی شروع می‌شود.`,
});

export const explainCommaAfterClause = (opener: string): Explanation => ({
  de: `Nach dem Nebensatz mit „${opener}“ steht ein Komma vor dem Hauptsatz.`,
  en: `After the subordinate clause with “${opener}” there is a comma before the main clause.`,
  fa: `بعد از جملهٔ فرعی با «${opener}» و قبل از جملهٔ اصلی ویرگول می‌آید.`,
});

/** @param opener the relative pronoun, with its preposition */
export const explainCommaBeforeRelative = (opener: string): Explanation => ({
  de: `Vor dem Relativsatz mit „${opener}“ steht ein Komma.`,
  en: `There is a comma before the relative clause with “${opener}”.`,
  fa: `قبل از جملهٔ موصولی با «${opener}» ویرگول می‌آید.`,
});

export const commaAfterRelative: Explanation = {
  de: 'Nach dem Relativsatz steht ein Komma, wenn der Hauptsatz weitergeht.',
  en: 'There is a comma after the relative clause when the main clause goes on.',
  fa: 'اگر جملهٔ اصلی ادامه داشته باشد، بعد از جملهٔ موصولی ویرگول می‌آید.',
};

export const explainCommaBeforeInfinitive = (opener: string): Explanation => ({
  de: `Vor „${opener} … zu“ steht ein Komma.`,
  en: `There is a comma before “${opener} … zu”.`,
  fa: `قبل از «${opener} … zu» ویرگول می‌آید.`,
});

export const explainCommaBeforeBut = (conjunction: string): Explanation => ({
  de: `Vor „${conjunction}“ steht ein Komma, wenn ein neuer Hauptsatz beginnt.`,
  en: `There is a comma before “${conjunction}” when a new main clause begins.`,
  fa: `اگر جملهٔ اصلی جدیدی شروع شود، قبل از «${conjunction}» ویرگول می‌آید.`,
});

export function explainDass({ hasComma }: { hasComma: boolean }): Explanation {
  return {
    de: `Hier beginnt ein Nebensatz, deshalb schreibt man „dass“ mit „ss“${hasComma ? '' : ' und setzt davor ein Komma'}.`,
    en: `A subordinate clause begins here, so you write “dass” with “ss”${hasComma ? '' : ' and put a comma before it'}.`,
    fa: `این‌جا جملهٔ فرعی شروع می‌شود، پس «dass» را با «ss» می‌نویسیم${hasComma ? '' : ' و قبل از آن ویرگول می‌گذاریم'}.`,
  };
}
