import { HttpError } from '../../../lib/http-error.js';
import { failureTexts } from './checkout-texts.js';

/** The server agreed, but named no address to pay at. */
export class NoCheckoutUrlError extends Error {}

/** Where checkout was started: plan choice, or the screen of a membership that is extended. */
export type CheckoutPlace = 'subscribe' | 'manage';

/** What went wrong and what to do (spec 1, section 8, Payment). What the server refuses, trying again would not mend: its own sentence is shown. */
export function checkoutFailure(error: unknown, place: CheckoutPlace): { title: string; text: string } {
  const texts = failureTexts[place];
  if (error instanceof NoCheckoutUrlError) return { title: texts.title, text: texts.noUrl };
  if (!(error instanceof HttpError)) return { title: texts.title, text: texts.other };
  const isSaid = error.code !== null && (place === 'subscribe' || error.status < 500);
  return { title: texts.title, text: isSaid ? error.userMessage : texts.refused };
}
