import type { PresentationTopic } from './catalogue-types.js';
import { arbeitenImHomeoffice } from './presentation/arbeiten-im-homeoffice.js';
import { arbeitenNebenDemStudium } from './presentation/arbeiten-neben-dem-studium.js';
import { ausziehenUndSelbststaendigWerden } from './presentation/ausziehen-und-selbststaendig-werden.js';
import { bioLebensmittel } from './presentation/bio-lebensmittel.js';
import { computerspiele } from './presentation/computerspiele.js';
import { ehrenamt } from './presentation/ehrenamt.js';
import { einkaufenImInternet } from './presentation/einkaufen-im-internet.js';
import { fahrradFahrenInDerStadt } from './presentation/fahrrad-fahren-in-der-stadt.js';
import { fernsehenUndStreaming } from './presentation/fernsehen-und-streaming.js';
import { fertiggerichteOderSelbstKochen } from './presentation/fertiggerichte-oder-selbst-kochen.js';
import { festeUndTraditionen } from './presentation/feste-und-traditionen.js';
import { fremdsprachenLernen } from './presentation/fremdsprachen-lernen.js';
import { freundschaften } from './presentation/freundschaften.js';
import { gebrauchteSachenKaufen } from './presentation/gebrauchte-sachen-kaufen.js';
import { gesundFruehstuecken } from './presentation/gesund-fruehstuecken.js';
import { grosselternUndEnkel } from './presentation/grosseltern-und-enkel.js';
import { hausaufgaben } from './presentation/hausaufgaben.js';
import { haustiere } from './presentation/haustiere.js';
import { internetJedenTag } from './presentation/internet-jeden-tag.js';
import { kinderUndHandys } from './presentation/kinder-und-handys.js';
import { lernenPerFernunterricht } from './presentation/lernen-per-fernunterricht.js';
import { mitBargeldOderKarteBezahlen } from './presentation/mit-bargeld-oder-karte-bezahlen.js';
import { modeUndKleidung } from './presentation/mode-und-kleidung.js';
import { muellTrennenUndVermeiden } from './presentation/muell-trennen-und-vermeiden.js';
import { musikImLeben } from './presentation/musik-im-leben.js';
import { nachbarn } from './presentation/nachbarn.js';
import { oeffentlicheVerkehrsmittelOderAuto } from './presentation/oeffentliche-verkehrsmittel-oder-auto.js';
import { rauchverbote } from './presentation/rauchverbote.js';
import { reisen } from './presentation/reisen.js';
import { schuluniform } from './presentation/schuluniform.js';
import { sozialeMedien } from './presentation/soziale-medien.js';
import { sportTreiben } from './presentation/sport-treiben.js';
import { stadtOderLand } from './presentation/stadt-oder-land.js';
import { taschengeld } from './presentation/taschengeld.js';
import { wohngemeinschaft } from './presentation/wohngemeinschaft.js';

/** Topics of the third part of the spoken exam. */
export const presentationTopics: PresentationTopic[] = [
  arbeitenImHomeoffice,
  arbeitenNebenDemStudium,
  ausziehenUndSelbststaendigWerden,
  bioLebensmittel,
  computerspiele,
  ehrenamt,
  einkaufenImInternet,
  fahrradFahrenInDerStadt,
  fernsehenUndStreaming,
  fertiggerichteOderSelbstKochen,
  festeUndTraditionen,
  fremdsprachenLernen,
  freundschaften,
  gebrauchteSachenKaufen,
  gesundFruehstuecken,
  grosselternUndEnkel,
  hausaufgaben,
  haustiere,
  internetJedenTag,
  kinderUndHandys,
  lernenPerFernunterricht,
  mitBargeldOderKarteBezahlen,
  modeUndKleidung,
  muellTrennenUndVermeiden,
  musikImLeben,
  nachbarn,
  oeffentlicheVerkehrsmittelOderAuto,
  rauchverbote,
  reisen,
  schuluniform,
  sozialeMedien,
  sportTreiben,
  stadtOderLand,
  taschengeld,
  wohngemeinschaft,
];
