import { wordsOf } from '../../../grading/sentences.js';

/** What partners of a plan do: each kind keeps the talk going in another way. */
export type Move = 'propose' | 'agree' | 'disagree' | 'ask';

const PROPOSE =
  / (?:wir (?:könnten|sollten|können|nehmen|machen|treffen)|(?:könnten|sollten|sollen|wollen|können) wir|(?:schlage|schlagen) .*vor|vorschlagen|vorschlag|wie wäre|wie wär|lass uns|lassen sie uns|ich (?:könnte|kümmere|bringe|übernehme|frage|kaufe|besorge|organisiere)|ich kann (?:\S+ )*(?:mitbringen|machen|kaufen|backen|kochen|fragen|helfen|organisieren|fahren|bringen|besorgen|anrufen)|und sie (?:könnten|können|kaufen|bringen|machen)) /u;
const AGREE =
  / (?:(?:gute|tolle|schöne|super|prima|gutes) idee|einverstanden|(?:ihrer|deiner|der gleichen|derselben) meinung|(?:haben|hast) recht|in ordnung|stimme .*zu|stimmt|genau|passt (?:mir|gut|das)|das passt|klingt (?:gut|super|toll|schön)|(?:machen wir|das machen wir) (?:so|das)|kein problem|bin dafür|finde ich (?:auch |sehr |ganz |wirklich )?(?:gut|super|toll|prima|schön|besser)|sehe (?:ich )?das (?:auch so|genauso)|ja gern|ja gerne|abgemacht) /u;
const DISAGREE =
  / (?:lieber|leider|dagegen|anderer meinung|glaube (?:ich )?nicht|nicht (?:so gut|sicher|einverstanden|nötig|praktisch)|zu (?:teuer|früh|spät|weit|kompliziert|schwer|langweilig|viel|klein|groß|laut|dunkel|anstrengend)|geht (?:das )?(?:leider )?nicht|stattdessen|besser wäre|wäre (?:es )?besser|zwar|sehe (?:ich )?das anders|finde (?:ich )?\S+ (?:\S+ )?nicht) /u;

/** The kinds of moves in some sentences. */
export function movesIn(sentences: string[]): Set<Move> {
  const moves = new Set<Move>();
  for (const sentence of sentences) {
    const words = ` ${wordsOf(sentence).join(' ')} `;
    if (PROPOSE.test(words)) moves.add('propose');
    if (AGREE.test(words)) moves.add('agree');
    if (DISAGREE.test(words)) moves.add('disagree');
    if (/\?\s*$/u.test(sentence)) moves.add('ask');
  }
  return moves;
}

/** The parts of a talk that show its listeners the way. */
export type TalkPart = 'opening' | 'outline' | 'closing';

const OPENING = / (?:(?:mein|das|dem|diesem|unser) thema|thema (?:meiner|ist)|präsentation|vortrag|(?:möchte|will|werde) (?:ich )?(?:\S+ ){0,4}(?:über|vorstellen|präsentieren|sprechen|erzählen)|spreche (?:ich )?(?:\S+ )?über) /u;
const ORDER = /^(?:zuerst|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|außerdem|schließlich|zuletzt|einerseits|andererseits|weiterhin|abschließend)$/u;
const ORDER_PHRASES = / (?:zum schluss|am ende|als nächstes|zum zweiten|auf der anderen seite|nun komme ich|jetzt komme ich) /gu;
const CLOSING = / (?:vielen dank|danke (?:für|fürs|ihnen)|ich danke|danke schön|zum schluss (?:möchte|will|kann)|zusammenfassend|abschließend|am ende meiner|mein fazit|alles in allem|das war (?:meine|mein|alles)|(?:haben|gibt) (?:sie|es) (?:noch )?fragen|beantworte) /u;
/** The beginning of a talk is no longer than this many sentences. */
const OPENING_SENTENCES = 3;
const OUTLINE_WORDS = 2;

/** The parts of a talk that its sentences have. */
export function talkPartsIn(sentences: string[]): Set<TalkPart> {
  const spoken = sentences.map((sentence) => ` ${wordsOf(sentence).join(' ')} `);
  const order = new Set(spoken.flatMap((words) => [...words.split(' ').filter((word) => ORDER.test(word)), ...(words.match(ORDER_PHRASES) ?? [])]));
  const parts = new Set<TalkPart>();
  if (spoken.slice(0, OPENING_SENTENCES).some((words) => OPENING.test(words))) parts.add('opening');
  if (order.size >= OUTLINE_WORDS) parts.add('outline');
  if (spoken.slice(1).some((words) => CLOSING.test(words))) parts.add('closing');
  return parts;
}
