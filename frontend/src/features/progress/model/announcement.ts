import type { Achievement } from '@b1fuchs/contracts';

/** Of more badges than this, the rest is only counted. */
const NAMED_AT_MOST = 3;

/**
 * The words that tell of new badges, all in one notice: only one is visible at a time.
 * @param achievements at least one
 */
export function announcementOf(achievements: readonly Pick<Achievement, 'name' | 'pointsAwarded'>[]): { title: string; description: string } {
  const points = achievements.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0);
  const named = achievements.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const rest = achievements.length - named.length;
  const names = new Intl.ListFormat('de').format(rest === 0 ? named : [...named, `${rest} weitere`]);
  return {
    title: `${achievements.length === 1 ? 'Neues' : 'Neue'} Abzeichen: ${names}`,
    description: `${achievements.length === 1 ? 'Dafür' : 'Zusammen'} bekommen Sie ${points.toLocaleString('de')} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
  };
}
