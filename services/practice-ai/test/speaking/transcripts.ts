import type { Transcript } from './transcript.js';
import { introduction } from './transcripts-introduction.js';
import { planning } from './transcripts-planning.js';
import { presentation } from './transcripts-presentation.js';
import { unseen } from './transcripts-unseen.js';

/** Everything that was said at a known level. */
export const transcripts: Transcript[] = [...planning, ...presentation, ...introduction, ...unseen];

/** The topics that were spoken about at all four levels, each from weak to excellent. */
export const ladders: { topic: string; steps: Transcript[] }[] = [planning, presentation, introduction].map((spoken) => ({
  topic: spoken[0]?.topic ?? '',
  steps: spoken.slice(0, 4),
}));
