/**
 * The search parameters that stand in the browser's address at this moment. What is rendered may be of a moment ago: a change that
 * was built on it would take back another one that came just before.
 */
export const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);
