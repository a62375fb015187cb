import type { SpeakingTopic } from '../catalogue/speaking-topics.js';
import { getAcquainted } from './get-acquainted.js';
import { hearPresentation } from './hear-presentation.js';
import { createPhrases, type Phrases } from './phrases.js';
import { planTogether } from './plan-together.js';
import type { Talk } from './talk.js';

/** The examiner of a topic's stage. `seed` decides which of several wordings they use. */
export function startTalk(topic: SpeakingTopic, seed: string): Talk {
  const talk = talkAbout(topic, createPhrases(seed));
  // What is answered is what was meant: with marks, without what was taken back.
  return { opening: talk.opening, answer: (understood, message) => talk.answer(understood, understood.said ?? message) };
}

function talkAbout(topic: SpeakingTopic, phrases: Phrases): Talk {
  switch (topic.stage) {
    case 'intro':
      return getAcquainted(topic.questions, phrases);
    case 'planning':
      return planTogether(topic, phrases);
    case 'presentation':
      return hearPresentation(topic, phrases);
  }
}
