import { securityRecorded, type Envelope, type SecurityAction } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';

/** An entry for the audit trail of an account. */
export const securityEvent = (userId: string, action: SecurityAction, now: Date): Envelope =>
  createEvent(securityRecorded, { userId, data: { action }, now });
