/** From this width on task and feedback stand beside the sheet (Tailwind's lg). */
export const WIDE_SCREEN = '(min-width: 64rem)';

export const isFeedbackBeside = (): boolean => window.matchMedia(WIDE_SCREEN).matches;
