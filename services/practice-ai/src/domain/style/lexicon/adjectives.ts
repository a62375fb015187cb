import { elevated } from '../target-style.js';
import type { AdjectiveEntry } from './entry.js';

export const adjectives: readonly AdjectiveEntry[] = [
  { from: 'super', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'prima', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'klasse', to: 'sehr gut', styles: elevated, bare: true, adverb: true, things: true },
  { from: 'spitze', to: 'sehr gut', styles: elevated, bare: true, things: true },
  { from: 'toll', to: 'sehr gut', styles: elevated, adverb: true, things: true },
  { from: 'cool', to: 'sehr gut', styles: elevated, things: true },
  { from: 'geil', to: 'sehr gut', styles: elevated, things: true },
  { from: 'kaputt', to: 'defekt', styles: elevated, things: true },
  { from: 'riesig', to: 'sehr groß', styles: elevated },
  { from: 'mies', to: 'sehr schlecht', styles: elevated },
  { from: 'okay', to: 'in Ordnung', styles: elevated, bare: true },
  { from: 'ok', to: 'in Ordnung', styles: elevated, bare: true },
];
