import type { Rule } from '../rule.js';
import { clauseCommas } from './clause-commas.js';
import { dasDass } from './das-dass.js';
import { indirectQuestionCommas } from './indirect-question-commas.js';
import { infinitiveCommas } from './infinitive-commas.js';
import { missingArticle } from './missing-article.js';
import { missingReflexive } from './missing-reflexive.js';
import { nounPhraseCase } from './noun-phrase-case.js';
import { pronounCase } from './pronoun-case.js';
import { reflexivePronoun } from './reflexive-pronoun.js';
import { smallLetters } from './small-letters.js';
import { subjectVerb } from './subject-verb.js';
import { surplusComma } from './surplus-comma.js';
import { uncountableAmount } from './uncountable-amount.js';
import { verbComplex } from './verb-complex.js';
import { verbFinal } from './verb-final.js';
import { verbSecond } from './verb-second.js';

/** Every structural rule. Where two of them meet, the earlier one is taken. */
export const allRules: readonly Rule[] = [
  dasDass,
  verbFinal,
  verbSecond,
  reflexivePronoun,
  missingReflexive,
  pronounCase,
  nounPhraseCase,
  missingArticle,
  uncountableAmount,
  subjectVerb,
  verbComplex,
  clauseCommas,
  infinitiveCommas,
  indirectQuestionCommas,
  surplusComma,
  smallLetters,
];
