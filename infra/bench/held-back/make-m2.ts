/** `node --import tsx infra/bench/held-back/make-m2.ts`: writes learner-sentences.m2 anew from learner-sentences.txt. */
import { readFile, writeFile } from 'node:fs/promises';
import { m2From } from './m2-from.js';

const fileNamed = (name: string): URL => new URL(name, import.meta.url);
await writeFile(fileNamed('learner-sentences.m2'), m2From(await readFile(fileNamed('learner-sentences.txt'), 'utf8')));
