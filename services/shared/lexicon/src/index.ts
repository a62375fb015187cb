export * from './connector.schema.js';
export * from './connectors.js';
export * from './expression.schema.js';
export * from './expressions.js';
export * from './word.schema.js';
export * from './words.js';
