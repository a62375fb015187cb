import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection, type InferSchemaType } from 'mongoose';
import type { User } from '../domain/user.js';

const userSchema = new Schema(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    /** Missing where the account signs in with Google alone. */
    passwordHash: { type: String, default: null },
    /** Google's name for the account; not there at all where none is linked. */
    googleSubject: { type: String },
    role: { type: String, enum: ['user', 'admin'], default: 'user', required: true },
    isEmailVerified: { type: Boolean, default: false, required: true },
    verifiedAt: { type: Date, default: null },
    verificationNonce: { type: String, required: true },
    /** Hash of the token in the verification link. */
    verificationToken: { type: String, required: true, unique: true },
    verificationTokenExpiry: { type: Date, required: true },
    timeZone: { type: String, required: true },
    /** Missing where the browser's zone counts. */
    chosenTimeZone: { type: String, default: null },
    lastLoginDate: { type: Date, default: null },
    twoFactor: {
      type: new Schema({ secret: { type: String, required: true }, lastStep: { type: Number, required: true }, recoveryCodes: { type: [String], required: true } }, { _id: false }),
      default: null,
    },
    /** A new address that waits for its confirmation. */
    emailChange: {
      type: new Schema(
        { address: { type: String, required: true }, nonce: { type: String, required: true }, tokenHash: { type: String, required: true }, expiresAt: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    /** The last link for a new password, until it is used. */
    passwordReset: {
      type: new Schema({ nonce: { type: String, required: true }, tokenHash: { type: String, required: true }, expiresAt: { type: Date, required: true } }, { _id: false }),
      default: null,
    },
    /** Addresses before, each of which is told that it is the account's no more; the latest last. */
    formerEmails: { type: [new Schema({ address: { type: String, required: true }, changedAt: { type: Date, required: true } }, { _id: false })], default: [] },
    proposedTwoFactor: { type: String, default: null },
    /** When a mail server last refused the address for good; null once it takes mail (again). */
    mailRefusedAt: { type: Date, default: null },
    /** Missing is no. */
    wantsReminders: { type: Boolean },
    wantsMarketing: { type: Boolean },
    /** What was agreed to or withdrawn, in which words and when; the latest last. */
    mailConsents: {
      type: [
        new Schema(
          { kind: { type: String, required: true }, agreed: { type: Boolean, required: true }, wording: { type: String, required: true }, at: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      default: [],
    },
    createdAt: { type: Date, required: true },
    /** When the account is to be erased; missing where nobody has asked for it. */
    deletionDueAt: { type: Date },
    /** The administrator's action that has closed it, so that the same again is known. */
    deletionActionId: { type: String },
    /** Since when nobody signs in any more, shortly before it is erased: see deletions.ts. */
    closedAt: { type: Date },
    ...outboxField,
  },
  schemaOptions,
);
userSchema.index(...outboxIndex);
userSchema.index({ googleSubject: 1 }, { unique: true, sparse: true });
userSchema.index({ deletionDueAt: 1 }, { sparse: true });
userSchema.index({ closedAt: 1 }, { sparse: true });
userSchema.index({ isEmailVerified: 1, verificationTokenExpiry: 1 });
userSchema.index({ 'emailChange.tokenHash': 1 }, { sparse: true });
userSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });

/** The fields of a user, and those that none can be without. */
export const userFields = Object.keys(userSchema.obj);
export const requiredOfUsers = userSchema.requiredPaths();

type Stored = InferSchemaType<typeof userSchema>;
/** Accounts of earlier releases have no list of former addresses. */
export type UserRecord = Omit<Stored, 'formerEmails'> & { formerEmails?: User['formerEmails'] };

export const userModel = (connection: Connection) => connection.model('User', userSchema, 'users');
export type UserModel = ReturnType<typeof userModel>;
