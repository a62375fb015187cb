const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moments = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Spec 1, section 2, Admin dashboard. */
const INVALID = 'Invalid date';
const NEVER_SIGNED_IN = 'Never logged in';

const shown = (format: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? INVALID : format.format(date);
};

/** The day of an ISO date where this browser is: '29 Nov 2026'; 'Invalid date' for what is none. */
export const dayOf = (iso: string): string => shown(days, iso);

/** Day and time: '29 Nov 2026, 14:30'; 'Invalid date' for what is none. */
export const momentOf = (iso: string): string => shown(moments, iso);

/** When somebody last signed in, or that they never have. */
export const lastLoginOf = (iso: string | null): string => (iso === null ? NEVER_SIGNED_IN : momentOf(iso));
