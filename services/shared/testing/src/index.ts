export * from './server-urls.js';
export * from './collect-events.js';
export * from './databases.js';
export * from './internal-keys.js';
export * from './lifecycle.js';
export * from './eventually.js';
export * from './mail-inbox.js';
export * from './run-until-killed.js';
