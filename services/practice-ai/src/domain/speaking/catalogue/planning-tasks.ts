import type { PlanningTask } from './catalogue-types.js';
import { abschiedsfeierKollegin } from './planning/abschiedsfeier-kollegin.js';
import { ausflugDeutschkurs } from './planning/ausflug-deutschkurs.js';
import { besuchAusDemAusland } from './planning/besuch-aus-dem-ausland.js';
import { besuchImKrankenhaus } from './planning/besuch-im-krankenhaus.js';
import { campingplatzAmSee } from './planning/campingplatz-am-see.js';
import { fahrradtour } from './planning/fahrradtour.js';
import { gemeinsamLernen } from './planning/gemeinsam-lernen.js';
import { gemeinsamMitSportAnfangen } from './planning/gemeinsam-mit-sport-anfangen.js';
import { gemeinsamerKinoabend } from './planning/gemeinsamer-kinoabend.js';
import { grillfestMitNachbarn } from './planning/grillfest-mit-nachbarn.js';
import { hochzeitsgeschenk } from './planning/hochzeitsgeschenk.js';
import { internationalerKochabend } from './planning/internationaler-kochabend.js';
import { picknickMitFamilien } from './planning/picknick-mit-familien.js';
import { sommerfestDerSprachschule } from './planning/sommerfest-der-sprachschule.js';
import { standAufDemFlohmarkt } from './planning/stand-auf-dem-flohmarkt.js';
import { strassenfest } from './planning/strassenfest.js';
import { ueberraschungspartyGeburtstag } from './planning/ueberraschungsparty-geburtstag.js';
import { umzugEinesFreundes } from './planning/umzug-eines-freundes.js';
import { weihnachtsfeierInDerFirma } from './planning/weihnachtsfeier-in-der-firma.js';
import { wgZimmerRenovieren } from './planning/wg-zimmer-renovieren.js';
import { wochenendeInEinerStadt } from './planning/wochenende-in-einer-stadt.js';

/** Tasks of the second part of the spoken exam. */
export const planningTasks: PlanningTask[] = [
  abschiedsfeierKollegin,
  ausflugDeutschkurs,
  besuchAusDemAusland,
  besuchImKrankenhaus,
  campingplatzAmSee,
  fahrradtour,
  gemeinsamLernen,
  gemeinsamMitSportAnfangen,
  gemeinsamerKinoabend,
  grillfestMitNachbarn,
  hochzeitsgeschenk,
  internationalerKochabend,
  picknickMitFamilien,
  sommerfestDerSprachschule,
  standAufDemFlohmarkt,
  strassenfest,
  ueberraschungspartyGeburtstag,
  umzugEinesFreundes,
  weihnachtsfeierInDerFirma,
  wgZimmerRenovieren,
  wochenendeInEinerStadt,
];
