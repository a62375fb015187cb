import type { GrammarMatch } from '../../../clients/grammar-engine.js';
import type { Finding } from '../draft.js';
import { namedNouns } from '../german/named-nouns.js';
import { chooseSpelling } from './choose-spelling.js';
import { explainMatch } from './explain-match.js';
import { policyOf, type MatchPolicy } from './match-policy.js';

/** LanguageTool's findings about one sentence, by when they are used. Places count from the sentence's start. */
export interface MatchFindings {
  surface: Finding[];
  grammar: Finding[];
}

/** Turns LanguageTool's matches within a sentence into findings with one concrete replacement each. */
export function matchFindings(sentence: string, offset: number, matches: readonly GrammarMatch[]): MatchFindings {
  const result: MatchFindings = { surface: [], grammar: [] };
  for (const match of matches) {
    const policy = policyOf(match);
    const finding = policy === undefined ? undefined : findingOf(sentence, offset, match, policy);
    if (policy !== undefined && finding !== undefined) result[policy.phase].push(finding);
  }
  return result;
}

function findingOf(sentence: string, offset: number, match: GrammarMatch, policy: MatchPolicy): Finding | undefined {
  const from = match.offset - offset;
  const to = from + match.length;
  const original = sentence.slice(from, to);
  const before = sentence.slice(0, from);
  const after = sentence.slice(to);
  if (match.rule.id === 'GERMAN_SPELLER_RULE' && isName(original, before)) return undefined;
  if (match.rule.id === 'UPPERCASE_SENTENCE_START' && opensListItem(before)) return undefined;
  const suggestions = match.replacements.map(({ value }) => value);
  const replacement =
    match.rule.id === 'GERMAN_SPELLER_RULE' ? chooseSpelling({ written: original, suggestions, before, after }) : suggestions[0];
  if (replacement === undefined || replacement === original || /^\(.*\)$/u.test(replacement)) return undefined;
  // „…, das dürfen wir nicht vergessen“: no subordinate clause begins with its verb.
  if (original === 'das' && replacement === 'dass' && /^\s+(?:ist|war|sind|waren|wird|hat|hatte|kann|können|muss|müssen|soll|sollen|darf|dürfen|will|wollen|möchte|möchten|mag|mögen)\s/u.test(after)) return undefined;
  if (match.rule.id === 'DE_CASE' && (isLineStart(original, before) || isNewSentence(original, before) || isPartOfName(original, after))) return undefined;
  // „weil die meisten Zeit haben“, „das macht jedem Freude“: a person, and a noun that stands bare.
  if (match.rule.id === 'DE_AGREEMENT' && /^(?:die meisten (?:Zeit|Lust|Angst|Hunger|Spaß|Glück|Recht|Arbeit|Urlaub|Unterricht|Schule)|jedem \p{Lu}\p{Ll}+)$/u.test(original)) return undefined;
  if (match.rule.id === 'DE_AGREEMENT' && (unchangingAdjectives.test(original) || (replacement.includes('-') && !original.includes('-')))) return undefined;
  // „Tom, hast du Zeit?“: a call.
  if (policy.category === 'punctuation' && /^\p{Lu}\p{L}+, \p{Ll}+$|^, \p{Ll}+$|^,$/u.test(original) && !replacement.includes(',') && /^(?:\s*\p{Ll}+)?\s+(?:du|ihr|Sie)\b/u.test(after)) return undefined;
  // „Sogar wenn …“ at the start of a sentence: the first word belongs to the clause.
  if (policy.category === 'punctuation' && /^\s*\p{Lu}\p{Ll}+, \p{Ll}+$/u.test(before.slice(before.lastIndexOf('\n') + 1) + replacement)) return undefined;
  const finding: Finding = { from, to, replacement, category: policy.category, explanation: explainMatch({ match, category: policy.category, original, replacement }), rule: match.rule.id };
  if (['spelling', 'style', 'word-choice'].includes(policy.category) && original.toLowerCase() === replacement.toLowerCase()) finding.category = 'capitalization';
  return withWholeWords(sentence, finding);
}

/** „Tante Mahin“, „mein Freund Omid“: a name is no misspelt word. */
const isName = (word: string, before: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  /(?<!\p{L})(?:Frau|Herrn?|Familie|Tante|Onkel|Oma|Opa|Cousine|Cousin|Freundin|Freunde?|Bruder|Schwester|Sohn|Tochter|Nachbarin|Nachbar|Kollegin|Kollege|namens|heiße|heißt)\s+$/u.test(before);

/** „- einen Stuhl“ */
const opensListItem = (before: string): boolean => /(?:^|[\r\n])[^\S\r\n]*(?:[-–•*]|\d+[.)])[^\S\r\n]*$/u.test(before);

/** A capital in the middle of what the engine takes for one sentence, but where the learner began anew. */
function isLineStart(word: string, before: string): boolean {
  return /[\r\n:„"–-]\s*$/u.test(before) || /^(?:Sehr|Mit|Viele|Vielen|Liebe[rs]?|Herzliche|Bis|Dein|Deine|Ihr|Ihre|Freundliche|Hallo|Beste|Sie|Ihnen)$/u.test(word);
}

/** A capital after a word that no mark closes: a full stop is missing rather than a small letter. */
const isNewSentence = (word: string, before: string): boolean =>
  /(?:\p{L}+\P{L}+){3,}$/u.test(before) && /\p{L}\s+$/u.test(before) &&
  /^(?:[AI]n|Am|Im|Auf|Aus|Bei|Mit|Nach|Seit|Von|Vor|Zu|Zum|Zur|Für|Um|Um|Unter|Über|Der|Die|Das|Den|Dem|Diese[rsnm]?|Mein\p{L}*|Wenn|Weil|Wie|Wer|Was|Wo|Wann|Warum|Dann|Deshalb|Natürlich|Leider|Hier|Heute|Jetzt|Noch|Mehr|Viel|Könn\p{L}+|Aber|Und|Bitte)$/u.test(word);

/** „die Technische Universität“ */
const isPartOfName = (word: string, after: string): boolean => /e[nrs]?$/u.test(word) && namedNouns.test((/^\s+(\p{Lu}\p{L}+)/u.exec(after)?.[1] ?? '').toLowerCase());

/** „einen beige Mantel“ is as right as „einen beigen Mantel“. */
const unchangingAdjectives = /\s(?:beige|orange|rosa|lila|super|prima|klasse|extra)\s/u;

/** A finding that begins with a space or a mark takes the word before it in, so that the learner sees what it means. */
function withWholeWords(sentence: string, finding: Finding): Finding {
  const touchesMark = finding.from === finding.to || /^[\s,.;:!?]/u.test(sentence.slice(finding.from, finding.to));
  const word = touchesMark ? (/\S+\s*$/u.exec(sentence.slice(0, finding.from))?.[0] ?? '') : '';
  return { ...finding, from: finding.from - word.length, replacement: word + finding.replacement };
}
