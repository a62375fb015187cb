import { userDeleted } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '../events/consumer.js';
import type { PersonalData } from './personal-data.js';

/**
 * A service's handlers, so that they leave nothing of a user whose account is gone, and the one that erases. Events come
 * in any order: one of an erased user is let pass, and what was written while the user was being erased is erased again.
 */
export function withErasure(handlers: EventHandler[], { isErased, erase }: Pick<PersonalData, 'isErased' | 'erase'>): EventHandler[] {
  const eraseIfGone = async (userId: string): Promise<boolean> => {
    if (userId === '' || !(await isErased(userId))) return false;
    await erase(userId, new Date());
    return true;
  };
  const guarded = handlers.map(({ definition, prepare }): EventHandler => ({
    definition,
    prepare: (event) => {
      const work = prepare(event);
      return async () => {
        if (await eraseIfGone(event.userId)) return;
        await work();
        await eraseIfGone(event.userId);
      };
    },
  }));
  return [...guarded, onEvent(userDeleted, ({ userId }) => erase(userId, new Date()))];
}
