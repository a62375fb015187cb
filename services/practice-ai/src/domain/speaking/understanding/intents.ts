import { countWords } from '@b1fuchs/contracts';
import { splitSentences } from '../../grading/sentences.js';
import type { Intent } from './understood.js';

/** A message with more words says something of its own; a question in it is not the whole of it. */
const SHORT_MESSAGE = 12;

/** In a message of a few sentences one of them may ask to repeat, or apologise. */
const SOME_SENTENCES = 45;

type Rule = { intent: Intent; pattern: RegExp; unless?: RegExp; onlyShort?: boolean };

const START = String.raw`^(?:(?:ähm?|hm+|also|oh|ach|na|tut mir leid|sorry|entschuldigung|entschuldigen sie|entschuldige)[ ,.!]*)*`;

/** Patterns over a message in small letters. */
const rules: Rule[] = [
  { intent: 'is-nervous', onlyShort: true, pattern: /nicht böse gemeint|war nicht (?:richtig|nett) von mir|(?<!\p{L})(?:nervös|aufgeregt|verzeihung)(?!\p{L})|(?:^|[,.!;] ?|(?:das|es) )tut mir (?:\p{L}+ )?leid(?!\p{L})|vergessen,? was ich|faden verloren|weiß nicht (?:mehr )?weiter|^(?:\p{L}+ )?entschuldigung[ .!]*$/u },
  { intent: 'asks-leave', onlyShort: true, pattern: /(?<!\p{L})(?:darf|kann|soll) ich (?:\p{L}+ ){0,3}(?:anfangen|beginnen|weitersprechen|weitermachen|etwas fragen|starten)|(?:bin|ist) (?:aber |leider )?noch nicht (?:fertig|zu ende)/u },
  { intent: 'offers', pattern: /(?:^|[.!?,;] |und |oder )soll ich (?!.*(?:anfangen|beginnen|sagen))/u },
  { intent: 'asks-choice', pattern: /(?:möchten|wollen|sollen|nehmen|fahren|machen|lieber|besser|willst|möchtest)[^.!]* oder [^.!]*\?/u },
  { intent: 'requests', pattern: /(?:^|[.!?,;] |und |bitte |aber )(?:kannst du|können sie|könntest du|könnten sie|würden sie|würdest du|wären sie so (?:nett|freundlich)|machen sie das|machst du das)(?! (?:da|auch|am|um)(?: \p{L}+){0,2}[ ]*\?)(?!.*(?:wiederholen|noch (?:ein)?mal|langsam|erklären|vorstellen|glauben))/u },
  { intent: 'proposes', pattern: /(?<!\p{L})(?:müssen|können|könnten|sollten|sollen|wollen) (?:wir|ich|man|sie)(?!\p{L})|(?<!\p{L})(?:wir|ich) (?:müssen|können|könnten?|sollten?|nehmen|machen|fahren|kaufen|würde|möchte)(?!\p{L})|lass(?:en sie)? uns|wie wäre|schlage .*vor|ich bin für|vielleicht/u },
  { intent: 'greeting', pattern: /^(?:ja,? )?(?:hallo|hi|hey|guten (?:tag|morgen|abend)|grüß \p{L}+|servus|moin)(?!\p{L})|^wie geht(?:['’]?s| es)(?! \p{L}+ mit)/u },
  { intent: 'repeat', pattern: /akustisch nicht|(?:könn\p{L}*|würd\p{L}*|bitte) (?:sie |du |es |das |mir |bitte )*(?:die frage )?(?:wiederholen|noch (?:ein)?mal (?:sagen|erklären|langsam))/u },
  { intent: 'repeat', onlyShort: true, pattern: /(?:könn|würd|bitte)\p{L}*.*wiederhol|^wiederhol|wiederhol\p{L}* (?:sie|bitte|du)|noch (?:ein)?mal .*(?:sagen|erklären|fragen)|akustisch|noch (?:ein)?mal(?! (?:gehen|treffen|fahren|machen))(?:.*(?:sagen|fragen|erklären|sprechen))?[ ,.!?]*(?:bitte)?[ .!?]*$|(?<!\p{L})langsamer|wie bitte|was haben sie gesagt|nicht (?:gut )?gehört/u },
  {
    intent: 'not-understood',
    onlyShort: true,
    pattern: /(?:die frage|das wort|sie|das|es|dich|ich) (?:leider |gar |überhaupt )?nicht(?: so)?(?: gut| ganz| richtig)? ?(?:verst[aeoä]nd\w*|versteh\w*|kapier\w*)|(?:verstehe?|verstanden|kapiere?) (?:ich |sie |es |das |die frage |dich |leider |gar |überhaupt |gerade )*nicht(?:s)?(?: ganz| gut| richtig)?[ .!]*$|nicht verstanden|was (?:bedeutet|heißt)|was meinen sie (?:damit|genau)|was (?:soll|muss) ich (?:jetzt |hier |denn )?(?:sagen|machen|tun)[ ?.!]*$|keine ahnung,? was sie/u,
  },
  { intent: 'no-idea', onlyShort: true, pattern: /(?:weiß|weiss) (?:ich )?(?:es |das |noch |leider |auch |gerade |wirklich )*nicht|(?:keine|keinen) (?:idee|ahnung|vorschlag|meinung)|(?:ist|wäre) mir egal|egal[ .!]*$|fällt mir (?:gerade |leider )?nichts ein|mir fällt (?:gerade |leider )?nichts ein|schwer zu sagen|ich habe keine lust[ .!]*$/u },
  {
    intent: 'asks-back',
    pattern: /(?:und|oder) (?:sie|ihnen|du|dir|bei ihnen|bei dir|für sie)[ .]*\?*\s*$|was (?:denken|meinen|sagen|halten|schlagen) sie|was (?:denkst|meinst|sagst|hältst) du|wie (?:finden|sehen) sie (?:das|es|meine\p{L}* \p{L}+|den vorschlag|die idee)[ .!?]*$|haben sie (?:einen |eine |noch einen |noch eine |vielleicht eine )?(?:andere[nr]? )?(?:vorschlag|idee|meinung|lösung)|(?:was|wie) ist ihre meinung|was (?:möchten|wollen|würden) sie|was meinst du|oder was meinen sie/u,
  },
  { intent: 'other-role', pattern: /ignor\p{L}* .*(?:anweisung|instruction|regel|rules|prompt)|vergiss .*(?:anweisung|regel|aufgabe)|act as|pretend|you are now|du bist (?:jetzt|nun|ab sofort|ab jetzt)|sie sind (?:jetzt|nun|ab sofort|ab jetzt) (?:ein|kein|mein)|(?<!\p{L})spiel(?:e|en sie)? (?:jetzt |bitte )?(?:die rolle|eine rolle|einen|eine) |system ?prompt|(?:volle|100|hundert|alle) punkt|(?:gib|geben sie) .*(?:punkte|note)(?!\p{L})|(?:bist du|sind sie) (?:ein |eine )?(?:ki|roboter|bot|chatgpt|computer|maschine|künstliche)/u },
  {
    intent: 'insult',
    pattern: /(?<!\p{L})(?:arsch\p{L}*|fick\p{L}*|scheiß\p{L}*|scheiss\p{L}*|halt (?:die|deine) (?:klappe|fresse)|verpiss\p{L}*|idiot\p{L}*|hau ab|fuck\p{L}*|bitch|stupid (?:bot|machine|robot))(?!\p{L})|(?:du|sie) (?:bist|sind) (?:so |echt |total |wirklich |ein |eine |sehr )*(?:dumm|doof|blöd|dämlich|langweilig|schlecht|nutzlos|unfähig)|(?:du|sie) (?:nervst|nerven)|so ein (?:quatsch|mist|blödsinn)|(?:blöde|dumme|doofe)[rs]? (?:frage|prüf|bot|maschine|computer)/u,
  },
  {
    intent: 'finished',
    pattern: /(?:dank|danke|bedanke mich)\p{L}* (?:\p{L}+ ){0,2}für (?:ihre|eure|die) aufmerksamkeit|(?:fürs|für das|für ihr) zuhören|das (?:war|ist) (?:schon |dann |auch )?(?:alles|meine präsentation|mein vortrag|das ende)|(?:ich bin|wir sind) (?:jetzt |schon |nun |dann |auch )?(?:fertig|am ende)|(?:danke|bedanke mich) (?:\p{L}+ ){0,3}für (?:das|dieses|ihr) (?:\p{L}+ )?gespräch|dann haben wir(?:,? glaube ich,?)? alles|hat (?:viel )?spaß gemacht[.! ]*$|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)[.! ]*$|damit (?:bin ich|komme ich|ende ich|beende ich)|präsentation (?:ist )?(?:jetzt |hier )?(?:zu ende|fertig|beendet)|auf wiedersehen|(?<!\p{L})(?:tschüss|bis bald|bis morgen)|ich muss (?:jetzt |leider |nun |gleich )+(?:gehen|los|weg|aufhören)|haben sie (?:noch )?(?:eine |ein paar |weitere )?fragen|mehr (?:kann|habe|weiß) ich (?:dazu )?nicht/u,
  },
  { intent: 'disagrees', pattern: new RegExp(String.raw`${START}(?:nein|nee|nö|leider|ungern|auf keinen fall)(?!\p{L})|^ja,? aber|bin (?:ich )?(?:leider |gar )?(?:nicht einverstanden|dagegen|anderer meinung)|finde ich (?:leider |aber )?(?:nicht|schlecht|keine)|gefällt mir (?:leider |gar |aber )?nicht|keine gute idee|geht (?:es |das )?(?:leider |aber |gar )?nicht|(?<!\p{L})(?:doch )?lieber (?!nicht)|passt (?:mir |uns )?(?:leider |gar )?nicht|(?:ist|wäre|sind|wird) (?:\p{L}+ ){0,3}zu (?:teuer|weit|spät|früh|laut|klein|eng|kalt|heiß|langweilig|schwer|gefährlich|anstrengend)`, 'u') },
  { intent: 'disagrees', pattern: /(?:ist|wäre|finde|fände).{0,25} besser(?!\p{L})/u, unless: /^(?:ja|genau|gut|okay|ok|stimmt|super|richtig|das stimmt)(?!\p{L})(?!.*(?:aber|lieber|doch|trotzdem)(?!\p{L}))/u },
  { intent: 'agrees', pattern: new RegExp(String.raw`${START}(?:ja|jawohl|genau|stimmt|okay|ok|einverstanden|gerne?|klar|natürlich|super|prima|perfekt|toll|schön|gut|richtig|sicher|von mir aus|meinetwegen|warum nicht|alles klar|in ordnung|abgemacht|passt|sehr (?:gut|gern\p{L}?|schön)|wunderbar|gute idee|sehr gute? idee|das ist (?:eine )?(?:sehr |wirklich |auch )?(?:gute? idee|gut|super|toll|okay|richtig|schön|prima)|das (?:passt|klingt|hört sich|gefällt|stimmt)|(?:das )?finde ich (?:auch |sehr )*(?:gut|super|toll|okay|schön|prima)|da haben sie recht|sie haben recht|ich bin (?:auch )?(?:einverstanden|dafür))(?!\p{L})`, 'u') },
];

const questions = new Set<Intent>(['greeting', 'repeat', 'not-understood', 'asks-back', 'requests', 'offers', 'asks-leave', 'asks-choice']);

/** Intents that are the whole of a short message: a word that sounds like the topic does not make it one about it. */
export const asides: readonly Intent[] = ['greeting', 'repeat', 'not-understood', 'no-idea', 'asks-back', 'insult', 'other-role', 'finished', 'asks-leave', 'is-nervous'];

/** What a message does, in the order in which it matters; a "ja" beside an objection is an objection. */
export function intentsOf(message: string): Intent[] {
  const text = message.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  const isShort = countWords(text) <= SHORT_MESSAGE;
  const sentences = countWords(text) <= SOME_SENTENCES ? splitSentences(text) : [];
  const fits = ({ intent, pattern, unless, onlyShort }: Rule): boolean =>
    unless?.test(text) !== true &&
    (((isShort || !onlyShort) && pattern.test(text)) || (/^(?:repeat|not-understood|is-nervous)$/u.test(intent) && sentences.some((sentence) => pattern.test(sentence))));
  const found = [...new Set(rules.filter(fits).map(({ intent }) => intent))];
  // Any other question to the partner.
  if (!found.some((intent) => questions.has(intent) && !(intent === 'greeting' && !isShort)) && /\?|was (?:muss|soll|kann) ich (?:\p{L}+ ){0,2}(?:machen|tun|sagen|schreiben)$|(?<!\p{L})(?:geht das|ist das so|was ist das|stimmt das)$|(?:kennen|wissen|haben|mögen|verstehen) (?:sie|du)(?: das| auch| es)?$|^(?:und |aber |ok(?:ay)? |ja )*(?:wer|wen|wem|wie viel|wie lange|wo|wohin|wann|womit|welche\p{L}*) (?:\p{L}+ ?){1,6}$|(?<!\p{L})(?:wer|wen|wem|wie|wo|wann|was|warum|welche\p{L}*|woher|wohin) (?:\p{L}+ ){0,3}(?:sie|du|wir)(?!\p{L})[^.]*$/u.test(text)) found.push('asks');
  return found.includes('disagrees') ? found.filter((intent) => intent !== 'agrees') : found;
}
