/** What the examiner says between the catalogue's sentences; no two of them are the same. */
export * from './examiner-answers.js';
export * from './examiner-help.js';
export * from './examiner-replies.js';
export * from './examiner-steps.js';
