import type { TargetStyle } from '@b1fuchs/contracts';
import { distant, elevated } from '../target-style.js';
import type { PhraseEntry } from './entry.js';

const informal: readonly TargetStyle[] = ['informal'];
const academic: readonly TargetStyle[] = ['academic'];

export const phrases: readonly PhraseEntry[] = [
  { from: 'ein bisschen', to: 'etwas', styles: elevated },
  { from: 'ein klein bisschen', to: 'etwas', styles: elevated },
  { from: 'nix', to: 'nichts', styles: elevated },
  { from: 'sowas', to: 'so etwas', styles: elevated },
  { from: 'irgendwas', to: 'irgendetwas', styles: elevated },
  { from: 'von daher', to: 'daher', styles: elevated },
  { from: 'erst mal', to: 'zunächst', styles: elevated },
  { from: 'erstmal', to: 'zunächst', styles: elevated },
  { from: 'noch mal', to: 'noch einmal', styles: elevated },
  { from: 'nochmal', to: 'noch einmal', styles: elevated },
  { from: 'schon mal', to: 'schon einmal', styles: elevated },
  { from: 'nicht mal', to: 'nicht einmal', styles: elevated },
  { from: 'eh', to: 'ohnehin', styles: elevated, pos: ['ADV'], inside: true },
  { from: 'dauernd', to: 'ständig', styles: elevated, pos: ['ADV', 'ADJ'], inside: true },
  { from: 'bloß', to: 'nur', styles: elevated, pos: ['ADV'], inside: true },
  { from: 'total gern', to: 'sehr gern', styles: elevated },
  { from: 'echt gern', to: 'sehr gern', styles: elevated },
  { from: 'super gern', to: 'sehr gern', styles: elevated },
  { from: 'total gerne', to: 'sehr gern', styles: elevated },
  { from: 'echt gerne', to: 'sehr gern', styles: elevated },
  { from: 'super gerne', to: 'sehr gern', styles: elevated },
  { from: 'ganz doll', to: 'sehr', styles: elevated, inside: true },
  { from: 'doll', to: 'sehr', styles: elevated, inside: true, notAfter: ['ganz', 'so', 'sehr', 'zu', 'nicht', 'wie', 'richtig', 'echt'] },
  { from: 'riesig freuen', to: 'sehr freuen', styles: elevated },
  { from: 'wieso', to: 'warum', styles: elevated },
  { from: 'sorry , dass', to: 'es tut mir leid, dass', styles: elevated },
  { from: 'sorry', to: 'Entschuldigung', styles: elevated },
  { from: 'freu mich', to: 'ich freue mich', styles: elevated, opens: true },
  { from: 'freue mich', to: 'ich freue mich', styles: elevated, opens: true },
  { from: 'tut mir leid', to: 'es tut mir leid', styles: elevated, opens: true },
  { from: 'keinen bock', to: 'keine Lust', styles: elevated },
  { from: 'mal wieder', to: 'wieder einmal', styles: elevated },
  { from: 'wie geht es ?', to: 'wie geht es Ihnen?', styles: distant },
  { from: 'heutzutage', to: 'gegenwärtig', styles: academic },
  { from: 'am anfang', to: 'zu Beginn', styles: academic },
  { from: 'zum schluss', to: 'abschließend', styles: academic, notBefore: ['des', 'der', 'von', 'vom', 'dieses', 'dieser', 'eines', 'einer', 'meines', 'meiner', 'seines', 'seiner', 'unseres', 'unserer', 'ihres', 'ihrer'] },
  { from: 'oft', to: 'häufig', styles: academic, pos: ['ADV'], notAfter: ['zu', 'so', 'wie', 'nicht'] },
  { from: 'trotzdem', to: 'dennoch', styles: academic, pos: ['ADV'] },
  { from: 'außerdem', to: 'darüber hinaus', styles: academic, pos: ['ADV'] },
  { from: 'meiner meinung nach', to: 'meiner Ansicht nach', styles: academic },
  // „alles auf einmal“: at one time.
  { from: 'auf einmal', to: 'plötzlich', styles: academic, notAfter: ['alles', 'alle', 'viel', 'viele', 'vieles', 'mehrere', 'beide', 'beides', 'zwei', 'drei', 'nicht'] },
  { from: 'zum glück', to: 'glücklicherweise', styles: academic },
  { from: 'aber', to: 'jedoch', styles: academic, inside: true, notAfter: ['und', 'oder', 'ja'] },

  { from: 'jedoch', to: 'aber', styles: informal, inside: true },
  { from: 'dennoch', to: 'trotzdem', styles: informal, pos: ['ADV'] },
  { from: 'daher', to: 'deshalb', styles: informal, pos: ['ADV'], notBefore: ['kommen', 'kommt', 'dass'], notAfter: ['von'] },
  { from: 'somit', to: 'deshalb', styles: informal, pos: ['ADV'] },
  { from: 'folglich', to: 'deshalb', styles: informal },
  { from: 'demzufolge', to: 'deshalb', styles: informal },
  { from: 'ebenfalls', to: 'auch', styles: informal, inside: true },
  { from: 'lediglich', to: 'nur', styles: informal },
  { from: 'bereits', to: 'schon', styles: informal },
  { from: 'zudem', to: 'außerdem', styles: informal },
  { from: 'darüber hinaus', to: 'außerdem', styles: informal },
  { from: 'ferner', to: 'außerdem', styles: informal, pos: ['ADV'] },
  { from: 'gegebenenfalls', to: 'vielleicht', styles: informal },
  { from: 'umgehend', to: 'sofort', styles: informal },
  { from: 'unverzüglich', to: 'sofort', styles: informal, pos: ['ADV', 'ADJ'] },
  { from: 'derzeit', to: 'im Moment', styles: informal },
  { from: 'gegenwärtig', to: 'im Moment', styles: informal, pos: ['ADV', 'ADJ'] },
  { from: 'zurzeit', to: 'im Moment', styles: informal },
  { from: 'stets', to: 'immer', styles: informal },
  { from: 'obgleich', to: 'obwohl', styles: informal },
  { from: 'falls', to: 'wenn', styles: informal, pos: ['SCONJ'] },
  { from: 'vorab', to: 'vorher', styles: informal, inside: true },
  { from: 'äußerst', to: 'sehr', styles: informal, pos: ['ADV', 'ADJ'] },
  { from: 'überaus', to: 'sehr', styles: informal },
  { from: 'vermutlich', to: 'wahrscheinlich', styles: informal, pos: ['ADV', 'ADJ'] },
  { from: 'lebhaft bedauern', to: 'sehr bedauern', styles: informal },
  { from: 'aufgrund', to: 'wegen', styles: informal, notBefore: ['von'] },
  { from: 'bezüglich', to: 'wegen', styles: informal, notBefore: ['von'] },
  { from: 'hinsichtlich', to: 'wegen', styles: informal, notBefore: ['von'] },
  { from: 'sowie', to: 'und', styles: informal, pos: ['CCONJ'] },
  { from: 'nun', to: 'jetzt', styles: informal, inside: true, pos: ['ADV'], notAfter: ['von'], notBefore: ['mal', 'einmal'] },
];

/** Words that make an adjective or adverb stronger: „echt nett“. */
export const intensifiers: readonly string[] = ['echt', 'total', 'voll', 'mega', 'super', 'krass', 'irre', 'wahnsinnig', 'tierisch', 'saumäßig', 'unheimlich', 'richtig'];

/** Particles of spoken German that say nothing of their own. */
export const particles: readonly string[] = ['mal', 'halt'];

/** Sounds with a comma after them at the start of a sentence. */
export const interjections: readonly string[] = ['na', 'na ja', 'naja', 'tja', 'ach', 'hm', 'ups', 'wow', 'oh', 'ey', 'hey', 'okay', 'ok', 'na klar', 'klar', 'boah', 'ach ja', 'also'];
