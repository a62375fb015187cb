import { Readable } from 'node:stream';
import type { Proof } from '@b1fuchs/contracts';
import { AppError, createSlots, wallClock } from '@b1fuchs/kit';
import type { ExportLimit } from '../data/export-limit.js';
import { dataFiles, dataReadme, dataSources, type DataSource } from './data-readme.js';
import { proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { securityEvent } from './security-event.js';
import type { User } from './user.js';
import { zipOf, type ZippedFile } from './zip.js';

export type ExportParts = ProofParts & {
  exportLimit: ExportLimit;
  /** All that a service keeps of a user, as JSON. */
  readData: (source: DataSource, userId: string) => Promise<Readable>;
};
export type DataArchive = { name: string; zip: Buffer };

const AT_ONCE = 2;
/** More would wait longer than the gateway does. */
const QUEUE_LIMIT = 8;
const slots = createSlots(AT_ONCE, QUEUE_LIMIT);

const TOO_SOON = 'You have downloaded your data within the last ten minutes. Please wait a little before you do so again.';

/**
 * A ZIP file of all that every service keeps of the one who asks; all of it or nothing.
 * @throws as proveIdentity; AppError RATE_LIMITED within ten minutes of the last one, SERVICE_UNAVAILABLE where a service is away
 */
export async function exportData(parts: ExportParts, asking: Asking, proof: Proof, now: Date): Promise<DataArchive> {
  const user = await proveIdentity(parts, asking, proof, now);
  if (!(await parts.exportLimit.take(user.id))) throw new AppError('RATE_LIMITED', { message: TOO_SOON });
  const { date } = wallClock(now, user.timeZone);
  try {
    const zip = await (slots.run(() => zipOf(filesOf(parts, user, date), now)) ?? Promise.reject(new AppError('SERVICE_UNAVAILABLE')));
    await parts.users.addEvents(user.id, [securityEvent(user.id, 'data-exported', now)]);
    return { name: `b1-fuchs-daten-${date}.zip`, zip };
  } catch (cause) {
    await parts.exportLimit.forget(user.id);
    throw new AppError('SERVICE_UNAVAILABLE', { cause });
  }
}

function filesOf({ readData }: ExportParts, { id, username }: User, date: string): ZippedFile[] {
  return [
    { name: 'README.txt', open: () => Promise.resolve(Readable.from([dataReadme({ username, date })])) },
    ...dataSources.map((source) => ({ name: dataFiles[source].name, open: () => readData(source, id) })),
  ];
}
