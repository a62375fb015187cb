import type { DependencyParser } from '../../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../../clients/grammar-engine.js';
import { countWords } from '@b1fuchs/contracts';
import { asides, intentsOf } from './intents.js';
import { messageLanguage } from './message-language.js';
import { leaveOut } from '../../engine-failures.js';
import { writeDown } from '../feedback/writing-down/write-down.js';
import { onlyRight, plannedIn } from './planned.js';
import { withoutTakenBack } from './taken-back.js';
import { heardSentences, type ListenedPoint, type TopicListener } from './topic-listener.js';
import { textOf, type Understood } from './understood.js';

export type Understanding = { engine: GrammarEngine; parser: DependencyParser; listener: TopicListener };

/** An aside is no longer than this; and fewer words than that mean too little to be heard by their meaning. */
const ASIDE_WORDS = 10;
const MEANT_WORDS = 4;
/** So many phrases and things of a message are held against the points; of a very long one the last. */
const MOST_TEXTS = 40;
/** Fewer words without a mark may be typed like that, and need none to be understood. */
const UNMARKED_WORDS = 6;

/**
 * Understands a message against the points of its topic. Proposals are looked for where `withProposals` says so.
 * Engines that are away are done without: proposals are then quoted, points heard by their words alone.
 */
export async function understand(
  { engine, parser, listener }: Understanding,
  topic: { key: string; points: ListenedPoint[] },
  message: string,
  { withProposals }: { withProposals: boolean },
): Promise<Understood> {
  const language = messageLanguage(message);
  const written = language === 'german' && isUnmarked(message) ? await writeDown(message, engine).catch(leaveOut) : undefined;
  const said = withoutTakenBack(withoutHesitations(written?.text ?? message));
  const known = { language, words: countWords(said), intents: intentsOf(said), ...(said === message ? {} : { said }) };
  if (language !== 'german') return { ...known, touched: [], near: null, open: [] };

  const [heard, proposed] = await Promise.all([
    listener.listen(topic.key, topic.points, said),
    withProposals ? plannedIn(heardSentences(said), engine, parser) : [],
  ]);
  const texts = [...new Set(proposed.flatMap(({ proposals, named }) => [...proposals.map(textOf), ...named]))].slice(-MOST_TEXTS);
  const [planned, fits] = await Promise.all([onlyRight(proposed, engine, parser), texts.length === 0 ? [] : listener.nearness(topic.key, topic.points, texts)]);
  const isAside = heard.map(({ sentence }) => known.words <= ASIDE_WORDS && intentsOf(sentence).some((intent) => asides.includes(intent)));
  const touched = new Map<number, Understood['touched'][number]>();
  for (const [index, { sentence, touched: points, isByWord }] of heard.entries()) {
    if (!isByWord && (isAside[index] === true || countWords(sentence) < MEANT_WORDS)) continue;
    for (const point of points) {
      const before = touched.get(point);
      touched.set(point, { point, isByWord: isByWord || before?.isByWord === true, proposals: [...(before?.proposals ?? []), ...(isAside[index] === true ? [] : (planned[index]?.proposals ?? []))] });
    }
  }
  const named = planned.flatMap((one, index) => (isAside[index] === true ? [] : one.named));
  const nearness = heard.flatMap((one) => (one.nearness === undefined ? [] : [one.nearness]));
  return {
    ...known,
    touched: [...touched.values()],
    near: nearness.length === 0 ? null : topic.points.map((_, point) => Math.max(...nearness.map((row) => row[point] ?? 0))),
    open: planned.flatMap(({ proposals }, index) => {
      const isTouching = heard[index]?.isByWord === true && heard[index].touched.length > 0;
      return isTouching || isAside[index] === true ? [] : proposals;
    }),
    ...(withProposals ? { named, plans: planned.flatMap(({ sentence }, index) => (sentence === undefined || isAside[index] === true ? [] : [{ text: sentence, near: heard[index]?.nearness ?? [] }])), fits: texts.map((text, index) => ({ text, near: fits?.[index] ?? [] })) } : {}),
  };
}

/** Speech as a recogniser gives it: no mark ends or divides what is said. */
const isUnmarked = (message: string): boolean => !/[.,!?;:]/u.test(message) && countWords(message) >= UNMARKED_WORDS;

const withoutHesitations = (message: string): string => message.replaceAll(/(?<!\p{L})(?:äh+m*|ehm+|öh+m*|hm+|mhm)(?!\p{L})[,.]?\s*/giu, '');
