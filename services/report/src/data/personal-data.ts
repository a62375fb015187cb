import { personal, type Declarations } from '@b1fuchs/kit';

/** What this service keeps of learners. */
export const declarations: Declarations = { reports: personal('userId') };
