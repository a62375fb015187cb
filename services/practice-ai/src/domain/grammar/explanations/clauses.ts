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

/** @param opener the word that the infinitive group depends on */
export const explainCommaBeforeGroup = (opener: string): Explanation => ({
  de: `Nach „${opener}“ folgt eine Infinitivgruppe mit „zu“; davor steht ein Komma.`,
  en: `After “${opener}” there is an infinitive group with “zu”; a comma goes before it.`,
  fa: `بعد از «${opener}» یک گروه مصدری با «zu» می‌آید و قبل از آن ویرگول می‌گذاریم.`,
});

export const commaAfterInfinitive: Explanation = {
  de: 'Nach der Infinitivgruppe mit „zu“ steht ein Komma, wenn der Hauptsatz weitergeht.',
  en: 'There is a comma after the infinitive group with “zu” when the main clause goes on.',
  fa: 'اگر جملهٔ اصلی ادامه داشته باشد، بعد از گروه مصدری با «zu» ویرگول می‌آید.',
};

export const explainCommaBeforeBut = (conjunction: string): Explanation => ({
  de: `Vor „${conjunction}“ steht ein Komma, wenn ein neuer Hauptsatz beginnt.`,
  en: `There is a comma before “${conjunction}” when a new main clause begins.`,
  fa: `اگر جملهٔ اصلی جدیدی شروع شود، قبل از «${conjunction}» ویرگول می‌آید.`,
});

/** @param verb the finite verb that follows the fronted part */
export const explainNoCommaAfterFront = (verb: string): Explanation => ({
  de: `Vor dem Verb „${verb}“ steht hier kein Komma, denn davor steht nur ein Satzteil und kein Nebensatz.`,
  en: `There is no comma before the verb “${verb}” here, because only a phrase comes before it and not a clause.`,
  fa: `این‌جا قبل از فعل «${verb}» ویرگول نمی‌آید، چون پیش از آن فقط بخشی از جمله آمده است، نه یک جملهٔ فرعی.`,
});

export const explainNoCommaBeforeAnd = (conjunction: string): Explanation => ({
  de: `Vor „${conjunction}“ steht kein Komma, wenn beide Verben dasselbe Subjekt haben.`,
  en: `There is no comma before “${conjunction}” when both verbs have the same subject.`,
  fa: `وقتی هر دو فعل یک فاعل دارند، قبل از «${conjunction}» ویرگول نمی‌آید.`,
});

export const explainNoCommaBetweenTwins = (conjunction: string): Explanation => ({
  de: `Zwischen zwei gleichen Nebensätzen steht vor „${conjunction}“ kein Komma.`,
  en: `Between two subordinate clauses of the same kind there is no comma before “${conjunction}”.`,
  fa: `بین دو جملهٔ فرعی هم‌نوع، قبل از «${conjunction}» ویرگول نمی‌آید.`,
});

export const noCommaBeforeComparison: Explanation = {
  de: 'Vor „als“ steht in einem Vergleich ohne eigenes Verb kein Komma.',
  en: 'In a comparison without a verb of its own there is no comma before “als”.',
  fa: 'در مقایسه‌ای که فعل جداگانه ندارد، قبل از «als» ویرگول نمی‌آید.',
};

/** Before „sondern“ and an „aber“ that joins less than a main clause with a subject of its own. */
export const explainCommaBeforeContrast = (conjunction: string): Explanation => ({
  de: `Vor „${conjunction}“ steht hier ein Komma, denn danach kommt ein Gegensatz.`,
  en: `There is a comma before “${conjunction}” here, because a contrast follows.`,
  fa: `این‌جا قبل از «${conjunction}» ویرگول می‌آید، چون بعد از آن تضادی بیان می‌شود.`,
});

export function explainDass({ hasComma }: { hasComma: boolean }): Explanation {
  return {
    de: `Hier beginnt ein Nebensatz, deshalb schreibt man „dass“ mit „ss“${hasComma ? '' : ' und setzt davor ein Komma'}.`,
    en: `A subordinate clause begins here, so you write “dass” with “ss”${hasComma ? '' : ' and put a comma before it'}.`,
    fa: `این‌جا جملهٔ فرعی شروع می‌شود، پس «dass» را با «ss» می‌نویسیم${hasComma ? '' : ' و قبل از آن ویرگول می‌گذاریم'}.`,
  };
}
