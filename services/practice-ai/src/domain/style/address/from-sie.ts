import type { WordForms } from '../../grammar/rule.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import { imperative, inPerson } from '../verb-form.js';
import { finiteReadings } from '../word-tools.js';
import type { WordChanges, WordKind } from './address-edits.js';
import { familiar, familiarPossessive, formalPossessiveEnding, type Addressee } from './pronouns.js';
import { reflexiveForm } from './reader-reflexive.js';
import { isFormalWord, isSurelyFormal } from './sie-meaning.js';
import { hasLooseVerb, isCommand, subjectVerbOf } from './sie-verb.js';

const third = { person: '3', number: 'PLU' } as const;

/**
 * The words of a sentence that change when Sie becomes du (or ihr, where several are spoken to).
 * Undefined when one of them can't be changed with certainty.
 * @param input.opensWithReader false where a „Sie“ or „Ihr“ that begins the sentence may mean others: it stays
 */
export async function fromSie(sentence: Sentence, input: { addressee: Addressee; opensWithReader: boolean; forms: WordForms }): Promise<WordChanges | undefined> {
  const { addressee, opensWithReader, forms } = input;
  const changes: WordChanges = new Map();
  let sure = true;
  const set = (word: Word, form: string | undefined, kind: WordKind): void => {
    if (form === undefined) sure = false;
    else changes.set(word.index, { form, kind });
  };
  const pronouns = familiar[addressee];
  const others = opensWithReader ? undefined : sentence.words.find((word) => isFormalWord(sentence, word) && !isSurelyFormal(sentence, word));

  for (const word of sentence.words.filter((one) => isFormalWord(sentence, one) && one !== others)) {
    const ending = formalPossessiveEnding(word.text);
    const verb = word.text === 'Sie' ? subjectVerbOf(sentence, word, others) : 'object';
    if (ending !== undefined) set(word, familiarPossessive(addressee, ending), 'possessive');
    else if (verb === 'object') set(word, word.text === 'Ihnen' ? pronouns.DAT : pronouns.AKK, 'object');
    else if (verb === undefined) sure = false;
    else if (isCommand(sentence, word, verb)) {
      const lemma = finiteReadings(verb).find((morph) => morph.parts.has('KJ1') || morph.parts.has('PRÄ'))?.lemma;
      set(verb, lemma === undefined ? undefined : await imperative(lemma, addressee, forms), 'imperative');
      set(word, '', 'imperative');
    } else {
      set(verb, await inPerson(verb, third, { person: '2', number: addressee }, forms), 'verb');
      set(word, pronouns.subject, 'subject');
      if (hasLooseVerb(sentence, word, verb)) sure = false;
    }
  }
  for (const word of sentence.words.filter(({ lower }) => lower === 'sich')) {
    const form = reflexiveForm(sentence, word, changes, pronouns);
    if (form !== 'other') set(word, form, 'reflexive');
  }
  return sure ? changes : undefined;
}
