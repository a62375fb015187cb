import { createCatalogue } from '../create-catalogue.js';
import { accountData } from './english/account-data.js';
import { accounts, accountsAsItIs } from './english/accounts.js';
import { coach } from './english/coach.js';
import { errors, errorsAsItIs } from './english/errors.js';
import { membership, membershipAsItIs } from './english/membership.js';
import { progress, progressAsItIs } from './english/progress.js';
import { talking, talkingAsItIs } from './english/talking.js';
import { vocabulary, vocabularyAsItIs } from './english/vocabulary.js';
import { writing, writingAsItIs } from './english/writing.js';

const asItIs = [...errorsAsItIs, ...accountsAsItIs, ...writingAsItIs, ...talkingAsItIs, ...vocabularyAsItIs, ...progressAsItIs, ...membershipAsItIs];

/** English for every text that helps. What is English already is known as such, so that it is marked and read out as English. */
export const english = createCatalogue('en', { ...errors, ...accounts, ...accountData, ...writing, ...talking, ...vocabulary, ...coach, ...progress, ...membership, ...Object.fromEntries(asItIs.map((text) => [text, text])) });
