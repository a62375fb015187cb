import { createHash } from 'node:crypto';

/**
 * One link: what was done and when, in clear; of whom and by whom only a digest that nobody can undo, since it is taken
 * with a salt that goes with the person. `hash` covers all of it and the hash of the link before.
 */
export type Link = {
  /** 1, 2, 3 and so on. */
  number: number;
  entryId: string;
  action: string;
  at: Date;
  /** Of the personal part: whom it is about and what is said of it. */
  subjectDigest: string;
  /** Of who did it. */
  actorDigest: string;
  previous: string;
  hash: string;
};
/** What is personal of an entry; it stands apart, and can go. */
export type Personal = { entryId: string; userId: string; by: string | null; details: string; salt: string };
export type Entry = Pick<Link, 'entryId' | 'action' | 'at'> & Pick<Personal, 'userId' | 'by' | 'details'>;

/** Before the first link. */
export const BEGINNING = '0'.repeat(64);

const digest = (...parts: (string | number)[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const subjectDigest = ({ salt, userId, details }: Pick<Personal, 'salt' | 'userId' | 'details'>): string => digest('subject', salt, userId, details);
export const actorDigest = ({ salt, by }: { salt: string; by: string }): string => digest('actor', salt, by);
const hashOf = ({ number, entryId, action, at, previous, ...link }: Omit<Link, 'hash'>): string => digest(number, entryId, action, at.toISOString(), link.subjectDigest, link.actorDigest, previous);

/** The link of an entry behind the last one. */
export function linkAfter(last: Pick<Link, 'number' | 'hash'> | undefined, { entryId, action, at }: Pick<Entry, 'entryId' | 'action' | 'at'>, personal: Personal): Link {
  const link = {
    number: (last?.number ?? 0) + 1,
    entryId,
    action,
    at,
    subjectDigest: subjectDigest(personal),
    actorDigest: actorDigest({ salt: personal.salt, by: personal.by ?? '' }),
    previous: last?.hash ?? BEGINNING,
  };
  return { ...link, hash: hashOf(link) };
}

/** @returns what is wrong with a link behind another, or with the personal part that belongs to it; undefined where all holds. An erased part proves nothing and is wrong in nothing. */
export function flawOf(link: Link, before: Pick<Link, 'number' | 'hash'> | undefined, personal: Personal | undefined): string | undefined {
  if (link.number !== (before?.number ?? 0) + 1) return `entry ${(before?.number ?? 0) + 1} is missing`;
  if (link.previous !== (before?.hash ?? BEGINNING)) return `entry ${link.number} does not follow the one before`;
  if (link.hash !== hashOf(link)) return `entry ${link.number} was changed`;
  if (!personal) return undefined;
  if (link.subjectDigest !== subjectDigest(personal)) return `what entry ${link.number} says of its user was changed`;
  if (personal.by !== null && link.actorDigest !== actorDigest({ salt: personal.salt, by: personal.by })) return `who did entry ${link.number} was changed`;
  return undefined;
}
