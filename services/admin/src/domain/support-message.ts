import { createHash } from 'node:crypto';
import type { SupportState } from '@b1fuchs/contracts';
import { searchKey } from './users/search-key.js';

export type SupportMessage = {
  id: string;
  /** Null where the sender was not signed in. */
  userId: string | null;
  name: string;
  email: string;
  message: string;
  source: string;
  createdAt: Date;
};

/** What an administrator has written to the sender. */
export type SupportAnswer = {
  /** Also of the event that asks for the mail. */
  id: string;
  /** Null once the administrator is gone. */
  by: string | null;
  text: string;
  at: Date;
};
/** A message with what administrators have done with it. */
export type SupportThread = SupportMessage & {
  state: SupportState;
  assignedTo: string | null;
  answers: SupportAnswer[];
  /** Grows with every change. */
  version: number;
};

/** Who is counted: the account, or without one the address that was typed. */
export type Sender = { kind: 'user' | 'email'; key: string };

/** What a message is found by. */
export const messageSearchKey = ({ name, email, message }: Pick<SupportMessage, 'name' | 'email' | 'message'>): string => searchKey(name, email, message);

type Form = Pick<SupportMessage, 'name' | 'email' | 'message' | 'source'>;

export const senderOf = (userId: string | null, email: string): Sender =>
  userId === null ? { kind: 'email', key: email.toLowerCase() } : { kind: 'user', key: userId };

/** The same for the same form of the same sender, wherever it was sent from. */
export const repeatKeyOf = ({ kind, key }: Sender, { name, email, message }: Form): string =>
  createHash('sha256').update(JSON.stringify([kind, key, name, email, message])).digest('base64url');

/** What a person has written without what only a machine writes: no control characters but line breaks and tabs. */
export const cleanForm = ({ name, email, message, source }: Form): Form => ({
  name: oneLine(name),
  email,
  message: cleanText(message),
  source: oneLine(source),
});

/** Some lines of text in the same way. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** Marks that turn the direction of everything after them, in a line where no writer needs them. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

const oneLine = (text: string): string =>
  text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim();

/** Has it a letter, a digit or any other sign that can be seen? */
export const isEmpty = (text: string): boolean => /^[\p{C}\p{Z}\s]*$/u.test(text);
