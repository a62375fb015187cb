import { addressSchema, type EmailCheck } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { likelyDomain } from './likely-domain.js';

const NOT_LASTING = 'Please use a permanent e-mail address. Mail to a disposable one would not reach you for long.';
const disposable = disposableEmailBlocklistSet();

/** What can be said of an address without asking anybody: its form, whether it lasts, and which one may have been meant. */
export function checkAddress(typed: string): EmailCheck {
  const address = typed.trim();
  const suggestion = suggestionFor(address);
  const { error } = addressSchema.safeParse(address);
  if (error) return { isValid: false, error: error.issues[0]?.message ?? null, suggestion };
  if (isDisposable(address)) return { isValid: false, error: NOT_LASTING, suggestion };
  return { isValid: true, error: null, suggestion };
}

/** @throws AppError VALIDATION_FAILED for an address of a provider whose mailboxes last for minutes */
export function requireLastingAddress(address: string): void {
  if (isDisposable(address)) throw new AppError('VALIDATION_FAILED', { message: NOT_LASTING, details: { email: NOT_LASTING } });
}

/** A domain counts as disposable with all below it. */
function isDisposable(address: string): boolean {
  const labels = domainOf(address).toLowerCase().split('.');
  return labels.some((_label, index) => disposable.has(labels.slice(index).join('.')));
}

function suggestionFor(address: string): string | null {
  const domain = likelyDomain(domainOf(address));
  const meant = domain === undefined ? '' : address.slice(0, address.lastIndexOf('@') + 1) + domain;
  return addressSchema.safeParse(meant).data ?? null;
}

/** Empty where there is none. */
const domainOf = (address: string): string => (address.includes('@') ? address.slice(address.lastIndexOf('@') + 1) : '');
