import { countWords } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../../clients/grammar-engine.js';
import { leaveOut } from '../../engine-failures.js';
import { analyseSentences } from '../../grammar/analyse-sentences.js';
import { findCorrections } from '../../grammar/find-corrections.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import { correctedText } from '../../grading/corrected-text.js';
import { namedIn, talkNouns } from './named-things.js';
import { isWrong, proposalsIn } from './proposal-phrase.js';
import type { LearnerProposal, Proposed } from './understood.js';

/** So many words of a learner can be quoted in a sentence. */
const QUOTED_WORDS = 6;
/** `sentence`: the whole of it, where it plans something and can be said again as it is. */
export type Planned = { proposals: LearnerProposal[]; named: string[]; sentence?: string };

/** What each sentence proposes, and the things that it names. Its phrases may be no right German (see onlyRight). */
export async function plannedIn(sentences: string[], engine: GrammarEngine, parser: DependencyParser): Promise<Planned[]> {
  const corrected = await correctEach(sentences, engine, parser);
  const clauses = sentences.map((sentence, index) => (corrected[index] ?? sentence).replace(OPENERS, '').split(CLAUSE_BREAK));
  const analysed = await analyseSentences(clauses.flat(), engine, parser).catch(leaveOut);
  let next = 0;
  const planned = clauses.map((own, index): Planned => {
    const clausesHere = (analysed ?? []).slice(next, next + own.length);
    next += own.length;
    const isRight = corrected[index] !== undefined;
    const isOfOthers = OTHERS.test(sentences[index - 1] ?? '') && (sentences[index] ?? '').startsWith('Sie ');
    const phrases = isRight ? clausesHere.flatMap(proposalsIn).filter((one) => !(isOfOthers && 'who' in one && one.who === 'examiner')) : [];
    const quote = phrases.length > 0 ? undefined : quotable(quoteOf((corrected[index] ?? '').replace(OPENERS, '')), clausesHere);
    const sentence = sayable(corrected[index], clausesHere);
    return { ...(sentence === undefined ? {} : { sentence }), proposals: quote === undefined ? phrases : [{ quote }], named: asksPartner(sentences[index] ?? '') ? [] : clausesHere.flatMap((clause, place) => ((clausesHere[place + 1]?.text ?? '').startsWith('aber ') && JUDGED.test(clause.text) ? [] : namedIn(clause, isRight))) };
  });
  return planned;
}

/** Without the phrases that would be no right sentence when they are said again. */
export async function onlyRight(planned: Planned[], engine: GrammarEngine, parser: DependencyParser): Promise<Planned[]> {
  const said = [...new Set(planned.flatMap(({ proposals }) => proposals.flatMap((one) => ('phrase' in one ? [saidAgain(one)] : []))))];
  if (said.length === 0) return planned;
  const corrected = await correctEach(said, engine, parser);
  const isRight = (one: LearnerProposal): boolean => !('phrase' in one) || corrected[said.indexOf(saidAgain(one))] === saidAgain(one);
  return planned.map((one) => ({ ...one, proposals: one.proposals.filter(isRight) }));
}

const saidAgain = ({ who, phrase }: Proposed): string => `${{ both: 'Wir wollen', learner: 'Sie wollen', examiner: 'Ich werde', everyone: 'Jeder soll' }[who]} ${phrase}.`;

/** After a sentence about these a "Sie" at the beginning may be them. */
const OTHERS = /(?<!\p{L})(?:leute|freunde|kinder|gäste|kollegen|familien|nachbarn|anderen|viele|manche|einige)(?!\p{L})/iu;
/** Words that react to what was said before and belong to no clause. */
const OPENERS = /^(?:(?:und |jetzt )?(?:zum|zur|beim|für (?:den|die|das)) \p{L}+: )?(?:(?:ja|nein|gut|super|perfekt|okay|ok|genau|prima|toll|klar|wunderbar|einverstanden|oh|ach|na|sehr|hm|alles klar|in ordnung|abgemacht|richtig|stimmt|das stimmt)(?: gut| ja)?[,.!]? +)*(?=\p{L})/iu;
/** Before a new subject (the parser takes "die Getränke und Sie" for one list), a reason and what a relative clause tells. */
const CLAUSE_BREAK = /,?\s+(?:und|oder|denn)\s+(?=(?:ich|Sie|wir|du|jeder|alle)\s)|,?\s+(?=aber\s(?:ich|Sie|wir|du|jeder|alle)\s)|,\s+(?=(?:weil|damit|obwohl|sonst|sodass|wo)\s|(?:der|die|das|den|dem|denen)\s(?!\p{Lu})|(?:ich|wir|Sie|du|jeder|alle)\s)/u;

/** The first clause of a sentence, where it says what is to be done and is right German; undefined for others, questions and long ones. */
function sayable(corrected: string | undefined, clauses: Sentence[]): string | undefined {
  const clause = (corrected ?? '').replace(OPENERS, '').replace(SAID_BEFORE, '').split(CLAUSE_BREAK)[0] ?? '';
  const sentence = clause.split(/,? (?:weil|wenn|damit|sonst|aber|und dann) /u)[0]?.replace(/[.!, ]+$/u, '').trim() ?? '';
  const words = countWords(sentence);
  const isPlan = PLANS.test(sentence) && !NO_PLAN.test(sentence) && !/^nein(?!\p{L})/iu.test(corrected ?? '') && !/[?"„:]/u.test(corrected ?? '');
  const isRight = clauses.every((one) => one.words.every((word) => !isWrong(one, word)));
  return isPlan && isRight && words >= SHORTEST_SAYABLE && words <= LONGEST_SAYABLE ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : undefined;
}
const SHORTEST_SAYABLE = 4;
const LONGEST_SAYABLE = 12;
const SAID_BEFORE = /^(?:(?:also|und|aber) |ich (?:würde sagen|denke|glaube|finde|meine|schlage vor|habe gedacht),? )+(?=\p{L})/iu;
const PLANS = /(?<!\p{L})(?:wir|jeder|jede|alle|ich (?:kann|könnte|würde|möchte|bringe|kaufe|mache|koche|backe|frage|hole|nehme|schreibe|rufe|bezahle|reserviere|buche|bestelle|organisiere|komme|helfe)|kann ich|sie (?:können|könnten)|du (?:kannst|könntest))(?!\p{L})/iu;
const NO_PLAN = /^(?:wenn|dass|vielleicht|können|könnten|sollen|sollten|wollen|kann|da|dort|das|es|man|hallo|guten|ich (?:weiß|verstehe|freue))(?!\p{L})|(?<!\p{L})(?:nicht|nur|kein\p{L}*|nie|gern|gerne|immer|früher|gestern|habe|hat|hatte\p{L}*|war|waren|brauchen|gucken|danke|bitte|sind|wie|wann|was)(?!\p{L})/iu;

/** What somebody asks their partner about is not proposed: "Fahren Sie mit dem Auto?" */
const asksPartner = (sentence: string): boolean => sentence.endsWith('?') && /(?<!\p{L})(?:Sie|du|Ihr\p{L}*|dein\p{L}*)(?!\p{L})/u.test(sentence) && countWords(sentence) > ONE_WORD_OR_SO;

/** "Der Park ist schön, aber …" */
const JUDGED = /(?<!\p{L})(?:ist|sind|wäre|finde) (?:\p{L}+ )?(?:schön|gut|toll|nett|groß|praktisch|interessant)(?!\p{L})/u;

/** A sentence with more errors could not be said again without being another one. */
const MOST_ERRORS = 2;

/** Each sentence without its errors; undefined where it has too many of them. */
async function correctEach(sentences: string[], engine: GrammarEngine, parser: DependencyParser): Promise<(string | undefined)[]> {
  const text = sentences.join('\n\n');
  const found = await findCorrections({ text, engine, parser }).catch(leaveOut);
  if (found === undefined) return sentences.map(() => undefined);
  let from = 0;
  const errors = sentences.map((sentence) => {
    const to = from + sentence.length;
    const own = found.corrections.filter(({ offset, category }) => offset >= from && offset < to && category !== 'punctuation' && category !== 'capitalization');
    from = to + 2;
    return own.length;
  });
  return correctedText(text, found.corrections)
    .split('\n\n')
    .map((sentence, index) => ((errors[index] ?? 0) <= MOST_ERRORS ? sentence : undefined));
}

/** What is praised: "Ein Album mit Fotos ist schön", "Ich finde Pizza besser". */
const PRAISED = [
  /^(?:also )?(?:ich finde |ich denke,? |ich glaube,? |für mich )?(?<core>.+?) (?:ist|wäre|sind|wären|finde ich|fände ich|gefällt mir|passt mir) (?:\p{L}+ )?(?:schön|gut|besser|toll|praktisch|am besten|prima|super|günstig)/iu,
  /^(?:nein,? |ja,? )?ich (?:finde|fände) (?<core>.+?) (?:schön|gut|besser|toll|praktisch|am besten|prima|super)/iu,
  /(?:möchte|würde|will)(?: ich)?(?: doch)? (?:lieber|gern) (?<core>(?:nach|in|ins|an|ans|zum|zur|mit) [^.!?,]+)[.!?]*$/iu,
  /^(?:nein,? |ja,? )?(?:wie wäre es mit|was halten sie von|ich bin für|ich bin dafür,?|lieber|am liebsten|vielleicht|am besten|zum beispiel) (?<core>.+?)[.!?]*$/iu,
];

/** "Blumen?" is a proposal. */
const ONE_WORD_OR_SO = 3;
/** What things, places and times are named with. */
const NAMING = /^(?:NOUN|PROPN|ADP|DET|ADJ|NUM|ADV|CCONJ|PUNCT|PART)$/u;

/** The quote where it is made of words that name something, with a noun or a number among them. */
function quotable(quote: string | undefined, clauses: Sentence[]): string | undefined {
  if (quote === undefined) return undefined;
  const words = new Map(clauses.flatMap((clause) => clause.words.map((word): [string, Word] => [word.lower, word])));
  const own = (quote.toLowerCase().match(/[\p{L}\d.:]+/gu) ?? []).flatMap((word) => words.get(word) ?? []);
  const isNamed = own.some((word) => /\d/u.test(word.text) || word.pos === 'NUM' || (!talkNouns.has(word.lower) && word.all.some(({ kind }) => kind === 'SUB' || kind === 'EIG')));
  // "Schwimmen."
  const [only] = own;
  if (own.length === 1 && only?.all.some(({ tag }) => /^VER(?::[A-Z]+)*:INF/u.test(tag)) === true) return quote;
  if (clauses.some((clause) => clause.words.some((word) => own.includes(word) && isWrong(clause, word)))) return undefined;
  const isNoun = own[0]?.all.some(({ kind }) => kind === 'SUB' || kind === 'EIG') === true || own[0]?.all.length === 0;
  return isNamed && own.every(({ pos }) => NAMING.test(pos)) ? (isNoun ? quote : quote.charAt(0).toLowerCase() + quote.slice(1)) : undefined;
}

/** A few words without what is said around them: "Wie wäre es mit Samstag?" gives "Samstag". */
function quoteOf(sentence: string): string | undefined {
  const praised = PRAISED.map((pattern) => pattern.exec(sentence)?.groups?.core).find((core) => core !== undefined);
  // "Das Restaurant ist schön, aber …" does not want it.
  if (praised !== undefined && /,? aber /iu.test(sentence)) return undefined;
  const core = (praised ?? (sentence.includes('?') && countWords(sentence) > ONE_WORD_OR_SO ? '' : sentence)).trim().replace(/^(?:(?:also|ja|ok(?:ay)?|gut|und|nein|lieber|endgültig|vielleicht|dann)[ ,]+)+/iu, '').replace(/(?: dann| bitte)?[.!?]*$/iu, '');
  // Whole sentences, questions and what points to something else cannot be quoted as a plan.
  const isPlan = core !== '' && !/(?<!\p{L})(?:ich|du|er|sie|wir|ihr|es|man|mich|mir|das|dies\p{L}*|nicht|kein\p{L}*|ja|nein|wie|was|wo|wer|warum|welche\p{L}*|idee|vorschlag|hallo|danke|entschuldigung|oder|egal|soll\p{L}*|ist|sind|war|hat|haben|als|dich|dir|okay|guten|tag|morgen|mann|hi|hola|sagt|geht|kommt|heißt|reicht|aber)(?!\p{L})/iu.test(core);
  const isMeasure = /^(?:viel )?zu \p{Ll}|(?<!\p{L})zu viele?(?!\p{L})/iu.test(core);
  return isPlan && !isMeasure && countWords(core) <= QUOTED_WORDS ? core.replace(/^(?:Mit|Am|Im|Um|In|Ins|Zum|Zur|Nach|Bei|Ab|Ein|Eine|Einen|Der|Die|Das|Den|Jeder)(?= )/u, (word) => word.toLowerCase()) : undefined;
}
