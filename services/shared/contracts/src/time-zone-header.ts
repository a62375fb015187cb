/** In which the browser names its time zone: where a learner is now decides which day it is for them. */
export const TIME_ZONE_HEADER = 'x-time-zone';
