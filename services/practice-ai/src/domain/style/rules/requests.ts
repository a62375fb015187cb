import type { TargetStyle } from '@b1fuchs/contracts';
import { isFiniteReading } from '../../grammar/german/morphology.js';
import { infinitiveOf } from '../../grammar/clause.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { distant, textOf } from '../target-style.js';
import { hasLemma, isQuoted, likeOriginal, sharesIch } from '../word-tools.js';

/** What one asks another to do; „Können Sie Deutsch?“ asks for something else. */
const favours = new Set([
  'sagen', 'schicken', 'senden', 'mitteilen', 'helfen', 'geben', 'zusenden', 'erklären', 'zeigen', 'informieren', 'anrufen', 'schreiben', 'empfehlen',
  'bestätigen', 'prüfen', 'reservieren', 'antworten', 'bringen', 'mitbringen', 'zurückrufen', 'abholen', 'nennen', 'beraten', 'erzählen', 'leihen', 'reparieren', 'besorgen', 'nachfragen', 'nachsehen', 'nachschauen', 'weiterleiten', 'ausfüllen', 'unterschreiben', 'überweisen', 'warten', 'kommen',
  'mitkommen', 'zurückgeben', 'zurückschicken', 'vorbeikommen', 'räumen', 'aufräumen', 'aufmachen', 'zumachen', 'öffnen', 'schließen', 'mitnehmen', 'ändern', 'verschieben', 'wiederholen', 'übersetzen', 'korrigieren', 'melden', 'kontrollieren',
]);
/** Pronouns that stand before „bitte“. */
const pronouns = new Set(['mir', 'mich', 'uns', 'es', 'sich', 'das', 'ihn', 'ihm', 'sie', 'ihnen']);

/** Requests as one writes them to people one doesn't know well. */
export const requestRule: StyleRule = {
  styles: distant,
  find: (sentence, { style }) => [...wishes(sentence), ...questions(sentence, style), ...commands(sentence, style)],
};

/** „ich will“ → „ich möchte“. */
function wishes({ words, text }: Sentence): StyleEdit[] {
  return words.flatMap((word): StyleEdit[] => {
    const [subject, better] = word.lower === 'will' ? ['ich', 'möchte'] : word.lower === 'wollen' ? ['wir', 'möchten'] : [];
    if (better === undefined) return [];
    const pronoun = [words[word.index - 1], words[word.index + 1]].find((other) => other?.lower === subject);
    if (pronoun === undefined && word.lower === 'will' && sharesIch({ words, text }, word)) {
      return [{ from: word.start, to: word.end, replacement: better, topic: 'polite-requests', explanation: '„ich möchte“ klingt höflicher als „ich will“.' }];
    }
    if (pronoun === undefined || isQuoted({ words, text }, word)) return [];
    // „Wollen wir uns treffen?“ proposes something.
    if (word.lower === 'wollen' && pronoun.index > word.index && /\?\s*$/u.test(text)) {
      const proposed = `${likeOriginal(word.text, 'könnten')} ${pronoun.text}`;
      return [{ from: word.start, to: pronoun.end, replacement: proposed, topic: 'polite-requests', explanation: `Mit „${proposed}“ macht man einen Vorschlag höflicher.` }];
    }
    const [from, to] = pronoun.index < word.index ? [pronoun.start, word.end] : [word.start, pronoun.end];
    const improved = pronoun.index < word.index ? `${pronoun.text} ${better}` : `${likeOriginal(word.text, better)} ${pronoun.text}`;
    return [{ from, to, replacement: improved, topic: 'polite-requests', explanation: `„${improved}“ klingt höflicher als „${text.slice(from, to)}“.` }];
  });
}

/** „Können Sie mir sagen, …?“ → „Könnten Sie mir bitte sagen, …?“ */
function questions(sentence: Sentence, style: TargetStyle): StyleEdit[] {
  const { words, text } = sentence;
  const start = words.find((word) => word.lower === 'können' && words[word.index + 1]?.text === 'Sie' && (word.index === 0 || isPunctuation(words[word.index - 1])));
  if (start === undefined || !/\?\s*$/u.test(text) || isQuoted(sentence, start)) return [];
  const end = words.findIndex((word) => word.index > start.index && isPunctuation(word));
  const clause = words.slice(start.index + 2, end === -1 ? words.length : end);
  const hasPlease = words.some(({ lower }) => lower === 'bitte');
  if (!hasPlease && (!clause.some((word) => favours.has(word.lower) || isForMe(clause, word)) || clause.some(({ lower }) => lower === 'und' || lower === 'oder'))) return [];
  let last = words[start.index + 1];
  for (let index = start.index + 2; pronouns.has(words[index]?.lower ?? ''); index += 1) last = words[index];
  if (last === undefined) return [];
  const original = text.slice(start.start, last.end);
  const improved = `${likeOriginal(start.text, 'könnten')}${original.slice(start.text.length)}${hasPlease ? '' : ' bitte'}`;
  const explanation = `Mit „${improved}“ bittet man in ${textOf[style]} höflicher.`;
  return [{ from: start.start, to: last.end, replacement: improved, topic: 'polite-requests', explanation }];
}

/** „Können Sie mir einen Termin vorschlagen?“: what one does for me, but „Können Sie mich hören?“ asks for something else. */
const isForMe = (clause: readonly Word[], word: Word): boolean =>
  clause.some(({ lower }) => lower === 'mir' || lower === 'uns') && word.pos === 'VERB' && word.all.some((morph) => morph.parts.has('INF')) && !['glauben', 'folgen', 'sein', 'zuhören'].includes(word.lower);

/** „Schicken Sie mir die Liste.“ → „Ich wäre Ihnen dankbar, wenn Sie mir die Liste schicken könnten.“, or with „bitte“. */
function commands(sentence: Sentence, style: TargetStyle): StyleEdit[] {
  const { words, text } = sentence;
  const [verb, sie, ...rest] = words[0]?.lower === 'und' ? words.slice(1) : words;
  if (verb === undefined || sie?.text !== 'Sie' || words.some(({ lower }) => lower === 'bitte') || !/[.!]$/u.test(text)) return [];
  if (!verb.all.some((morph) => morph.kind === 'VER' && isFiniteReading(morph) && morph.person === '3' && morph.number === 'PLU')) return [];
  if (!rest.some(({ lower }) => lower === 'mir' || lower === 'uns' || lower === 'mich') || verb.all.some((morph) => morph.parts.has('MOD') || morph.parts.has('KJ2')) || hasLemma(verb, 'haben')) return [];
  const middle = rest.filter((word) => !isPunctuation(word));
  const particle = particleAtEnd(middle);
  const infinitive = infinitiveOf(sentence, verb);
  const isSimple = rest.filter((word) => isPunctuation(word)).length === 1 && !rest.some(({ lower }) => ['und', 'oder', 'doch', 'sonst'].includes(lower));
  const content = particle === undefined ? middle : middle.slice(0, -1);
  const [first, last] = [content[0], content.at(-1)];
  const full = particle === undefined ? verb.lower : particle.lower + verb.lower;
  if (style === 'business' && isSimple && infinitive !== undefined && favours.has(full) && first !== undefined && last !== undefined && verb.index === 0) {
    const improved = `Ich wäre Ihnen dankbar, wenn Sie ${text.slice(first.start, last.end)} ${full} könnten.`;
    return [{ from: 0, to: text.length, replacement: improved, topic: 'polite-requests', explanation: 'Mit „Ich wäre Ihnen dankbar, wenn …“ wird aus der Aufforderung eine höfliche Bitte.' }];
  }
  let end: Word = sie;
  for (const word of rest) {
    if (!(pronouns.has(word.lower) || word.lower === 'dann') || word.index !== end.index + 1) break;
    end = word;
  }
  const original = text.slice(verb.start, end.end);
  return [{ from: verb.start, to: end.end, replacement: `${original} bitte`, topic: 'polite-requests', explanation: 'Mit „bitte“ wird aus der Aufforderung eine höfliche Bitte.' }];
}

function particleAtEnd(words: readonly Word[]): Word | undefined {
  const last = words.at(-1);
  return last?.all.some((morph) => morph.kind === 'ZUS') === true ? last : undefined;
}
