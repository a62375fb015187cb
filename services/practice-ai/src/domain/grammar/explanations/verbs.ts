import type { Explanation } from './explanation.js';

/** @param input.isInfinitive the learner left the verb as the dictionary has it */
export function explainAgreement({ subject, form, isInfinitive }: { subject: string; form: string; isInfinitive: boolean }): Explanation {
  const what = isInfinitive ? { de: 'Das Verb', en: 'The verb', fa: 'فعل' } : { de: 'Die Form', en: 'The verb form', fa: 'شکل فعل' };
  return {
    de: `${what.de} muss zum Subjekt passen: „${subject}“ und „${form}“.`,
    en: `${what.en} must agree with the subject: “${subject}” and “${form}”.`,
    fa: `${what.fa} باید با فاعل هماهنگ باشد: «${subject}» و «${form}».`,
  };
}

/** `right` is the verb with the subject after it. */
export const explainVerbSecond = ({ front, right }: { front: string; right: string }): Explanation => ({
  de: `Das Verb steht im Hauptsatz auf Position 2, also nach „${front}“: „${right}“.`,
  en: `In a main clause the verb is in position 2, so it comes after “${front}”: “${right}”.`,
  fa: `در جملهٔ اصلی فعل در جایگاه دوم می‌آید، یعنی بعد از «${front}»: «${right}».`,
});

export const explainVerbAfterClause = (right: string): Explanation => ({
  de: `Nach dem Nebensatz steht zuerst das Verb, dann das Subjekt: „${right}“.`,
  en: `After the subordinate clause the verb comes first, then the subject: “${right}”.`,
  fa: `بعد از جملهٔ فرعی، اول فعل می‌آید و بعد فاعل: «${right}».`,
});

/** @param input.goesOn more follows the clause without a mark, so that its end is not the end of what is seen */
export function explainVerbFinal({ opener, verb, goesOn }: { opener: string; verb: string; goesOn: boolean }): Explanation {
  const place = goesOn
    ? { de: 'am Ende des Nebensatzes', en: 'at the end of that clause', fa: 'در آخر همان جمله' }
    : { de: 'am Ende', en: 'at the end', fa: 'در آخر' };
  return {
    de: `Im Nebensatz mit „${opener}“ steht das Verb „${verb}“ ${place.de}.`,
    en: `In the subordinate clause with “${opener}” the verb “${verb}” comes ${place.en}.`,
    fa: `در جملهٔ فرعی با «${opener}» فعل «${verb}» ${place.fa} می‌آید.`,
  };
}

export const explainInfinitiveAfterModal = (right: string): Explanation => ({
  de: `Nach einem Modalverb steht der Infinitiv ohne „zu“: „${right}“.`,
  en: `After a modal verb you use the infinitive without “zu”: “${right}”.`,
  fa: `بعد از فعل وجهی، مصدر بدون «zu» می‌آید: «${right}».`,
});

export const explainParticiple = (infinitive: string, right: string): Explanation => ({
  de: `Im Perfekt steht nach „haben“ das Partizip: „${infinitive}“ → „${right}“.`,
  en: `In the perfect “haben” goes with the participle: “${infinitive}” → “${right}”.`,
  fa: `در زمان «Perfekt» با «haben» شکل «Partizip II» می‌آید: «${infinitive}» ← «${right}».`,
});
