import { help } from '../../../lib/interface-language/help.js';

/** The wording of the e-mail field when registering (spec 1, sections 5 and 8). */
export const texts = {
  label: 'E-mail',
  unchecked: help('Unable to validate email. Please check your connection.'),
  suggestion: (address: string) => `Did you mean: ${address}?`,
} as const;
