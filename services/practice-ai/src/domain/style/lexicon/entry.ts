import type { TargetStyle } from '@b1fuchs/contracts';

interface Entry {
  /** The styles that the better word serves. */
  styles: readonly TargetStyle[];
}

/** Words that keep their form. In `from` words and marks stand apart by single spaces: „sorry , dass“. */
export interface PhraseEntry extends Entry {
  from: string;
  to: string;
  /** The word class that the parse must see in the last word of `from`. */
  pos?: readonly string[];
  /** Not before these words (the last one of an idiom, or what would make it another word). */
  notBefore?: readonly string[];
  notAfter?: readonly string[];
  onlyAfter?: readonly string[];
  /** Only as the first words of the sentence. */
  opens?: boolean;
  /** Only inside a clause: not as its first word, where it opens the clause. */
  inside?: boolean;
}

/** A verb in all its forms. Both take „haben“, or neither forms a perfect here. */
export interface VerbEntry extends Entry {
  from: string;
  to: string;
  /** Only with one of these nouns as its object. */
  objects?: readonly string[];
  /** Only with an object in the accusative. */
  transitive?: boolean;
  /** Not where one of these prepositions stands in the sentence: „Das klappt bei mir nicht.“ */
  notBeside?: readonly string[];
}

/** A noun in all its forms; both have one gender, or only the plural is replaced. */
export interface NounEntry extends Entry {
  from: string;
  to: string;
  plural?: boolean;
  /** Only without article or adjective, so that the genders may differ: „Bock haben“. */
  bare?: boolean;
  /** Without an article it is a name: „Papa hat angerufen.“ */
  article?: boolean;
}

/** An adjective: before a noun with its ending, otherwise bare. */
export interface AdjectiveEntry extends Entry {
  from: string;
  to: string;
  /** Doesn't decline: „ein super Essen“. */
  bare?: boolean;
  /** Not about people: „ich bin kaputt“ means tired, and „er ist toll“ more than „sehr gut“. */
  things?: boolean;
  /** Before one of these nouns only. */
  nouns?: readonly string[];
  /** Also beside a verb: „Das klappt super.“ */
  adverb?: boolean;
}
