import { infinitiveOf } from '../../grammar/clause.js';
import { caseOfPreposition, isTwoWay } from '../../grammar/german/prepositions.js';
import { accusativeVerbs, dativeVerbs, experienceVerbs, prepositionalVerbs } from '../../grammar/german/verb-government.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { bareNouns, mainVerbOf } from './main-verb.js';

/** Verbs with a person in the dative beside a thing in the accusative. */
const giving = new Set([
  'schreiben', 'schicken', 'senden', 'geben', 'zeigen', 'sagen', 'erzählen', 'erklären', 'bringen', 'wünschen', 'mitteilen', 'empfehlen', 'anbieten',
  'versprechen', 'schenken', 'leihen', 'berichten', 'raten', 'mitbringen', 'glauben', 'gehen', 'verzeihen', 'vorschlagen', 'bestätigen', 'zurückgeben',
]);
const asking = new Set(['bitten', 'informieren', 'erwarten', 'begrüßen', 'begleiten', 'unterstützen', 'stören', 'freuen', 'grüßen', 'wiedersehen', 'beraten', 'mitnehmen']);

/** The case that „euch“ stands in by its preposition or verb; undefined where both could be meant. */
export function pronounCaseOf(sentence: Sentence, word: Word): 'AKK' | 'DAT' | undefined {
  const before = sentence.words[word.index - 1];
  const verb = mainVerbOf(sentence, word);
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (before !== undefined && !isPunctuation(before) && before.pos === 'ADP') {
    const fixed = caseOfPreposition(before.lower);
    if (fixed === 'AKK' || fixed === 'DAT') return fixed;
    if (isTwoWay(before.lower)) return before.lower === 'über' ? 'AKK' : prepositionalVerbs.get(`${infinitive ?? ''} ${before.lower}`);
  }
  if (verb === undefined || infinitive === undefined) return undefined;
  if (dativeVerbs.has(infinitive) || experienceVerbs.has(infinitive) || giving.has(infinitive)) return 'DAT';
  const alone = bareNouns(sentence, word).length === 0;
  return alone && (accusativeVerbs.has(infinitive) || asking.has(infinitive)) ? 'AKK' : undefined;
}
