import type { DependencyParser } from '../../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../../clients/grammar-engine.js';
import { leaveOut } from '../../engine-failures.js';
import { analyseSentences } from '../../grammar/analyse-sentences.js';
import { findCorrections } from '../../grammar/find-corrections.js';
import { correctedText } from '../../grading/corrected-text.js';
import { countWords } from '@b1fuchs/contracts';
import { asides, intentsOf, type Intent } from './intents.js';
import { messageLanguage, type MessageLanguage } from './message-language.js';
import { proposalsIn, type Proposed } from './proposal-phrase.js';
import type { ListenedPoint, TopicListener } from './topic-listener.js';

/** A proposal of the learner: as a phrase that can be said again, or in the learner's own few words. */
export type LearnerProposal = Proposed | { quote: string };

/** What the examiner has understood of a message. Everything they say next follows from these. */
export type Understood = {
  language: MessageLanguage;
  words: number;
  intents: Intent[];
  /** Indexes of the points that the message speaks to, each with what it proposes for it. */
  touched: { point: number; isByWord: boolean; proposal: LearnerProposal | undefined }[];
  /** The nearness by meaning to the point that is nearest (see topic-listener.ts); undefined while it is not known. */
  nearest: number | undefined;
  /** A proposal that speaks to no point by itself: an answer to what was asked. */
  open: LearnerProposal | undefined;
};

export type Understanding = { engine: GrammarEngine; parser: DependencyParser; listener: TopicListener };

/** An aside is no longer than this; and fewer words than that mean too little to be heard by their meaning. */
const ASIDE_WORDS = 10;
const MEANT_WORDS = 4;
/** So many words of a learner can be quoted in a sentence. */
const QUOTED_WORDS = 8;

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
  const known = { language, words: countWords(message), intents: intentsOf(message) };
  if (language !== 'german') return { ...known, touched: [], nearest: undefined, open: undefined };

  const heard = await listener.listen(topic.key, topic.points, message);
  const proposals = withProposals ? await proposalsOf(heard.map(({ sentence }) => sentence), engine, parser) : [];
  const isAside = known.words <= ASIDE_WORDS && known.intents.some((intent) => asides.includes(intent));
  const touched = new Map<number, Understood['touched'][number]>();
  for (const [index, { sentence, touched: points, isByWord }] of heard.entries()) {
    if (!isByWord && (isAside || countWords(sentence) < MEANT_WORDS)) continue;
    for (const point of points) {
      const before = touched.get(point);
      touched.set(point, { point, isByWord: isByWord || before?.isByWord === true, proposal: before?.proposal ?? (isAside ? undefined : proposals[index]) });
    }
  }
  const nearness = heard.flatMap((one) => one.nearness ?? []);
  return {
    ...known,
    touched: [...touched.values()],
    nearest: nearness.length === 0 ? undefined : Math.max(...nearness),
    open: isAside ? undefined : proposals.find((_, index) => heard[index]?.isByWord === false || heard[index]?.touched.length === 0),
  };
}

/** What each sentence proposes, in correct German. */
async function proposalsOf(sentences: string[], engine: GrammarEngine, parser: DependencyParser): Promise<(LearnerProposal | undefined)[]> {
  const corrected = await correctEach(sentences, engine, parser);
  const analysed = corrected && (await analyseSentences(corrected, engine, parser).catch(leaveOut));
  return sentences.map((sentence, index) => {
    const [phrase] = analysed?.[index] === undefined ? [] : proposalsIn(analysed[index]);
    return phrase ?? quoteOf(corrected?.[index] ?? sentence);
  });
}

async function correctEach(sentences: string[], engine: GrammarEngine, parser: DependencyParser): Promise<string[] | undefined> {
  const text = sentences.join('\n\n');
  const found = await findCorrections({ text, engine, parser }).catch(leaveOut);
  return found && correctedText(text, found.corrections).split('\n\n');
}

/** A few words without the question around them: "Wie wäre es mit Samstag?" gives "Samstag". */
function quoteOf(sentence: string): LearnerProposal | undefined {
  if (sentence.includes('?') && !/^wie wäre es mit|^was halten sie von/iu.test(sentence)) return undefined;
  const core = sentence
    .trim()
    .replace(/^(?:(?:also|ja|ok(?:ay)?|gut|und|nein|vielleicht|am besten)[ ,]+)+/iu, '')
    .replace(/^(?:wie wäre es mit|ich bin für|ich schlage|ich finde|was halten sie von)\s+/iu, '')
    .replace(/\s+(?:vor|gut|besser|am besten|wäre gut)?[.!?]*$/iu, '')
    .replace(/[.!?]+$/u, '');
  return core !== '' && countWords(core) <= QUOTED_WORDS ? { quote: core } : undefined;
}
