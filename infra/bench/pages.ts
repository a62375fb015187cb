import { createServer, type AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { openBrowser } from '../../e2e/browser.js';
import type { Learner } from './learner.js';
import { median, rounds } from './measure.js';
import type { Figure } from './table.js';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'progress', path: '/progress' },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AIM = 95;

const reportSchema = z.object({ lhr: z.object({ categories: z.partialRecord(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })) }) });

/** Lighthouse's four scores of the pages that a learner returns to, on the phone that it simulates; of three runs the middle ones. */
export async function measurePages({ gateway, learner }: { gateway: URL; learner: Learner }): Promise<Figure[]> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const { name, path } of PAGES) {
      const runs: Record<(typeof CATEGORIES)[number], number>[] = [];
      for (let run = 0; run < rounds(3, 1); run += 1) runs.push(await scoresOf(new URL(path, gateway), { port, cookie: learner.headers.cookie }));
      for (const category of CATEGORIES) {
        const scores = runs.map((scores) => scores[category]);
        figures.push({ name: `page ${name}: Lighthouse, ${category}`, value: median(scores), unit: 'of 100', aim: { bound: 'at least', value: AIM }, note: `runs: ${scores.join(', ')}` });
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function scoresOf(url: URL, { port, cookie }: { port: number; cookie: string }): Promise<Record<(typeof CATEGORIES)[number], number>> {
  const report = await lighthouse(url.href, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES], extraHeaders: { cookie } });
  const { categories } = reportSchema.parse(report).lhr;
  const score = (category: (typeof CATEGORIES)[number]): number => Math.round(100 * (categories[category]?.score ?? 0));
  return { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') };
}

/** A port that nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
