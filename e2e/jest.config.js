import base from '../jest.config.js';

// Browser journeys: one after another, in Debian's Chromium, against the whole running system.
/** @type {import('jest').Config} */
export default {
  ...base,
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  setupFilesAfterEnv: ['<rootDir>/e2e/api/every-answer-fits.ts'],
  testTimeout: 180_000,
};
