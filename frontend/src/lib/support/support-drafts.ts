import { tabStorage } from '../browser-storage.js';
import { createKeptTexts } from '../practice/kept-texts.js';

/** What a person types into a support form. */
export type SupportFields = { name: string; email: string; message: string };
export const noFields: SupportFields = { name: '', email: '', message: '' };

/** Each form has its own draft. */
const places = ['page', 'dialog', 'membership'] as const;
export type SupportPlace = (typeof places)[number];
type TabStorage = Parameters<typeof createKeptTexts>[0];

const keptIn = (storage: TabStorage) => createKeptTexts(storage, 'b1fuchs.support');

/**
 * What was typed in this tab and not sent yet. It outlives a reload and the end of the session, but not signing out; what one
 * learner has typed is not shown to the next one.
 * @param ownerId the signed-in user's id, null for a visitor
 */
export function readSupportDraft(place: SupportPlace, ownerId: string | null, storage: TabStorage = tabStorage()): SupportFields | null {
  const draft = parseDraft(keptIn(storage).read(place));
  if (draft === null) return null;
  const { ownerId: writer, ...fields } = draft;
  return ownerId === null || writer === null || writer === ownerId ? fields : null;
}

export function writeSupportDraft(place: SupportPlace, ownerId: string | null, fields: SupportFields, storage: TabStorage = tabStorage()): void {
  const isBlank = Object.values(fields).every((value) => value === '');
  keptIn(storage).write(place, isBlank ? '' : JSON.stringify({ ownerId, ...fields }));
}

/** After signing out, and once a message is sent. */
export function forgetSupportDrafts(which: readonly SupportPlace[] = places, storage: TabStorage = tabStorage()): void {
  for (const place of which) keptIn(storage).write(place, '');
}

function parseDraft(stored: string): (SupportFields & { ownerId: string | null }) | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const { ownerId, name, email, message } = value as Record<string, unknown>;
    if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return null;
    return { ownerId: typeof ownerId === 'string' ? ownerId : null, name, email, message };
  } catch {
    return null;
  }
}
