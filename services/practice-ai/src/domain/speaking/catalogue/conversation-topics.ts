import type { ConversationTopic } from './catalogue-types.js';
import { alltag } from './conversation/alltag.js';
import { arbeit } from './conversation/arbeit.js';
import { buecher } from './conversation/buecher.js';
import { deutschLernen } from './conversation/deutsch-lernen.js';
import { einkaufenUndGeld } from './conversation/einkaufen-und-geld.js';
import { essenUndKochen } from './conversation/essen-und-kochen.js';
import { familie } from './conversation/familie.js';
import { festeUndGeburtstage } from './conversation/feste-und-geburtstage.js';
import { filmeUndSerien } from './conversation/filme-und-serien.js';
import { freunde } from './conversation/freunde.js';
import { gefuehleUndStress } from './conversation/gefuehle-und-stress.js';
import { gesundheit } from './conversation/gesundheit.js';
import { heimatland } from './conversation/heimatland.js';
import { hobbys } from './conversation/hobbys.js';
import { musik } from './conversation/musik.js';
import { reisenUndUrlaub } from './conversation/reisen-und-urlaub.js';
import { schuleUndStudium } from './conversation/schule-und-studium.js';
import { sport } from './conversation/sport.js';
import { stadtUndNachbarschaft } from './conversation/stadt-und-nachbarschaft.js';
import { technikUndHandy } from './conversation/technik-und-handy.js';
import { tiere } from './conversation/tiere.js';
import { wetterUndJahreszeiten } from './conversation/wetter-und-jahreszeiten.js';
import { wochenende } from './conversation/wochenende.js';
import { wohnen } from './conversation/wohnen.js';

/** What a free conversation may be about. */
export const conversationTopics: ConversationTopic[] = [
  alltag,
  arbeit,
  buecher,
  deutschLernen,
  einkaufenUndGeld,
  essenUndKochen,
  familie,
  festeUndGeburtstage,
  filmeUndSerien,
  freunde,
  gefuehleUndStress,
  gesundheit,
  heimatland,
  hobbys,
  musik,
  reisenUndUrlaub,
  schuleUndStudium,
  sport,
  stadtUndNachbarschaft,
  technikUndHandy,
  tiere,
  wetterUndJahreszeiten,
  wochenende,
  wohnen,
];
