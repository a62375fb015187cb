import type { DemandReason } from '../case-demand.js';
import type { Case } from '../german/morphology.js';
import type { Explanation } from './explanation.js';
import { caseNames } from './grammar-names.js';

/** Why the phrase stands in this case, followed by the phrase as it should be. */
export function explainCase({ reason, wanted, right }: { reason: DemandReason; wanted: Case; right: string }): Explanation {
  const { de, en, fa } = caseReason(reason, wanted);
  return { de: `${de}: ${right}.`, en: `${en}: “${right}”.`, fa: `${fa}: «${right}».` };
}

function caseReason(reason: DemandReason, wanted: Case): Explanation {
  const name = caseNames[wanted];
  switch (reason.kind) {
    case 'preposition':
      // In speech some of these take the dative too.
      if (wanted === 'GEN') {
        return {
          de: `Nach „${reason.preposition}“ steht in der Schriftsprache der Genitiv`,
          en: `After “${reason.preposition}” you use the genitive in written German`,
          fa: `بعد از «${reason.preposition}» در زبان نوشتاری گنیتیو می‌آید`,
        };
      }
      return {
        de: `Nach „${reason.preposition}“ steht immer der ${name.de}`,
        en: `After “${reason.preposition}” you always use the ${name.en}`,
        fa: `بعد از «${reason.preposition}» همیشه ${name.fa} می‌آید`,
      };
    case 'place':
      if (wanted === 'DAT') return placeReason(reason.preposition);
      return {
        de: `Nach „${reason.preposition}“ steht hier der ${name.de}`,
        en: `After “${reason.preposition}” you use the ${name.en} here`,
        fa: `این‌جا بعد از «${reason.preposition}» ${name.fa} می‌آید`,
      };
    case 'direction':
      return directionReason(reason.preposition);
    case 'verb-preposition': {
      const verb = `${reason.verb} ${reason.preposition}`;
      return {
        de: `Nach „${verb}“ steht der ${name.de}`,
        en: `After “${verb}” you use the ${name.en}`,
        fa: `بعد از «${verb}» ${name.fa} می‌آید`,
      };
    }
    case 'object':
      return {
        de: `Das Verb „${reason.verb}“ hat hier ein Objekt im ${name.de}`,
        en: `The verb “${reason.verb}” has an object in the ${name.en} here`,
        fa: `فعل «${reason.verb}» این‌جا مفعول ${name.fa} دارد`,
      };
    case 'dative-verb':
      return {
        de: `Nach „${reason.verb}“ steht der Dativ`,
        en: `After “${reason.verb}” you use the dative`,
        fa: `بعد از «${reason.verb}» داتیو می‌آید`,
      };
    case 'subject':
      return { de: 'Das Subjekt steht im Nominativ', en: 'The subject is in the nominative', fa: 'فاعل در حالت نومیناتیو می‌آید' };
    case 'predicate':
      return {
        de: 'Nach „sein“ steht der Nominativ',
        en: 'After “sein” you use the nominative',
        fa: 'بعد از «sein» نومیناتیو می‌آید',
      };
    case 'genitive':
      return {
        de: 'Das zweite Nomen steht hier im Genitiv',
        en: 'The second noun is in the genitive here',
        fa: 'این‌جا اسم دوم در حالت گنیتیو می‌آید',
      };
    case 'time':
      return {
        de: 'Eine Zeitangabe ohne Präposition steht im Akkusativ',
        en: 'A time expression without a preposition is in the accusative',
        fa: 'عبارت زمانی بدون حرف اضافه در حالت آکوزاتیو می‌آید',
      };
  }
}

const placeReason = (preposition: string): Explanation => ({
  de: `Auf die Frage „Wo?“ oder „Wann?“ steht nach „${preposition}“ der Dativ`,
  en: `When the question is “Wo?” (where?) or “Wann?” (when?), you use the dative after “${preposition}”`,
  fa: `در جواب «Wo?» (کجا؟) یا «Wann?» (چه وقت؟) بعد از «${preposition}» داتیو می‌آید`,
});

const directionReason = (preposition: string): Explanation => ({
  de: `Auf die Frage „Wohin?“ steht nach „${preposition}“ der Akkusativ`,
  en: `When the question is “Wohin?” (where to?), you use the accusative after “${preposition}”`,
  fa: `در جواب «Wohin?» (به کجا؟) بعد از «${preposition}» آکوزاتیو می‌آید`,
});
