import { countWords, type Correction, type ErrorCategory } from '@b1fuchs/contracts';
import type { TopicFit, WritingEvidence } from '../src/domain/grading/evidence.js';
import { splitSentences } from '../src/domain/grading/sentences.js';
import { modelAnswers } from './model-answers.js';

export const goodLetter = modelAnswers['wohnung-besichtigen'] ?? '';

/** What is known of a good letter, or of `text`, that has no errors and covers its points. */
export const someEvidence = ({ text = goodLetter, ...changes }: Partial<WritingEvidence> = {}): WritingEvidence => ({
  text,
  section: 'teil1',
  wordCount: countWords(text),
  sentences: splitSentences(text),
  words: [],
  corrections: [],
  fit: someFit(3, 3),
  ...changes,
});

/** A fit to a task with so many points, of which so many are covered. */
export const someFit = (points: number, covered: number, onTopic = true): TopicFit => ({
  onTopic,
  points: Array.from({ length: points }, (_, index) => ({ point: `Punkt ${index + 1}`, covered: index < covered })),
});

export const someCorrections = (count: number, category: ErrorCategory): Correction[] =>
  Array.from({ length: count }, (_, index) => ({
    original: 'meine Bruder',
    corrected: 'mein Bruder',
    explanation: 'Bruder ist maskulin.',
    translations: { en: '“Bruder” is masculine.', fa: '«Bruder» مذکر است.' },
    category,
    offset: index * 20,
    length: 12,
  }));
