/**
 * What goes when the owner of an address takes over an account that nobody had verified: whoever registered it may have been
 * somebody else, whose second factor must not lock the owner out and whose consents are not the owner's.
 */
export const ofWhoeverRegistered = { twoFactor: null, wantsReminders: false, wantsMarketing: false, mailConsents: [] };
