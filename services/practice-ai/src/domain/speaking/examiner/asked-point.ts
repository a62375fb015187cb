import { questionIn } from '../understanding/questions.js';
import type { LearnerProposal, Understood } from '../understanding/understood.js';
import type { Item } from './agenda.js';
import { does } from './talk.js';

/** What a question asks for, by its first words, where it names no point. */
const askedKinds: [RegExp, string[]][] = [
  [/(?<!\p{L})(?:wann|um wie viel uhr|an welchem tag)(?!\p{L})(?=.*(?<!\p{L})(?:wir|uns|das(?! \p{L}+[ ?])|es|die feier|das fest)(?!\p{L})|[ ]*\?)/iu, ['time']],
  // When a shop closes is no point of the plan.
  [/(?<!\p{L})wann(?!\p{L})/iu, []],
  [/(?<!\p{L})(?:wo|wohin)(?!\p{L})/iu, ['place']],
  [/wie viel(?! uhr)|was kostet|wie teuer/iu, ['cost']],
  [/(?<!\p{L})(?:wen|wer kommt|wer soll kommen)(?!\p{L})/iu, ['guests']],
  [/(?<!\p{L})(?:wer|was soll ich|was kann ich)(?!\p{L})/iu, ['tasks']],
  [/(?:womit|wie) (?:fahren|kommen|reisen)/iu, ['transport']],
  [/was (?:\p{L}+ ){0,2}(?:essen|trinken|kochen)/iu, ['food']],
  [/was (?:\p{L}+ ){0,2}schenken/iu, ['gift']],
];
const ASKS_OPINION = /wie wär|(?:denken|meinen|halten|finden|sagen|glauben) sie|(?:denkst|meinst|hältst|findest|sagst|glaubst) du/iu;
const ASKS_WHAT = /(?<!\p{L})(?:wer|wen|was|wie|wo|wohin|wann|womit|welche\p{L}*)(?!\p{L})/iu;

/** The point of the plan that a message asks the partner about: "Wann treffen wir uns?"; undefined for other questions and where something is proposed as well. */
export function askedPoint(agenda: Item[], said: Understood, message: string): Item | undefined {
  const question = questionIn(message);
  const isQuestion = (does(said, 'asks') || does(said, 'asks-back')) && ASKS_WHAT.test(question) && !ASKS_OPINION.test(question);
  const isProposal = (one: LearnerProposal): boolean => 'phrase' in one;
  if (!isQuestion || said.open.some(isProposal) || said.touched.some(({ proposals }) => proposals.some(isProposal))) return undefined;
  const kinds = askedKinds.find(([pattern]) => pattern.test(question))?.[1];
  if (kinds?.length === 0) return undefined;
  return kinds === undefined
    ? agenda.find(({ index }) => said.touched.some(({ point, isByWord }) => isByWord && point === index))
    : agenda.find(({ point }) => kinds.includes(point.kind));
}
