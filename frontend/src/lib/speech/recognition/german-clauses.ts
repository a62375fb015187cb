import { wordsOf } from './words.js';

/*
 * What can be told of a German clause by its first words, without a parser. Recognisers write nouns with a capital and everything
 * else small, so the tests look at words in small letters.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const QUESTION_WORDS = list(
  'wer wen wem wessen was wann wo woher wohin warum wieso weshalb wie wozu womit wofür worüber worauf woran wovon welche welcher welches welchen welchem',
);
/** Before a question word: 'mit wem', 'um wie viel Uhr', 'aus welchem Land'. */
const PREPOSITIONS = list('an auf aus bei bis durch für gegen hinter in mit nach neben ohne über um unter von vor zu zwischen seit');
const SUBJECTS = list('ich du er es wir ihr sie man');
/** Whom one asks in a conversation. */
const PARTNERS = list('du ihr sie wir dir ihnen euch');
/** After a verb in the first place these go on with a question: 'ist das', 'hat deine Schwester'. */
const QUESTION_GOES_ON = list(
  'ich du er es wir ihr sie man das dies der die den dem ein eine einen mein meine dein deine deinen deinem deiner sein seine unser unsere ihre ihren jemand hier da dort schon noch auch alle alles dir ihnen mir uns euch euer dieser diese dieses diesen heute',
);
/** Finite forms whose endings do not show it, or that begin very many questions. */
const IRREGULAR_VERBS = list(
  `bin bist ist sind seid war warst waren wart habe hab hast hat haben habt hatte hattest hatten werde wirst wird werden wurde würde würdest würden würdet
   kann kannst können könnt konnte könnte könntest könnten könntet muss musst müssen müsst musste müsste müssten soll sollst sollen sollt sollte solltest sollten
   will willst wollen wollt wollte wollten darf darfst dürfen dürft durfte dürfte dürften mag magst mögen mögt möchte möchtest möchten möchtet weiß weißt
   hätte hättest hätten hättet wäre wärst wären gibt gab ging gingen kam kamen fand fanden sah blieb fuhr fuhren traf las schrieb passt gefällt schmeckt`,
);
/** Look like verbs by their endings, but are none. */
const NO_VERBS = list(
  `heute gerne bitte danke ohne alle viele meine deine seine keine eine ihre unsere diese jede welche beide alte neue gute ganze erste letzte nächste
   jetzt nicht oft seit mit damit dort erst zuerst fast sonst selbst meist vielleicht überhaupt insgesamt zuletzt echt leicht gut weit bestimmt direkt
   morgen wegen gegen neben zwischen oben unten hinten draußen zusammen meistens ihnen denen deinen meinen seinen einen keinen wen den dann denn wenn
   ende leute freunde freunden nächsten letzten ersten beiden allen vielen bekannt interessant`,
);
/** Begin a sentence with the verb after them ('deshalb finde ich') and hardly ever end one. */
const CONNECTORS = list('dann danach deshalb deswegen darum trotzdem außerdem also leider vielleicht natürlich');
const OPENERS = new Set([...CONNECTORS, ...list('zuerst später heute morgen gestern manchmal oft meistens hier dort jetzt')]);
const SUBJUNCTIONS = list('weil wenn als ob dass obwohl damit nachdem bevor während bis sobald falls');
/** After one of these a sentence is not over. Prepositions that also end a sentence ('ich komme mit') are not among them. */
const OPEN_ENDS = new Set([
  ...QUESTION_WORDS,
  ...SUBJUNCTIONS,
  ...CONNECTORS,
  ...list(
    `und oder aber denn sondern sowie der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine deinen deinem deiner
     sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren unserem unserer kein keine keinen keinem keiner am im zum zur beim vom ins ans
     bis durch für gegen hinter in neben ohne über unter von zwischen seit ich wir man sehr zum so wie
     bin ist sind war habe hat haben hatte kann können muss müssen soll sollen will wollen darf möchte möchten würde würden werde wird`,
  ),
]);
const ANSWER_WORDS = list('ja nein okay hallo danke tschüss');
/** What may stand before a question: 'und wie heißen Sie'. */
const QUESTION_LEADS = list('und aber also gut okay entschuldigung hallo');

/** Whether `verb` may be the finite verb of the subject `subject`. */
function agrees(verb: string, subject: string): boolean {
  if (IRREGULAR_VERBS.has(verb)) return true;
  if (NO_VERBS.has(verb) || verb.length < 3) return false;
  if (subject === 'ich') return verb.endsWith('e');
  if (subject === 'du') return verb.endsWith('st');
  if (subject === 'wir') return verb.endsWith('n');
  if (subject === 'sie') return /[nt]e?$/.test(verb);
  return /te?$/.test(verb);
}

const beginsWithVerb = ([first = '', second = '']: readonly string[]): boolean =>
  SUBJECTS.has(second) ? agrees(first, second) : IRREGULAR_VERBS.has(first) && QUESTION_GOES_ON.has(second);

/** By its first words, or by a tag at its end ('…, oder?'). */
export function isQuestion(clause: string): boolean {
  const words = wordsOf(clause);
  return hasTag(words) || beginsAsQuestion(words);
}

function hasTag(words: readonly string[]): boolean {
  const isTag = /(?: oder(?: nicht)?| nicht wahr| was (?:meinst|denkst) du| was (?:meinen|denken) sie)$/u.test(words.join(' '));
  return isTag && words.length > 2 && !words.includes('ob');
}

function beginsAsQuestion(words: readonly string[]): boolean {
  if (QUESTION_LEADS.has(words[0] ?? '') && words.length > 2) return beginsAsQuestion(words.slice(1));
  const rest = PREPOSITIONS.has(words[0] ?? '') ? words.slice(1) : words;
  if (QUESTION_WORDS.has(rest[0] ?? '')) return isDirectQuestion(rest);
  // 'Nehmen Sie bitte Platz' is a request.
  const isRequest = words[1] === 'sie' && words.includes('bitte') && !IRREGULAR_VERBS.has(words[0] ?? '');
  return beginsWithVerb(words) && !isRequest;
}

/** 'Was ich gut finde, ist …', 'wer viel liest, …' and 'wie gesagt' are none: their verb is not in the second place. */
function isDirectQuestion([first, second = '', ...rest]: readonly string[]): boolean {
  if (SUBJECTS.has(second)) return false;
  if (first === 'wer') return agrees(second, 'er');
  if (first !== 'wie' || rest.length > 1) return second !== 'gesagt';
  return !/^(?:gesagt|schön|schade|nett|toll|süß|lieb|interessant)$/.test(second);
}

function hasFiniteVerb(words: readonly string[], clause: string): boolean {
  const isPair = words.some((word, index) => {
    const next = words[index + 1] ?? '';
    return (SUBJECTS.has(word) && agrees(next, word)) || (SUBJECTS.has(next) && agrees(word, next));
  });
  // A noun with its verb: 'Meine Schwester wohnt …'
  const afterNoun = [...clause.matchAll(/\p{Lu}\p{Ll}+ (\p{Ll}{3,}(?:t|te|en))(?= |$)/gu)].some(([, verb]) => verb !== undefined && !NO_VERBS.has(verb));
  return isPair || afterNoun || words.some((word) => IRREGULAR_VERBS.has(word));
}

/**
 * Whether a pause between two phrases is the end of a sentence; in doubt it is not. Learners also pause in the middle of one.
 * @param before what was said since the last end of a sentence
 */
export function isSentenceEnd(before: string, after: string): boolean {
  const words = wordsOf(before);
  const next = wordsOf(after);
  if (/[.!?…]$/.test(before)) return true;
  if (words.length === 0 || next.length === 0 || OPEN_ENDS.has(words.at(-1) ?? '')) return false;
  if (!hasFiniteVerb(words, before) || SUBJUNCTIONS.has(words[0] ?? '')) return false;
  if (ANSWER_WORDS.has(next[0] ?? '')) return true;
  if (beginsWithVerb(next)) return PARTNERS.has(next[1] ?? '') && !OPENERS.has(words.at(-1) ?? '');
  const [first = '', second = '', third = ''] = PREPOSITIONS.has(next[0] ?? '') && QUESTION_WORDS.has(next[1] ?? '') ? next.slice(1) : next;
  if (SUBJECTS.has(first)) return agrees(second, first);
  if (!OPENERS.has(first) && !QUESTION_WORDS.has(first)) return false;
  return SUBJECTS.has(third) ? agrees(second, third) : IRREGULAR_VERBS.has(second);
}
