import { dropIndex, type Migration } from '@b1fuchs/kit';
import type { SupportInbox } from './support-inbox.js';
import { formerIndexes, type UserViewModel } from './user-view-model.js';

/** So many messages to support at each step. */
const AT_ONCE = 100;

/** To be done once the present indexes are made. */
export const migrationsOf = ({ view, inbox }: { view: UserViewModel; inbox: Pick<SupportInbox, 'makeReady'> }): Migration[] => [
  {
    version: 1,
    name: 'the list of users loses indexes without an order among equals',
    step: async () => {
      for (const index of formerIndexes) await dropIndex(view.collection, index);
      return true;
    },
  },
  {
    version: 2,
    name: 'messages to support have a state, a version and what they are found by',
    step: async () => (await inbox.makeReady(AT_ONCE)) < AT_ONCE,
  },
];
