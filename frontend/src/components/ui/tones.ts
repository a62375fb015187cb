/** What a colour means: green practised or passed, red error or not passed, amber hint, blue information. */
export type Tone = 'neutral' | 'accent' | 'green' | 'red' | 'amber' | 'blue';

/** Quiet fill and readable text of each tone, in both themes. */
export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-grey-1 text-grey-5',
  accent: 'bg-accent-soft text-accent-text',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  amber: 'bg-amber-soft text-amber',
  blue: 'bg-blue-soft text-blue',
};
