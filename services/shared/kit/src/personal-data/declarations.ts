import type { mongo } from 'mongoose';

export type StoredDocument = Record<string, unknown> & { _id: mongo.ObjectId | string };
export type DocumentFilter = mongo.Filter<StoredDocument>;
/** As MongoDB projects it. */
type Projection = Readonly<Record<string, 0 | 1>>;
type Retention = {
  /** Finds what has been kept long enough; without it documents stay as long as the account. */
  isOver?: (now: Date) => DocumentFilter;
};

/** Documents about users. They are handed out to their user, and erased with the account. */
export type PersonalCollection = Retention & {
  kind: 'personal';
  of: (userId: string) => DocumentFilter;
  /** What the user is given of each document: no hashes, no tokens, no events that wait. */
  shown: Projection;
  /** Where the law wants the rest kept: the fields that link a document to its user, which alone are erased. */
  keptWithout?: readonly string[];
};

/** Documents about nobody, or nothing but the id of an erased account. */
export type ImpersonalCollection = Retention & { kind: 'impersonal'; holds: string };

/** Every collection that a service has, by name, in the order in which they are erased. */
export type Declarations = Readonly<Record<string, PersonalCollection | ImpersonalCollection>>;

const DAY_MS = 24 * 3_600_000;

/** @param owner the field with the user's id */
export const personal = (owner: string, { shown = { outbox: 0 }, ...rest }: Retention & Partial<Pick<PersonalCollection, 'shown' | 'keptWithout'>> = {}): PersonalCollection => ({
  kind: 'personal',
  of: (userId) => ({ [owner]: userId }),
  shown,
  ...rest,
});

/** @param holds what is in it, in a word */
export const impersonal = (holds: string, retention: Retention = {}): ImpersonalCollection => ({ kind: 'impersonal', holds, ...retention });

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What is older by the date in `field`. */
export const olderThan = (days: number, field: string) => (now: Date): DocumentFilter => ({ [field]: { $lt: daysBefore(now, days) } });
