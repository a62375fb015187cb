import { isolateGerman } from '@b1fuchs/contracts';
import { createCatalogue } from '../create-catalogue.js';
import { accountData } from './persian/account-data.js';
import { accounts } from './persian/accounts.js';
import { coach } from './persian/coach.js';
import { errors } from './persian/errors.js';
import { membership } from './persian/membership.js';
import { progress } from './persian/progress.js';
import { talking } from './persian/talking.js';
import { vocabulary } from './persian/vocabulary.js';
import { writing } from './persian/writing.js';

const entries = { ...errors, ...accounts, ...accountData, ...writing, ...talking, ...vocabulary, ...coach, ...progress, ...membership };

/** Persian for every text that helps. */
export const persian = createCatalogue('fa', Object.fromEntries(Object.entries(entries).map(([text, translation]) => [text, isolateGerman(translation)])));
