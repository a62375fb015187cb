import { securityRecorded, type Envelope, type SecurityAction } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';

/** An entry for the audit trail of an account. @param done who did it and under which name, where it was an administrator */
export const securityEvent = (userId: string, action: SecurityAction, now: Date, done: { by?: string; actionId?: string } = {}): Envelope =>
  createEvent(securityRecorded, { userId, data: { action, ...done }, now });
