// What the pages and the service worker must call alike.

/** One cache of files a release; the newest one before ours stays too, for pages of it that are still open. */
export const FILES_PREFIX = 'files-';
/** Sent by a page to the service worker of a new release that waits. */
export const TAKE_OVER = 'take-over';
