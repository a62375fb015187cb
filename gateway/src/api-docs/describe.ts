import { messageSchema, type ErrorCode } from '@b1fuchs/contracts';
import type { z } from 'zod';
import type { Route } from '../routing-table.js';

/** A body or an answer that is no JSON, by its media types. */
export type Raw = { media: string[] };

/** What a route answers where all went well. With several schemas it is one of them. */
export type Answer = { status: number; says: string; schemas?: z.ZodType[]; raw?: Raw };

/** What the routing table does not know of a route. */
export type Description = {
  /** One English sentence. */
  does: string;
  query?: z.ZodObject;
  body?: z.ZodType | Raw;
  answers: Answer[];
  /** Beside those that follow from method, access and body. */
  errors?: ErrorCode[];
};

export type RouteName = `${Route['method']} /${string}`;
export type Descriptions = Record<RouteName, Description>;

export const json = (schema: z.ZodType, { status = 200, or = [], says = 'What was asked for.' }: { status?: number; or?: z.ZodType[]; says?: string } = {}): Answer[] => [{ status, says, schemas: [schema, ...or] }];
/** A sentence for whoever asked. */
export const message = (status = 200): Answer[] => json(messageSchema, { status, says: 'A sentence that says what was done.' });
export const nothing = (): Answer[] => [{ status: 204, says: 'Done; the answer is empty.' }];
export const file = (...media: string[]): Answer[] => [{ status: 200, says: 'A file.', raw: { media } }];
export const redirect = (says: string): Answer[] => [{ status: 302, says }];

export const isRaw = (body: z.ZodType | Raw): body is Raw => 'media' in body;
