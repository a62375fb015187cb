import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarations as admin } from '../../../services/admin/src/data/personal-data.js';
import { declarations as auth } from '../../../services/auth/src/data/personal-data.js';
import { declarations as billing } from '../../../services/billing/src/data/personal-data.js';
import { declarations as practiceAi } from '../../../services/practice-ai/src/data/personal-data.js';
import { declarations as progress } from '../../../services/progress/src/data/personal-data.js';
import { declarations as report } from '../../../services/report/src/data/personal-data.js';
import { declarations as vocabulary } from '../../../services/vocabulary/src/data/personal-data.js';
import { root } from '../src/stack.js';

const declared = { auth, billing, 'practice-ai': practiceAi, vocabulary, progress, admin, report };
/** The rows of the table of what is kept. */
const rows = readFileSync(join(root, 'docs/privacy.md'), 'utf8').split('\n').filter((line) => line.startsWith('| '));

test.each(Object.entries(declared))('docs/privacy.md names every collection of %s', (service, declarations) => {
  const missing = Object.keys(declarations).filter((name) => !rows.some((row) => row.startsWith(`| ${service} `) && row.includes(`\`${name}\``)));
  expect(missing).toEqual([]);
});
