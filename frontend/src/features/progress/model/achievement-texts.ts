/** The wording of badges. */
export const achievementTexts = {
  title: 'Abzeichen',
  earnedOf: (earned: number, all: number) => `${earned} von ${all} erreicht`,
  /** @param earnedAt ISO moment; the day is the browser's */
  earnedAt: (earnedAt: string) => `Erreicht am ${new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' }).format(new Date(earnedAt))}`,
  progress: (value: number, target: number) => `${value.toLocaleString('de')} von ${target.toLocaleString('de')}`,
  points: (points: number) => `${points.toLocaleString('de')} ${points === 1 ? 'Punkt' : 'Punkte'}`,
} as const;
