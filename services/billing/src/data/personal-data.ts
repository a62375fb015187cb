import { personal, type Declarations } from '@b1fuchs/kit';

/** What this service keeps of users. */
export const declarations: Declarations = { accounts: personal('_id') };
