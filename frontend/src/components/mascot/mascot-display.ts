import { createStoredChoice } from '../../lib/stored-choice.js';

/** From this width on there is room for Fuchs's card beside the page, where it lies on nothing. */
const HAS_ROOM = '(min-width: 116rem)';

/** Whether the open card lies on nothing. */
export const hasRoomBeside = (): boolean => window.matchMedia(HAS_ROOM).matches;

/** Whether Fuchs's card is open, put away into a round avatar, or he is not there at all. */
export const mascotDisplay = createStoredChoice({
  key: 'mascot',
  choices: ['expanded', 'collapsed', 'hidden'],
  defaultChoice: () => (hasRoomBeside() ? 'expanded' : 'collapsed'),
});
