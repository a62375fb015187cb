import type { StyleEdit } from '../style-rule.js';

/** An edit with what stood there before it. */
export interface Step {
  original: string;
  edit: StyleEdit;
}

/** What became of du and Sie: 'partly' when a „Sie“ that may mean others stayed, 'uncertain' when a place was not clear and all stayed, 'surname' when Sie stays beside „Frau Müller“, 'family' when du stays. */
export type AddressOutcome = 'changed' | 'partly' | 'none' | 'uncertain' | 'surname' | 'family';
