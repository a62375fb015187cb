import { Readable } from 'node:stream';
import type { ConsumingService } from '@b1fuchs/contracts';
import type { Connection, mongo } from 'mongoose';
import { atTheSameTime } from '../at-the-same-time.js';
import type { Broker } from '../events/broker.js';
import { sweepDeadLetters } from '../events/sweep-dead-letters.js';
import { ignoreDuplicateKey } from '../mongo.js';
import { daysBefore, impersonal, olderThan, type Declarations, type DocumentFilter, type StoredDocument } from './declarations.js';

/** Whose account is gone, in the database of every service; the kit writes and reads it. */
export const ERASED_COLLECTION = 'erased_learners';
/** Whoever has not replayed a dead letter by then does not want it any more; until then it may bring something of an erased user. */
const DEAD_LETTERS_KEPT_DAYS = 90;
/** So long something may still be written by work that ran while its user was erased. */
const LATE_DAYS = 2;
const ROWS_AT_ONCE = 500;
const CHUNK_CHARACTERS = 64 * 1024;

export type PersonalData = ReturnType<typeof createPersonalData>;

/**
 * What a service keeps of users, by its declarations: handed out, erased, and kept no longer than they say.
 * @param parts.elsewhere erases what is not in the database, such as keys in Redis; running it again changes nothing
 */
export function createPersonalData({ service, connection, broker, declarations, elsewhere = () => Promise.resolve() }: {
  service: ConsumingService;
  connection: Connection;
  broker: Pick<Broker, 'isConnected' | 'onChannel' | 'publish'>;
  declarations: Declarations;
  elsewhere?: (userId: string) => Promise<void>;
}) {
  const collectionOf = (name: string): mongo.Collection<StoredDocument> => connection.collection<StoredDocument>(name);
  const erased = collectionOf(ERASED_COLLECTION);
  const all = { ...declarations, [ERASED_COLLECTION]: impersonal('ids of erased accounts', { isOver: olderThan(DEAD_LETTERS_KEPT_DAYS, 'erasedAt') }) };
  const personalOnes = Object.entries(declarations).flatMap(([name, one]) => (one.kind === 'personal' ? [{ name, ...one }] : []));

  // Where many events come at once, one look finds whose account is gone.
  const isErased = atTheSameTime(async (userIds: readonly string[]) => {
    const found = new Set((await erased.find({ _id: { $in: [...userIds] } }).toArray()).map(({ _id }) => _id));
    return userIds.map((userId) => found.has(userId));
  });

  /** Piece by piece: the embedded database does nothing else meanwhile. */
  const removeAll = async (name: string, filter: DocumentFilter, isStopped: () => boolean = () => false): Promise<void> => {
    while (!isStopped()) {
      const rows = await collectionOf(name).find(filter, { projection: { _id: 1 } }).limit(ROWS_AT_ONCE).toArray();
      if (rows.length > 0) await collectionOf(name).deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
      if (rows.length < ROWS_AT_ONCE) return;
    }
  };
  const eraseStored = async (userId: string): Promise<void> => {
    for (const { name, of, keptWithout } of personalOnes) {
      if (keptWithout) await collectionOf(name).updateMany(of(userId), { $unset: Object.fromEntries(keptWithout.map((field) => [field, 1])) });
      else await removeAll(name, of(userId));
    }
    await elsewhere(userId);
  };
  const eraseLate = async (now: Date): Promise<void> => {
    const rows = await erased.find({ erasedAt: { $gt: daysBefore(now, LATE_DAYS) } }).toArray();
    for (const { _id } of rows) await eraseStored(String(_id));
  };

  async function* piecesOf(userId: string): AsyncGenerator<string> {
    for (const [index, { name, of, shown }] of personalOnes.entries()) {
      yield `${index === 0 ? '{' : ','}\n${JSON.stringify(name)}: [`;
      let separator = '\n';
      for await (const row of collectionOf(name).find(of(userId), { projection: shown, batchSize: ROWS_AT_ONCE })) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
      yield ']';
    }
    yield '\n}\n';
  }

  return {
    /** All that is kept of a user, as the text of a JSON object with a list for each collection. It may be long. */
    exported: (userId: string): Readable => Readable.from(inChunks(piecesOf(userId))),

    /** Erases all that is kept of a user, and remembers whom: see withErasure. Again, it changes nothing more. */
    async erase(userId: string, now: Date): Promise<void> {
      await erased.updateOne({ _id: userId }, { $setOnInsert: { erasedAt: now } }, { upsert: true }).catch(ignoreDuplicateKey);
      await eraseStored(userId);
      await sweepDeadLetters(broker, service, (letter) => Promise.resolve(letter.userId === userId));
    },

    isErased,

    /** Removes what has been kept long enough, and what work that ran while its user was erased has left. */
    async tidy(now: Date, isStopped: () => boolean = () => false): Promise<void> {
      for (const [name, { isOver }] of Object.entries(all)) if (isOver) await removeAll(name, isOver(now), isStopped);
      await eraseLate(now);
      const oldest = daysBefore(now, DEAD_LETTERS_KEPT_DAYS);
      await sweepDeadLetters(broker, service, async ({ userId, occurredAt }) => (occurredAt !== undefined && occurredAt < oldest) || (userId !== undefined && (await isErased(userId))));
    },
  };
}

/** Rows are short, and each piece costs a packet. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
