import type { Correction, WritingSection } from '@b1fuchs/contracts';
import type { SentenceWords } from '../grammar/content-lemmas.js';

/** How near a text is to its task, judged by meaning. */
export type TopicFit = {
  onTopic: boolean;
  /** One entry a content point; empty for a topic outside the catalogue. */
  points: { point: string; covered: boolean }[];
};

/** What the grade is computed from. */
export type WritingEvidence = {
  text: string;
  section: WritingSection;
  wordCount: number;
  sentences: string[];
  /** Empty while the parser is away. */
  words: SentenceWords[];
  corrections: Correction[];
  /** Undefined while the embeddings are away. */
  fit: TopicFit | undefined;
};
