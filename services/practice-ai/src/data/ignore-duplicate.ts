import { isDuplicateKey } from '@b1fuchs/kit';

/** Of two upserts at the same time one fails: the other one made the document. */
export function ignoreDuplicate(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
