import type { SpeakingTopics } from '@b1fuchs/contracts';
import type { Place } from './place.js';

/** A task or topic, as the screen shows it beside the talk. */
export type ShownTopic = { id: string; title: string; description: string | null; points: string[]; areNumbered: boolean };

/** The topics of a stage, in the catalogue's order; none in the introduction. */
export function topicsOf({ stage }: Pick<Place, 'stage'>, catalogue: SpeakingTopics): ShownTopic[] {
  if (stage === 'planning') return catalogue.planning.map(({ id, title, description, points }) => ({ id, title, description, points, areNumbered: false }));
  if (stage === 'presentation') return catalogue.presentation.map(({ id, title, guidingQuestions }) => ({ id, title, description: null, points: guidingQuestions, areNumbered: true }));
  return [];
}
