import { createStoredChoice } from '../../lib/stored-choice.js';

/** From this width on there is room for the hint beside the page, where it lies on nothing. */
const HAS_ROOM = '(min-width: 116rem)';

/** Whether the mascot's hint is open or put away into a round avatar. */
export const mascotDisplay = createStoredChoice({
  key: 'mascot',
  choices: ['expanded', 'collapsed'],
  defaultChoice: () => (window.matchMedia(HAS_ROOM).matches ? 'expanded' : 'collapsed'),
});
