import type { TargetStyle } from '@b1fuchs/contracts';
import { distant, elevated } from '../target-style.js';
import type { VerbEntry } from './entry.js';

const informal: readonly TargetStyle[] = ['informal'];
const messages = ['Brief', 'E-Mail', 'Mail', 'Nachricht', 'Antwort', 'Paket', 'Rechnung', 'Einladung', 'Information', 'Bestätigung', 'Ware', 'Lieferung', 'Vertrag', 'Angebot'];

export const verbs: readonly VerbEntry[] = [
  { from: 'kriegen', to: 'erhalten', styles: distant, objects: messages },
  { from: 'kriegen', to: 'bekommen', styles: elevated },
  { from: 'angucken', to: 'ansehen', styles: elevated },
  { from: 'gucken', to: 'sehen', styles: elevated, transitive: true },
  { from: 'gucken', to: 'schauen', styles: elevated },
  { from: 'kapieren', to: 'verstehen', styles: elevated },
  { from: 'klauen', to: 'stehlen', styles: elevated },
  { from: 'klappen', to: 'funktionieren', styles: elevated, notBeside: ['bei', 'beim', 'mit'] },
  { from: 'futtern', to: 'essen', styles: elevated },
  { from: 'schmeißen', to: 'werfen', styles: elevated },
  { from: 'wegschmeißen', to: 'wegwerfen', styles: elevated },
  { from: 'rausschmeißen', to: 'hinauswerfen', styles: elevated },
  { from: 'pennen', to: 'schlafen', styles: elevated },
  { from: 'jobben', to: 'arbeiten', styles: elevated },
  { from: 'checken', to: 'prüfen', styles: elevated, transitive: true },
  { from: 'quatschen', to: 'sprechen', styles: elevated },
  { from: 'labern', to: 'reden', styles: elevated },
  { from: 'zocken', to: 'spielen', styles: elevated },
  { from: 'nerven', to: 'stören', styles: elevated, transitive: true },
  { from: 'machen', to: 'vereinbaren', styles: elevated, objects: ['Termin'] },
  { from: 'ausmachen', to: 'vereinbaren', styles: elevated, objects: ['Termin', 'Treffen'] },
  { from: 'machen', to: 'treiben', styles: elevated, objects: ['Sport'] },
  { from: 'machen', to: 'begehen', styles: ['academic'], objects: ['Fehler'] },
  { from: 'machen', to: 'unternehmen', styles: elevated, objects: ['Reise', 'Ausflug'] },
  { from: 'machen', to: 'absolvieren', styles: elevated, objects: ['Ausbildung', 'Praktikum'] },
  { from: 'machen', to: 'besuchen', styles: elevated, objects: ['Kurs', 'Deutschkurs', 'Sprachkurs'] },
  { from: 'machen', to: 'erledigen', styles: elevated, objects: ['Hausaufgabe', 'Arbeit'] },
  { from: 'machen', to: 'treffen', styles: elevated, objects: ['Entscheidung'] },

  { from: 'erhalten', to: 'bekommen', styles: informal, transitive: true },
  { from: 'benötigen', to: 'brauchen', styles: informal },
  { from: 'erwerben', to: 'kaufen', styles: informal, transitive: true },
  { from: 'verwenden', to: 'benutzen', styles: informal, transitive: true },
  { from: 'mitteilen', to: 'sagen', styles: informal },
  { from: 'speisen', to: 'essen', styles: informal },
  { from: 'entrichten', to: 'bezahlen', styles: informal },
  { from: 'zusenden', to: 'schicken', styles: informal },
  { from: 'übersenden', to: 'schicken', styles: informal },
];
