import { childrenOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import type { LearnerProposal, Proposed } from './understood.js';

const whoBySubject = new Map<string, Proposed['who']>([
  ['wir', 'both'],
  ['ich', 'learner'],
  ['sie', 'examiner'],
  ['du', 'examiner'],
  ['jeder', 'everyone'],
  ['alle', 'everyone'],
]);
/** Verbs of a main clause that only says what its dass or wenn clause is worth. */
const frames = new Set(['vorschlagen', 'schlagen', 'finden', 'denken', 'meinen', 'glauben', 'wünschen', 'sein', 'gefallen', 'freuen']);
const modals = new Set(['können', 'sollen', 'wollen', 'müssen', 'werden', 'möchten', 'mögen', 'dürfen']);
/** Who must or may do something does not offer it. */
const offers = new Set(['können', 'wollen', 'werden', 'möchten', 'mögen']);
/** Verbs that say how things are; nobody plans them. */
const states = new Set('haben sein werden kennen wissen verstehen brauchen mögen lieben kosten heißen geben gefallen passen hoffen sehen hören sparen schaffen vergessen bekommen'.split(' '));
/** What somebody offers to do for a common plan: other verbs after "ich" mostly tell of habits. */
const services = new Set(
  `kaufen einkaufen besorgen bringen mitbringen backen kochen machen organisieren reservieren bestellen anrufen fragen einladen schreiben übernehmen
  kümmern holen abholen bezahlen zahlen helfen dekorieren schmücken buchen mieten mitnehmen vorbereiten suchen schicken tragen putzen aufräumen leihen
  schenken packen streichen anmelden informieren planen sammeln spielen grillen fotografieren aufbauen feiern kommen fahren`.split(/\s+/u),
);
/** Words of talking that are no part of a plan. */
const fillers = new Set('vielleicht doch auch dann also ja mal einfach gern gerne lieber natürlich eigentlich deshalb außerdem danach bitte bestimmt sicher wirklich gut okay ok na ach noch besser'.split(' '));
/** Words that mean somebody else when somebody else says them, what was said before, habits and what is not proposed. */
const notRepeated = /^(?:ich|du|sie|er|es|wir|man|nicht|nie|nichts|kein\p{L}*|das|dies\p{L}*|da|dort|da(?:für|zu|von|mit|rum|ran|rauf|rin|bei)|irgend\p{L}*|als|wie|oft|immer|meistens)$/u;
const LONGEST = 12;
const ABROAD = /(?<!\p{L})(?:bei uns|(?:in |im )(?:mein\p{L}*|unser\p{L}*) (?:land|heimat\p{L}*)|in (?:Indien|Iran|der Türkei|Syrien|Polen|Spanien|Marokko|Afghanistan))(?!\p{L})/iu;

/**
 * What a sentence proposes, clause by clause ("Wir könnten am Samstag in den Park gehen", "Ich kaufe die Getränke, und Sie
 * backen den Kuchen", "Ich finde, dass wir Pizza bestellen sollten"); nothing where it proposes nothing or could not be
 * said again without changing it. The sentence must be free of errors.
 */
export function proposalsIn(sentence: Sentence): LearnerProposal[] {
  const together = /^lass(?:t|en sie)? uns (?<plan>\p{L}.*\p{Ll}en)[.!]?$/iu.exec(sentence.text.trim())?.groups?.plan;
  if (together !== undefined && isRepeatable(together.toLowerCase().split(/[^\p{L}\p{N}]+/u))) return [{ who: 'both', phrase: together }];
  return clauseVerbs(sentence).flatMap((verb) => proposalOf(sentence, verb) ?? []);
}

/** The verbs of the main clauses and, where the first is only a frame, of its subordinate clauses. */
function clauseVerbs(sentence: Sentence): Word[] {
  const root = sentence.words.find(({ head }) => head === -1);
  if (root === undefined) return [];
  const joined = childrenOf(sentence, root).filter(({ relation, pos }) => /^(?:conj|parataxis)/u.test(relation) && pos === 'VERB');
  if (!isFrame(root)) return [root, ...joined];
  const marked = sentence.words.filter((word) => word.pos === 'VERB' && childrenOf(sentence, word).some(({ relation, lower }) => relation === 'mark' && /^(?:dass|wenn)$/u.test(lower)));
  const inner = childrenOf(sentence, root).filter(({ relation, pos }) => /^(?:ccomp|xcomp|parataxis)/u.test(relation) && pos === 'VERB');
  return [...new Set([...inner, ...marked, ...joined])];
}

/** The parser takes some infinitives for nouns: "Wir könnten online mit ihr lernen." */
const isVerb = (word: Word): boolean => word.pos === 'VERB' || (word.text === word.lower && word.all.some(({ tag }) => /^VER(?::[A-Z]+)*:INF/u.test(tag)));
const isFrame = (root: Word): boolean => !isVerb(root) || lemmasOf(root).some((lemma) => frames.has(lemma));
const lemmasOf = (word: Word): string[] => word.all.filter(({ kind }) => kind === 'VER').map(({ lemma }) => lemma.toLowerCase());

function proposalOf(sentence: Sentence, verb: Word): LearnerProposal | undefined {
  const mark = childrenOf(sentence, verb).find(({ relation }) => relation === 'mark');
  // Of "Wie wäre es, wenn wir …" only what follows "wenn" is proposed.
  const children = childrenOf(sentence, verb).filter(({ index }) => mark === undefined || index > mark.index);
  const subject = children.find(({ relation }) => relation.startsWith('nsubj'));
  if (subject === undefined || childrenOf(sentence, subject).length > 0) return undefined;
  const helpers = children.filter((word) => word.relation.startsWith('aux') || (word.relation === 'cop' && isModal(word)) || (isModal(word) && word.index === subject.index - 1));
  const finite = helpers[0] ?? verb;
  // "Sie kann bei mir schlafen" is about somebody else.
  const isThird = isGuest(subject) && !finite.all.some(({ number }) => number === 'PLU');
  const who = isThird ? undefined : subject.lower === 'man' && lemmasOf(verb).some((lemma) => services.has(lemma)) ? 'both' : whoBySubject.get(subject.lower);
  if (who === undefined && !(isThird && isModal(finite))) return undefined;
  // "Aber da müssen wir umsteigen" speaks against something; "bei uns" is far away.
  if (/^aber(?!\p{L})/iu.test(sentence.text.trim()) && lemmasOf(finite).includes('müssen')) return undefined;
  if (ABROAD.test(sentence.text)) return undefined;
  const infinitive = infinitiveOf(sentence, verb, helpers);
  if (infinitive === undefined || states.has(infinitive)) return undefined;
  if (who === 'learner' && !(services.has(infinitive) && helpers.every((helper) => lemmasOf(helper).some((lemma) => offers.has(lemma))))) return undefined;
  // "Sie singen beide gern" may be about others.
  if (who === 'examiner' && subject.lower === 'sie' && helpers.length === 0 && subject.index < verb.index && !services.has(infinitive)) return undefined;
  // "Wo übernachten Sie?" asks.
  if (children.some(({ lower }) => /^(?:wer|was|wo|wohin|woher|wann|warum|wie|womit|welche\p{L}*)$/u.test(lower))) return undefined;
  // "Ich koche gern", "ich fahre jeden Tag Bus" tell of a habit.
  if (who === 'learner' && helpers.length === 0 && /(?<!\p{L})(?:gerne?|jeden tag|immer|oft|meistens|manchmal|normalerweise)(?!\p{L})/iu.test(sentence.text)) return undefined;
  const words = wordsOfPlan(sentence, verb, [subject, ...helpers, ...sentence.words.slice(0, mark?.index ?? 0)])?.map((word) => fromOtherSide(word, who));
  if (words === undefined || words.length === 0 || words.some((word) => /^(?:Kompromiss|Vorschlag|Idee|Meinung)$/u.test(word)) || words.length > LONGEST || words.every((word) => /^(?:etwas|was|alles|viel)$/u.test(word))) return undefined;
  // In an infinitive phrase "uns", "sich" and "mich" stand first.
  const reflexive = words.find((word, index) => /^(?:uns|sich|mich)$/u.test(word) && !/^(?:für|mit|bei|zu|von|vor|an|auf)$/u.test(words[index - 1] ?? ''));
  const phrase = [...(reflexive === undefined ? words : [reflexive, ...words.filter((word) => word !== reflexive)]), infinitive].join(' ');
  return who === undefined ? { quote: phrase } : { who, phrase };
}

/** Somebody for whom something is planned. */
const isGuest = ({ lower, pos }: Word): boolean => /^(?:er|sie)$/u.test(lower) || pos === 'PROPN';
const isModal = (word: Word): boolean => lemmasOf(word).some((lemma) => modals.has(lemma));

/** The infinitive of what is to be done, with its prefix; undefined for what has been done already. */
function infinitiveOf(sentence: Sentence, verb: Word, helpers: Word[]): string | undefined {
  if (!helpers.every(isModal)) return undefined;
  if (helpers.length > 0) return verb.all.some(({ tag }) => /^VER(?::[A-Z]+)*:INF/u.test(tag)) ? verb.lower : undefined;
  const isPresent = verb.all.some(({ tag }) => /^VER.*:PRÄ/u.test(tag));
  const [lemma] = lemmasOf(verb);
  if (!isPresent || lemma === undefined || modals.has(lemma)) return undefined;
  const prefix = childrenOf(sentence, verb).find((word) => isPrefix(word))?.lower ?? '';
  return lemma.startsWith(prefix) ? lemma : prefix + lemma;
}

/** The words between: everything that depends on the verb but who does it and what joins clauses. */
function wordsOfPlan(sentence: Sentence, verb: Word, left: Word[]): string[] | undefined {
  const outside = new Set<Word>(left);
  for (const word of childrenOf(sentence, verb)) {
    if (/^(?:mark|cc|punct|discourse|vocative)/u.test(word.relation) || isPrefix(word)) outside.add(word);
    // Whatever follows "und …", "weil …" is another thought.
    if (/^(?:advcl|ccomp|xcomp|parataxis|conj|csubj)/u.test(word.relation) && !isFirstOfTwo(word, verb) && !isWalking(word, verb)) for (const inner of subtree(sentence, word)) outside.add(inner);
  }
  const inside = subtree(sentence, verb).filter((word) => word !== verb && !outside.has(word) && !fillers.has(word.lower) && !isPunctuation(word));
  // Names have no readings.
  const isUnknown = (word: Word): boolean => word.readings.length === 0 && !/^[\p{Lu}\d]/u.test(word.text);
  const isArticle = (word: Word): boolean => word.lower === 'das' && word.relation === 'det';
  if (!isRepeatable(inside.filter((word) => !isArticle(word)).map(({ lower }) => lower))) return undefined;
  if (inside.some((word) => isUnknown(word) || word.relation.startsWith('acl') || word.pos === 'AUX' || (word.pos === 'VERB' && word !== verb && !isFirstOfTwo(word, verb) && !isWalking(word, verb)))) return undefined;
  if (inside.some((word) => isWrong(sentence, word) || (word.pos === 'PRON' && /^(?:die|der|den|dem|denen)$/u.test(word.lower)))) return undefined;
  // A list would lose its commas.
  const [first, last] = [inside[0]?.index ?? 0, inside.at(-1)?.index ?? 0];
  if (sentence.words.slice(first, last).some((word) => word.text === ',')) return undefined;
  const spoken = inside.map((word) => ((word === sentence.words[0] && !isNoun(word)) || (small.has(word.pos) && !/^(?:Sie|Ihr|Ihnen)/u.test(word.text)) ? word.lower : word.text));
  // "S-Bahn" is one word, of which the parser makes two.
  const isJoined = (index: number): boolean => index > 0 && sentence.text.slice(inside[index - 1]?.end ?? 0, inside[index]?.start ?? 0) === '-';
  return spoken.reduce<string[]>((words, word, index) => (isJoined(index) ? [...words.slice(0, -1), `${words.at(-1) ?? ''}-${word}`] : [...words, word]), []);
}

/**
 * A word as it is said by the one who hears it: "mein Auto" is "Ihr Auto" for them, "Ihr" or "dein Auto" is theirs.
 * @param who does what it belongs to: "ich kümmere mich" is "Sie kümmern sich"
 */
export const fromOtherSide = (word: string, who?: Proposed['who']): string =>
  (who === 'learner' && /^(?:mich|mir)$/u.test(word) ? 'sich' : who === 'examiner' && word === 'sich' ? 'mich' : otherSide.get(word)) ?? (/^mein(?:e|en|em|er|es)?$/u.test(word) ? word.replace('mein', 'Ihr') : word.replace(/^(?:dein|Ihr)(?=(?:e|en|em|er|es)?$)/u, 'mein'));
const otherSide = new Map([['mir', 'Ihnen'], ['mich', 'Sie'], ['dir', 'mir'], ['Ihnen', 'mir'], ['dich', 'mich'], ['euch', 'uns']]);

const isPrefix = ({ relation, lower }: Word): boolean => relation === 'compound:prt' && /^(?:ab|an|auf|aus|bei|ein|fest|frei|heim|her\p{L}*|hin\p{L}*|los|mit|nach|statt|teil|um|vor|vorbei|weg|weiter|zu|zurück|zusammen)$/u.test(lower);

/** "trinken gehen", "schwimmen lernen": both belong to what is done. */
const isFirstOfTwo = (word: Word, verb: Word): boolean => word.index === verb.index - 1 && word.all.some(({ tag }) => /^VER(?::[A-Z]+)*:INF/u.test(tag));

/** "Wir gehen am Fluss spazieren": what is done stands at the end. */
const isWalking = (word: Word, verb: Word): boolean => word.index > verb.index && lemmasOf(verb).some((lemma) => /^(?:gehen|fahren)$/u.test(lemma)) && word.all.some(({ tag }) => /^VER(?::[A-Z]+)*:INF/u.test(tag));

/** What is not right in "fragen der Hausmeister" and "bei Bahnhof": it is not said again. */
export function isWrong(sentence: Sentence, word: Word): boolean {
  const next = sentence.words[word.index + 1];
  const readings = next?.all.filter(({ kind }) => kind === 'SUB') ?? [];
  // Some nouns the parser takes for names.
  if (next === undefined || !(next.pos === 'NOUN' || (next.pos === 'PROPN' && readings.length > 0))) return false;
  if (word.lower === 'der') return sentence.words[word.index - 1]?.pos !== 'NOUN' && readings.some(({ tag }) => tag.startsWith('SUB:NOM:SIN:MAS')) && !readings.some(({ tag }) => /^SUB:(?:DAT|GEN):SIN:FEM/u.test(tag));
  if (word.lower === 'mit') return vehicles.test(next.text);
  return /^(?:an|auf|aus|bei|in|hinter|neben|von|vor|zu)$/u.test(word.lower) && !bare.test(next.text) && readings.length > 0 && readings.every(({ tag }) => tag.includes(':SIN:'));
}
export const vehicles = /^(?:Auto|Zug|Bus|Fahrrad|Rad|Bahn|Taxi|Schiff|Flugzeug|Transporter|Lkw)$/u;
/** Nouns that stand without an article after a preposition. */
const bare = /^(?:Hause|Fuß|Ruhe|Deutsch|Deutschland|Bett|Ordnung|Gold|Leder|Holz|Plastik|Papier|Musik|Ostern|Weihnachten|Mitternacht|Anfang|Ende|Beginn|Zeit|Freude|Liebe|Abend|Mittag|Besuch|Urlaub|Sonnenschein|Regen|Englisch|Persisch|Schulden|Arbeit|Schule|Werk|\p{L}+(?:tag|woche|monat|jahr))$/u;

/** Word classes that are written with a small letter within a sentence. */
const small = new Set(['ADP', 'DET', 'ADV', 'PRON', 'ADJ', 'PART']);

const isRepeatable = (words: string[]): boolean => !words.some((word) => notRepeated.test(word) || word === 'oder');
const isNoun = (word: Word): boolean => word.all.some(({ kind }) => kind === 'SUB' || kind === 'EIG');

function subtree(sentence: Sentence, word: Word): Word[] {
  const found: Word[] = [word];
  // Grows while it is walked over.
  for (const one of found) found.push(...childrenOf(sentence, one).filter((child) => !found.includes(child)));
  return found.toSorted((one, other) => one.start - other.start);
}
