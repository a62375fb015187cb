/** What the coach is doing; each state has its own face and posture. */
export type FoxState = 'idle' | 'thinking' | 'speaking' | 'celebrating';
