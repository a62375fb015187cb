import type { Rule } from '../rule.js';
import { clauseCommas } from './clause-commas.js';
import { dasDass } from './das-dass.js';
import { nounPhraseCase } from './noun-phrase-case.js';
import { pronounCase } from './pronoun-case.js';
import { reflexivePronoun } from './reflexive-pronoun.js';
import { subjectVerb } from './subject-verb.js';
import { verbFinal } from './verb-final.js';
import { verbSecond } from './verb-second.js';

/** Every structural rule. Where two of them meet, the earlier one is taken. */
export const allRules: readonly Rule[] = [
  dasDass,
  verbFinal,
  verbSecond,
  reflexivePronoun,
  pronounCase,
  nounPhraseCase,
  subjectVerb,
  clauseCommas,
];
