import { createCatalogue } from '../create-catalogue.js';
import { accounts, accountsAsItIs } from './english/accounts.js';
import { errors, errorsAsItIs } from './english/errors.js';

const asItIs = [...errorsAsItIs, ...accountsAsItIs];

/** English for every text that helps. What is English already is known as such, so that it is marked and read out as English. */
export const english = createCatalogue('en', { ...errors, ...accounts, ...Object.fromEntries(asItIs.map((text) => [text, text])) });
