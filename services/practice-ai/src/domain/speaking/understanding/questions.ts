import { countWords } from '@b1fuchs/contracts';
import { splitSentences } from '../../grading/sentences.js';
import { isKnownWord } from './known-nouns.js';
import { wordList } from '../../word-list.js';

const MEANING =
  /was (?:(?:bedeutet|heißt|heisst|meinen sie mit|meinst du mit)(?: denn| bitte| eigentlich| das wort| das| der| die)*|ist (?:ein|eine|das,)) ["„“'‚]?(?<word>(?:sich )?\p{L}{3,})["“”'‘]?(?: auf deutsch| bitte| genau| bedeutet)*[ ]*[?.!]*$|(?:kannst|können|könnten|bitte|erklären sie)[^.!?]*erklär[^.!?]*was (?:ein |eine )?["„“'‚]?(?<explained>(?:sich )?\p{L}{3,})["“”'‘]? (?:bedeutet|heißt|ist)/iu;
/** What "was heißt das" points to is no word to be explained. */
const POINTING = /^(?:das|dies\p{L}*|denn|hier|schon)$/iu;

/** The word whose meaning a message asks for. */
export function wordAskedFor(message: string): string | undefined {
  const { word, explained } = splitSentences(message).map((sentence) => MEANING.exec(sentence)?.groups).find((found) => found !== undefined) ?? {};
  const found = explained ?? word;
  return found === undefined || POINTING.test(found) ? undefined : found;
}

/** What a word of the word list means, in a sentence for the learner; undefined for a word that it does not have. */
export function meaningOf(word: string): string | undefined {
  const wanted = word.toLowerCase().replace(/^sich /u, '');
  const plain = (lemma: string): string => lemma.toLowerCase().replace(/^sich /u, '');
  const entry =
    wordList.find(({ lemma }) => plain(lemma) === wanted) ??
    wordList.find((one) => one.partOfSpeech === 'verb' && (one.present === wanted || plain(one.lemma).replace(/e?n$/u, '') === wanted.replace(/(?:t|st|e)$/u, '')));
  return entry === undefined ? partsOf(word) : `„${entry.lemma}“ heißt auf Englisch „${entry.english[0] ?? ''}“. Ein Beispiel: „${entry.example}“`;
}

const nouns = new Map(wordList.flatMap((entry) => (entry.partOfSpeech === 'noun' ? [[entry.lemma.toLowerCase(), entry]] : [])));
const SHORTEST_PART = 3;

/** A compound whose two nouns are in the word list: "Besuchszeit" is made of "Besuch" and "Zeit". */
function partsOf(word: string): string | undefined {
  const small = word.toLowerCase();
  for (let at = SHORTEST_PART; at <= small.length - SHORTEST_PART; at += 1) {
    const [left, right] = [nouns.get(small.slice(0, at)) ?? nouns.get(small.slice(0, at).replace(/(?:s|n|en|e)$/u, '')), nouns.get(small.slice(at))];
    if (left && right) return `„${word}“ besteht aus „${left.lemma}“ (auf Englisch „${left.english[0] ?? ''}“) und „${right.lemma}“ („${right.english[0] ?? ''}“).`;
  }
  return undefined;
}

const GERMAN_FOR = /wie (?:sagt man|sage ich|heißt|heisst)(?: denn| bitte)? ["„“'‚]?(?<foreign>[\p{L}\p{M}\u200c ]+?)["“”'‘]? auf deutsch/iu;

/** "Wie sagt man das höflich?" asks for no word. */
const OWN_WORDS = /^(?:das|es|so)(?!\p{L})/iu;

export const asksForGerman = (message: string): boolean => !OWN_WORDS.test(GERMAN_FOR.exec(message)?.groups?.foreign ?? 'das');

/** The German for a word of English or Persian, in a sentence; undefined where the message asks for none or the word list has none. */
export function germanFor(message: string): string | undefined {
  const foreign = GERMAN_FOR.exec(message)?.groups?.foreign?.trim();
  const wanted = foreign?.toLowerCase().replace(/^to /u, '');
  const entry = wordList.find(({ english, persian }) => wanted !== undefined && (english.some((word) => word.toLowerCase().replace(/^to /u, '') === wanted) || persian.includes(wanted)));
  return entry === undefined || foreign === undefined ? undefined : `„${foreign}“ heißt auf Deutsch „${entry.lemma}“. Ein Beispiel: „${entry.example}“`;
}

const OFFERED = /(?:auf [Dd]eutsch|sagt man(?: so)?|heißt das),? ["„“'‚]?(?<word>\p{Lu}\p{L}{2,})["“”'‘]?\?/u;

/** A word of the word list that a learner finds and is not sure of: "Wie heißt das auf Deutsch, Felsen?" */
export function wordOffered(message: string): string | undefined {
  const word = OFFERED.exec(message)?.groups?.word;
  return word !== undefined && isKnownWord(word) ? word : undefined;
}

const ABOUT = /(?:über|zum thema) (?<topic>[^.,!?]+?) (?:sprechen|reden|unterhalten|erzählen|diskutieren)|(?:sprechen|reden|unterhalten) (?:wir |wir uns )?(?:bitte |doch |lieber |mal |heute )*über (?<other>[^.,!?]+)|(?:vielleicht|lieber|bitte|gern) über (?<third>\p{L}+(?: \p{L}+)?)[ ]*[?.!]*$/iu;
const MOST_TOPIC_WORDS = 4;
const GOES_ON = /^(?:sie|er|ich|wir|es|weil|aber|haben|hat|ist|bitte|heute|jetzt)$/iu;

/** What the learner wants to talk about, as it follows "über" when their partner says it: "deine Arbeit". */
export function wantedTopic(message: string): string | undefined {
  const { topic, other, third } = ABOUT.exec(message)?.groups ?? {};
  const all = (topic ?? other ?? third)?.trim().split(/\s+/u) ?? [];
  // Speech that is written down goes on without a full stop.
  const end = all.findIndex((word) => GOES_ON.test(word));
  const words = end < 0 ? all : all.slice(0, end);
  if (words.length === 0 || words.length > MOST_TOPIC_WORDS || words.some((word) => /^(?:etwas|was|das|nichts|alles|ihn|sie|es|dich|mich)$/iu.test(word))) return undefined;
  return words.map((word) => word.replace(/^mein(?=(?:e|en|em|er|es)?$)/u, 'dein')).join(' ');
}

/** Ends what an option of a choice consists of, to its left and to its right. */
const OUTSIDE = /^(?:wir|sie|du|ich|man|es|das|dann|jetzt|also|lieber|besser|eher|nun|mal|denn|doch|ja|nein|hallo|sollen|wollen|möchten|können|müssen|fahren|gehen|nehmen|machen|kaufen|feiern|treffen|essen|ist|sind|wäre|finden|findest|möchtest|willst|sollten|könnten|was|wie|und|entweder|gern|gerne|uns|aber|vielleicht|ihnen|dir|besser|gefällt)$/iu;
const MOST_WORDS = 5;

/** The two things between which a question lets the partner choose: "mit dem Bus", "mit dem Zug". */
export function choiceIn(message: string): [string, string] | undefined {
  const asked = splitSentences(message).find((sentence) => /(?<!\p{L})oder(?!\p{L})/iu.test(sentence) && /\p{L},? oder (?!was|wie|nicht|haben|meinen|so(?!\p{L}))\p{L}/iu.test(sentence) && isChoice(sentence));
  if (asked === undefined) return undefined;
  const also = ALSO.exec(asked)?.groups?.also;
  if (also !== undefined) return [also, also];
  const [left = '', right = ''] = asked.split(/,?\s+oder\s+/iu);
  const one = ending(left.split(/[\s]+/u));
  const other = beginning(right.split(/[\s]+/u));
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** "Nur die Schüler, oder auch die Familien?": who plans a feast wants more. */
const ALSO = /,? oder (?<also>auch (?:der|die|das|den|mit|für) \p{Lu}\p{L}+)[ ]*\?$/u;

const isChoice = (sentence: string): boolean => sentence.includes('?') || /(?:was|welche\p{L}*) (?:ist|finden sie|findest du|meinen sie|meinst du|gefällt|möchten sie|wollen|nehmen|wäre)/iu.test(sentence) || /^(?:\p{L}+ )?(?:sollen|wollen|möchten|fahren|nehmen|gehen|machen|treffen|feiern) wir/iu.test(sentence);

/** The words at the end up to the first that does not belong to the option. */
function ending(words: string[]): string | undefined {
  const from = words.findLastIndex((word) => OUTSIDE.test(word.replaceAll(/[^\p{L}]/gu, '')) || /[,:–-]$/u.test(word));
  return optionOf(words.slice(from + 1));
}

function beginning(words: string[]): string | undefined {
  const clean = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const to = words.findIndex((word, index) => /[,?.!:–]$/u.test(word) || OUTSIDE.test(clean[index] ?? ''));
  const own = to < 0 ? clean : clean.slice(0, OUTSIDE.test(clean[to] ?? '') ? to : to + 1);
  return optionOf(own.filter((word) => word !== ''));
}

function optionOf(words: string[]): string | undefined {
  const first = words[0];
  if (first === undefined || words.length > MOST_WORDS || words.some((word) => /^(?:dich|dir|mich|mir|nicht|okay|ok|gut|so|zu|viel|wenig)$/iu.test(word))) return undefined;
  if (!words.some((word) => /^(?:\p{Lu}|\d)/u.test(word)) && !/^(?:mit|am|im|um|in|ins|zum|zur|zu|bei|nach|vor|per|halb)$/iu.test(first)) return undefined;
  return [/^(?:der|die|das|den|dem|einen?|mit|am|im|um|zum|zur|in|ins|per|vor|nach|bei)$/iu.test(first) ? first.toLowerCase() : first, ...words.slice(1)].join(' ');
}

/** The question of a message: its last sentence that asks. */
export const questionIn = (message: string): string => splitSentences(message).findLast((sentence) => sentence.includes('?')) ?? message;

/** So many words after a question say more than "Das ist wichtig." */
const OWN_ANSWER = 5;

/** Does who asks go on and give an answer of their own? "Wann fahren wir? Ich denke, am Samstag ist es am besten." */
export const answersOwnQuestion = (message: string): boolean => message.includes('?') && !OF_PARTNER.test(questionIn(message)) && countWords(message.slice(message.lastIndexOf('?'))) >= OWN_ANSWER;
const OF_PARTNER = /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*|du|dir|dich|dein\p{L}*)(?!\p{L})/u;

const TO_PARTNER = /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*|du|dir|dich|dein\p{L}*|wir|uns|man)(?!\p{L})/u;
/** A question of so few words is asked of somebody, whoever is meant. */
const SHORT_QUESTION = 6;

/** Is a message's question put to the partner? "Was ich denke? Ich finde …" and the quoted "Kann ich mit Karte?" of a story are not. */
export const isForPartner = (message: string): boolean => {
  const question = questionIn(message);
  return !answersOwnQuestion(message) && !/[„"]/u.test(question) && !/^ich /iu.test(question) && (TO_PARTNER.test(question) || countWords(question) <= SHORT_QUESTION || /^(?:(?:und|aber|oder) )?(?:brauche|muss|kann|darf|soll|gibt|ist|wer|was|wie|wo|wann|warum|welche\p{L}*)(?!\p{L})/iu.test(question));
};

/** Does it begin with a verb? Then it wants a yes or a no. */
export const wantsYesOrNo = (question: string): boolean => !/(?<!\p{L})(?:wer|wen|wem|was|wie|wo|wohin|woher|wann|warum|wieso|womit|worüber|welche\p{L}*)(?!\p{L})/iu.test(question);
