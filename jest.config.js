// Unit and component tests. Browser journeys have their own config in e2e/.
/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{services,gateway,infra,frontend}/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: false } }, module: { type: 'es6' } },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ['development', 'node', 'node-addons'] },
  maxWorkers: 2,
  testTimeout: 30_000,
};
