import type { Moment } from './catalogue-types.js';
import { tiere } from './moments/animals.js';
import { fragenUmRat } from './moments/asking-for-advice.js';
import { fragenNachDemFuchs } from './moments/asking-the-fox.js';
import { alltag } from './moments/everyday-life.js';
import { familie } from './moments/family.js';
import { gefuehle } from './moments/feelings.js';
import { essen } from './moments/food.js';
import { freizeit } from './moments/free-time.js';
import { freunde } from './moments/friends.js';
import { gesundheit } from './moments/health.js';
import { heimat } from './moments/home-country.js';
import { lernen } from './moments/learning.js';
import { wohnen } from './moments/living.js';
import { plaudern } from './moments/small-talk.js';
import { tagesgeschehen } from './moments/the-day.js';
import { reisen } from './moments/travel.js';
import { wetter } from './moments/weather.js';
import { arbeit } from './moments/work.js';

/** What learners tell. */
export const toldMoments: Moment[] = [...alltag, ...arbeit, ...essen, ...familie, ...freizeit, ...freunde, ...gefuehle, ...gesundheit, ...heimat, ...lernen, ...reisen, ...tagesgeschehen, ...tiere, ...wetter, ...wohnen];

/** What they say in a few words between other things. */
export const smallTalk: Moment[] = plaudern;

/** What they ask; its reactions are answers. */
export const askedMoments: Moment[] = [...fragenNachDemFuchs, ...fragenUmRat];

export const moments: Moment[] = [...toldMoments, ...smallTalk, ...askedMoments];
