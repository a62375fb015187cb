import { isolateGerman } from '@b1fuchs/contracts';
import { createCatalogue } from '../create-catalogue.js';
import { accounts } from './persian/accounts.js';
import { errors } from './persian/errors.js';

const entries = { ...errors, ...accounts };

/** Persian for every text that helps. */
export const persian = createCatalogue('fa', Object.fromEntries(Object.entries(entries).map(([text, translation]) => [text, isolateGerman(translation)])));
