import { adjectiveEnding, contracted, decline, type Slot } from './german/declension.js';
import type { Case } from './german/morphology.js';
import { isBaseAdjective, type NounPhrase } from './noun-phrase.js';
import type { WordForms } from './rule.js';
import { isPunctuation, type Sentence, type Word } from './sentence.js';

/** A phrase put right: what each changed word becomes, and the slot that the phrase then stands in. */
export interface PhraseRepair {
  slot: Slot;
  /** Word index → new form. */
  forms: Map<number, string>;
}

/** What the phrase would cost as a repair; lower is nearer to what the learner wrote. */
const cost = { determiner: 1, adjective: 0.6, noun: 1.3, laterCase: 0.35, outOfContext: 0.1 };

/** Whether article and adjectives agree with the noun in one of these cases. */
export function fitsCase(phrase: NounPhrase, wanted: readonly Case[]): boolean {
  return slotsOf(phrase).some((slot) => wanted.includes(slot.case) && agrees(phrase, slot));
}

/**
 * The nearest way to put a phrase into one of these cases (best first), article, adjectives and noun together.
 * Undefined when it stands right already, or when no way is nearer than the others.
 */
export async function repairPhrase(
  sentence: Sentence,
  phrase: NounPhrase,
  wanted: readonly Case[],
  forms: WordForms,
): Promise<PhraseRepair | undefined> {
  if (fitsCase(phrase, wanted)) return undefined;
  if (phrase.determiner === undefined && followsOpenDeterminer(sentence, phrase)) return undefined;
  const candidates = await Promise.all(
    wanted.flatMap((wantedCase, rank) =>
      identities(phrase).map((identity) => candidateFor(phrase, { ...identity, case: wantedCase }, rank, forms)),
    ),
  );
  const ranked = candidates.filter((candidate) => candidate !== undefined).sort((one, other) => one.price - other.price);
  const [best, second] = ranked;
  if (best === undefined) return undefined;
  if (second !== undefined && second.price - best.price < 0.05 && !sameForms(best.forms, second.forms)) return undefined;
  return best;
}

async function candidateFor(
  phrase: NounPhrase,
  slot: Slot,
  rank: number,
  wordForms: WordForms,
): Promise<(PhraseRepair & { price: number }) | undefined> {
  const forms = new Map<number, string>();
  let price = rank * cost.laterCase;
  const set = (word: Word, form: string, amount: number): void => {
    if (form.toLowerCase() === word.lower) return;
    forms.set(word.index, /^\p{Lu}/u.test(word.text) ? capitalised(form) : form);
    price += amount;
  };

  if (phrase.determiner !== undefined && phrase.determinerWord !== undefined) {
    const form = decline(phrase.determiner, slot);
    if (form === undefined) return undefined;
    set(phrase.determinerWord, form, cost.determiner);
  } else if (phrase.contractedArticle !== undefined && phrase.preposition !== undefined && phrase.prepositionName !== undefined) {
    const article = decline({ kind: 'definite', stem: 'd' }, slot) ?? '';
    set(phrase.preposition, article === phrase.contractedArticle ? phrase.preposition.lower : contracted(phrase.prepositionName, article), cost.determiner);
  }
  const determiner = determinerFor(phrase);
  for (const adjective of phrase.adjectives) {
    if (isIndeclinable(adjective)) continue;
    // „wenig Geld“, „viel Zeit“: in the singular these mostly take no ending at all.
    const isAmount = slot.number === 'SIN' && determiner === undefined && /^(?:viel|wenig)$/u.test(stemOf(adjective));
    set(adjective, stemOf(adjective) + (isAmount ? '' : adjectiveEnding(determiner, slot)), cost.adjective);
  }

  const readings = phrase.nounReadings.filter((morph) => morph.number === slot.number && (slot.number === 'PLU' || morph.gender === slot.gender));
  if (!readings.some((morph) => morph.case === slot.case && !isOldDative(phrase, morph))) {
    const lemma = readings[0]?.lemma ?? '';
    const form = nounForm(phrase.noun.text, lemma, slot, await wordForms(lemma, `SUB:${slot.case}:${slot.number}:.*`));
    if (form === undefined) return undefined;
    set(phrase.noun, form, cost.noun);
  }
  if (forms.size === 0) return undefined;
  const inContext = phrase.noun.readings.some((morph) => morph.number === slot.number && (morph.gender ?? slot.gender) === slot.gender);
  return { slot, forms, price: price + (inContext ? 0 : cost.outOfContext) };
}

/** In the dative plural the form in -n, in other slots the form nearest to the base form. */
function nounForm(text: string, lemma: string, slot: Slot, found: readonly string[]): string | undefined {
  const usual = slot.case === 'DAT' && slot.number === 'SIN' ? found.filter((form) => form !== `${lemma}e`) : found;
  if (slot.case === 'DAT' && slot.number === 'PLU') {
    return usual.find((form) => form === `${text}n`) ?? usual.find((form) => /[ns]$/u.test(form));
  }
  if (slot.case === 'GEN' && slot.number === 'SIN') {
    const long = /(?:s|ß|x|z|sch|st)$/u.test(lemma);
    return usual.find((form) => form === lemma + (long ? 'es' : 's')) ?? usual[0];
  }
  return usual.find((form) => text.startsWith(form)) ?? usual[0];
}

const isOldDative = (phrase: NounPhrase, morph: { case?: Case; number?: string; lemma: string }): boolean =>
  morph.case === 'DAT' && morph.number === 'SIN' && phrase.noun.text.endsWith('e') && !morph.lemma.endsWith('e');

/** Every slot the noun's form can stand in. */
function slotsOf(phrase: NounPhrase): Slot[] {
  return phrase.nounReadings.flatMap((morph) =>
    morph.case === undefined || morph.number === undefined || (morph.number === 'SIN' && morph.gender === undefined)
      ? []
      : [{ case: morph.case, number: morph.number, gender: morph.gender ?? 'MAS' }],
  );
}

function identities(phrase: NounPhrase): Omit<Slot, 'case'>[] {
  const found = new Map<string, Omit<Slot, 'case'>>();
  const onlyInfinitive = phrase.nounReadings.every((morph) => morph.parts.has('INF'));
  for (const morph of phrase.nounReadings) {
    // „das Preisen“ is seldom what „die Preisen“ means.
    if (morph.number === undefined || isOldDative(phrase, morph) || (morph.parts.has('INF') && !onlyInfinitive)) continue;
    if (morph.number === 'SIN' && morph.gender === undefined) continue;
    const gender = morph.number === 'PLU' ? 'MAS' : (morph.gender ?? 'MAS');
    found.set(`${morph.number}${gender}`, { number: morph.number, gender });
  }
  return [...found.values()];
}

function agrees(phrase: NounPhrase, slot: Slot): boolean {
  if (phrase.determiner !== undefined && decline(phrase.determiner, slot) !== phrase.determinerWord?.lower) return false;
  if (phrase.contractedArticle !== undefined && decline({ kind: 'definite', stem: 'd' }, slot) !== phrase.contractedArticle) return false;
  const determiner = determinerFor(phrase);
  return phrase.adjectives.every(
    (adjective) => isIndeclinable(adjective) || (!isBaseAdjective(adjective) && adjective.lower === stemOf(adjective) + adjectiveEnding(determiner, slot)),
  );
}

const determinerFor = (phrase: NounPhrase) =>
  phrase.contractedArticle === undefined ? phrase.determiner : ({ kind: 'definite', stem: 'd' } as const);

function stemOf(adjective: Word): string {
  if (!isBaseAdjective(adjective)) return adjective.lower.replace(/(?:em|en|er|es|e)$/u, '');
  // teuer → teur-, dunkel → dunkl-, hoch → hoh-, müde → müd-
  return adjective.lower.replace(/(?<=[ae]u)er$/u, 'r').replace(/el$/u, 'l').replace(/^hoch$/u, 'hoh').replace(/e$/u, '');
}

/** rosa, lila, prima and the like keep their form; so does „super“, whose base form serves every case. */
const isIndeclinable = (adjective: Word): boolean =>
  (!/(?:em|en|er|es|e)$/u.test(adjective.lower) && !isBaseAdjective(adjective)) ||
  unchanging.has(adjective.lower) ||
  adjective.all.some((morph) => morph.kind === 'ADJ' && morph.case === 'DAT' && morph.lemma === adjective.lower);

const unchanging = new Set(['klasse', 'orange', 'beige', 'spitze', 'creme', 'khaki', 'extra']);

/** After these an adjective may decline in two ways, or there is an article that we don't decline. */
function followsOpenDeterminer(sentence: Sentence, phrase: NounPhrase): boolean {
  const first = phrase.adjectives[0] ?? phrase.noun;
  const before = sentence.words[first.index - 1];
  if (before === undefined || isPunctuation(before)) return false;
  // „der zur Stadt führenden Straße“: the article stands further off.
  if (before.pos === 'NOUN' && first.all.some((morph) => morph.kind === 'PA1' || morph.kind === 'PA2')) return true;
  return (
    /^(?:manch|solch|welch|folgend|sämtlich|irgendwelch|all|beid|d[aei][ersnm]|ein|kein)/u.test(before.lower) ||
    before.all.some((morph) => morph.kind === 'ART' || (morph.kind === 'PRO' && morph.parts.has('BEG') && morph.parts.has('POS')))
  );
}

const sameForms = (one: Map<number, string>, other: Map<number, string>): boolean =>
  one.size === other.size && [...one].every(([index, form]) => other.get(index) === form);

const capitalised = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);
