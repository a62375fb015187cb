import { usernameSchema } from '@b1fuchs/contracts';

const LONGEST = 50;
const SHORTEST = 3;
/** Where the name says nothing that could be a username. */
const FALLBACK = 'Learner';

/**
 * A username for somebody whose name Google tells. It never shows an address, which some people have as their name.
 * @param name as Google has it, maybe empty
 * @param number makes it another one where it is taken
 */
export function usernameFromName(name: string, number?: number): string {
  const plain = Array.from(name.replaceAll(/\p{C}/gu, '').replaceAll(/\s+/gu, ' ').trim());
  const isUsable = plain.length > 0 && !name.includes('@');
  // A name of one or two characters gets long enough by a number.
  const added = number ?? (isUsable && plain.length < SHORTEST ? 1 : undefined);
  const ending = added === undefined ? '' : ` ${added}`;
  const username = usernameSchema.safeParse(plain.slice(0, LONGEST - ending.length).join('').trimEnd() + ending);
  return isUsable && username.success ? username.data : FALLBACK + ending;
}
