import type { FoxState } from '../fox/fox-state.js';

/**
 * What the mascot shows and says. `isAnnounced`: the page itself tells screen readers of what the hint is about;
 * saying it twice would be noise.
 */
export type MascotHint = { state: FoxState; text: string; isAnnounced?: boolean };
