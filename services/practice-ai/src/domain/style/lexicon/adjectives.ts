import { elevated } from '../target-style.js';
import type { AdjectiveEntry } from './entry.js';

/** What one finds beautiful rather than good. */
const lovely = ['Zeit', 'Tag', 'Abend', 'Urlaub', 'Reise', 'Fest', 'Party', 'Feier', 'Wochenende', 'Ausflug', 'Erlebnis', 'Stadt', 'Wetter', 'Geschenk', 'Foto', 'Sommer', 'Hochzeit', 'Geburtstag'];

export const adjectives: readonly AdjectiveEntry[] = [
  { from: 'toll', to: 'sehr schön', styles: elevated, nouns: lovely },
  { from: 'super', to: 'sehr schön', styles: elevated, bare: true, nouns: lovely },
  { from: 'super', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'prima', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'klasse', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'spitze', to: 'sehr gut', styles: elevated, bare: true, things: true },
  { from: 'toll', to: 'sehr gut', styles: elevated, adverb: true, things: true },
  { from: 'cool', to: 'sehr gut', styles: elevated, things: true },
  { from: 'geil', to: 'sehr gut', styles: elevated, things: true },
  { from: 'kaputt', to: 'defekt', styles: elevated, things: true },
  { from: 'saukalt', to: 'sehr kalt', styles: elevated },
  { from: 'superlecker', to: 'sehr lecker', styles: elevated },
  { from: 'riesig', to: 'sehr groß', styles: elevated },
  { from: 'mies', to: 'sehr schlecht', styles: elevated },
  { from: 'okay', to: 'in Ordnung', styles: elevated, bare: true },
  { from: 'ok', to: 'in Ordnung', styles: elevated, bare: true },
];
