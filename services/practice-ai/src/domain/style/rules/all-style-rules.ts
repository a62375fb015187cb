import type { StyleRule } from '../style-rule.js';
import { adjectiveRule } from './adjectives.js';
import { exclamations } from './exclamations.js';
import { frontedHowever } from './fronted-however.js';
import { nominalStyle } from './nominal-style.js';
import { nounRule } from './nouns.js';
import { opinionRule } from './opinions.js';
import { particleRule } from './particles.js';
import { passiveRule } from './passive/passive.js';
import { phraseRule } from './phrases.js';
import { quantityRule } from './quantities.js';
import { requestRule } from './requests.js';
import { somethingRule } from './something.js';
import { spokenForms } from './spoken-forms.js';
import { verbRule } from './verbs.js';

/** Where two rules meet, the earlier one is taken; the later one sees the sentence again afterwards. */
export const allStyleRules: readonly StyleRule[] = [
  spokenForms, somethingRule, frontedHowever, phraseRule, quantityRule, particleRule, adjectiveRule, nounRule, verbRule, opinionRule, nominalStyle, requestRule, passiveRule, exclamations,
];
