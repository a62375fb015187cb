import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', 'infra/monitoring/generated/**', '**/target/**', '**/node_modules/**', '.local/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Misfires on mongoose's schema definitions, which are object literals by design.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Marked as deprecated only to make one look twice; it is for the OpenID sandbox.
      '@typescript-eslint/no-deprecated': ['error', { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    // One program for all that runs in Node, not one for each workspace: together those need more memory than Node allows itself.
    files: ['{services,gateway,infra,e2e,scripts}/**/*.ts', 'frontend/src/**/*.test.ts', 'frontend/**/test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, project: './tsconfig.lint.json' } },
  },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['infra/monitoring/src/console-page.js'], languageOptions: { globals: globals.browser } },
);
