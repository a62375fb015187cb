import { SAYING, asks, clauseStart, isFree, isPurpose, isUnmarked, isVerbHere } from './clause-patterns.js';
import { agree, isAuxiliary, isFinite, isMainJoiner, isModal, isSubjectPronoun, maybeInfinitive, maybeParticiple, opensSubordinate, type SaidWord } from './said-words.js';

/** What belongs before the word with this index where nothing was written: a full stop or a comma. */
export type Break = { at: number; mark: '.' | ',' };

const INTERJECTION = /^(?:ja|nein|okay|ok|gut|super|prima|hallo|guten|tag|morgen|abend|genau|stimmt|klar|danke|richtig|einverstanden|entschuldigung|also|na|ach|so|toll)$/u;
/** With one of these before it a subordinate clause goes on with what stands there: "auch wenn", "und weil". */
const PARTNER = /^(?:und|oder|aber|denn|sondern|auch|nur|sogar|selbst|erst|immer|besonders|als|ohne|anstatt|statt|außer)$/u;
/** A sentence of so many words may go on with a new one at "und". */
const LONG = 9;

/**
 * Where sentences and clauses begin among words that have no mark between them. It looks for a subject with its verb, or a
 * verb with its subject behind a part that stands first, after a clause that has its verb already.
 */
export function findBreaks(words: readonly SaidWord[]): Break[] {
  const marks = new Map<number, Break['mark']>();
  let start = 0;
  let hasMainVerb = false;
  let hasSubordinate = false;
  /** The word that opened a subordinate clause whose verb is still to come. */
  let open = -1;
  let lastOpener = -1;
  /** The verb that ended a subordinate clause. */
  let closer = -1;
  let needsInfinitive = false;
  let needsParticiple = false;
  /** The last word with a mark of the learner's before it, and the last verb. */
  let lastMark = 0;
  let lastVerb = -1;

  const begin = (at: number): void => {
    mark(at, '.');
    [start, hasMainVerb, hasSubordinate, open, lastOpener, closer] = [at, false, false, -1, -1, -1];
    [needsInfinitive, needsParticiple] = [false, false];
  };
  const comma = (at: number): void => {
    if (at > start) mark(at, ',');
  };
  const mark = (at: number, sign: Break['mark']): void => {
    if (at > 0 && isUnmarked(words[at]) && marks.get(at) !== '.') marks.set(at, sign);
  };

  words.forEach((word, index) => {
    if (/[.!?:;\r\n]/u.test(word.gap) && index > 0) begin(index);
    if (!isUnmarked(word)) lastMark = index;
    const next = words[index + 1];
    const before = words[index - 1];

    if (opensSubordinate(words, index) && index >= start) {
      if (index > start && !PARTNER.test(before?.lower ?? '')) comma(index);
      [open, lastOpener] = [index, index];
      return;
    }
    if (isPurpose(words, index) && index > start) comma(index);
    const at = open < 0 && index > start ? clauseStart(words, index, { start, lastOpener, closer, needsInfinitive, needsParticiple }) : undefined;
    if (at !== undefined && at === lastOpener) front(at, index);
    else if (at !== undefined && at > start) {
      if (isFree(words, at)) settle(at);
    } else if (isMainJoiner(word) && index > start && open < 0) {
      join(index);
    }
    const isSecond = !hasMainVerb && open < 0 && index > start && isFinite(word) && isUnmarked(next);
    if (closer >= 0 && closer === index - 1 && maybeInfinitive(before) && isFinite(word)) closer = index;
    else if ((isVerbHere(words, index) || isSecond) && !(needsParticiple && maybeParticiple(word))) {
      if (open >= 0) [open, hasSubordinate, closer] = [-1, true, index];
      else hasMainVerb = true;
      needsInfinitive = open < 0 && closer !== index && isModal(word);
      needsParticiple = open < 0 && closer !== index && isAuxiliary(word);
      lastVerb = index;
    }
    if (needsInfinitive && maybeInfinitive(word) && !isModal(word)) needsInfinitive = next !== undefined && isSubjectPronoun(next) && agree(next, word) && !agree(next, words[index + 2]);
  });
  return [...marks].map(([at, sign]) => ({ at, mark: sign }));

  /** A subordinate clause from `at` on stands before its main clause, whose verb is at `verb`. */
  function front(at: number, verb: number): void {
    if (hasMainVerb && at > start) begin(at);
    hasSubordinate = true;
    comma(verb);
  }

  /** A main clause begins at `at`. */
  function settle(at: number): void {
    const before = words[at - 1]?.lower ?? '';
    const isSaid = SAYING.test(before) || (/^(?:nicht|auch)$/u.test(before) && SAYING.test(words[at - 2]?.lower ?? ''));
    const isOpening = words.slice(start, at).every(({ lower }) => INTERJECTION.test(lower));
    // "…, allein gewinnt man": what stands between the learner's mark and the verb is the part before it.
    const isComplete = hasMainVerb && lastVerb >= lastMark && lastVerb < at;
    if (isComplete && !isSaid && !isOpening) begin(at);
    else if (isSaid || isOpening || hasSubordinate) comma(at);
  }

  /** "und", "aber" and the like before a clause of its own. */
  function join(index: number): void {
    if (!hasMainVerb || lastVerb < lastMark) return;
    const joiner = words[index]?.lower;
    const none = { start: index, lastOpener: -1, closer: -1, needsInfinitive, needsParticiple };
    // "denn" is a particle in questions: "Was ist denn los?"
    const isClause = joiner === 'denn' ? !asks(words.slice(start, index)) : !isVerbHere(words, index + 1) && [1, 2, 3, 4, 5].some((ahead) => clauseStart(words, index + ahead, none) === index + 1);
    if (!isClause) return;
    if (joiner !== 'und' && joiner !== 'oder') comma(index);
    else if (index - start >= LONG) begin(index);
  }
}
