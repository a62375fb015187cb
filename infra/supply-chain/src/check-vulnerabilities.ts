/**
 * `npm run vulnerabilities`: fails on a known hole, high or critical, that a newer version mends. Where the registry does not answer, it says so
 * and ends with NOT_CHECKED; with REQUIRE_AUDIT=1 that is a failure like any other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { root } from '../../native/src/stack.js';

/** What this ends with where nobody could be asked. */
export const NOT_CHECKED = 75;
const TIMEOUT_MS = 60_000;

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      via: z.array(z.union([z.string(), z.looseObject({ title: z.string(), url: z.string() })])),
      fixAvailable: z.union([z.boolean(), z.looseObject({ name: z.string(), version: z.string() })]),
    }),
  ),
});

export type Verdict = { checked: false; reason: string } | { checked: true; mendable: string[]; waiting: string[] };

/**
 * Judges what `npm audit --json` has said.
 * @returns the grave holes that a newer version mends, and those that wait for one; or why nothing is known
 */
export function judgeAudit(output: string): Verdict {
  let said: unknown;
  try {
    said = JSON.parse(output);
  } catch {
    return { checked: false, reason: 'npm audit has said nothing that can be read' };
  }
  const report = reportSchema.safeParse(said);
  if (!report.success) return { checked: false, reason: z.object({ message: z.string() }).safeParse(said).data?.message ?? 'the registry has no answer of the known form' };
  const grave = Object.entries(report.data.vulnerabilities).filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  const describe = ([name, { severity, via }]: (typeof grave)[number]): string =>
    `${name} (${severity}): ${via.map((it) => (typeof it === 'string' ? `through ${it}` : `${it.title} ${it.url}`)).join('; ')}`;
  const [mendable, waiting] = [true, false].map((isMendable) => grave.filter(([, { fixAvailable }]) => (fixAvailable !== false) === isMendable).map(describe));
  return { checked: true, mendable: mendable ?? [], waiting: waiting ?? [] };
}

async function audit(): Promise<string> {
  const child = spawn('npm', ['audit', '--json', '--fetch-retries=0'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // It ends with 1 for every hole, also for those that nobody minds here.
  await once(child, 'close');
  return Buffer.concat(chunks).toString('utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const verdict = judgeAudit(await audit());
  if (!verdict.checked) {
    console.error(`NOT CHECKED: known holes in dependencies (${verdict.reason}).`);
    process.exitCode = process.env.REQUIRE_AUDIT === '1' ? 1 : NOT_CHECKED;
  } else {
    for (const hole of verdict.waiting) console.error(`no version mends it yet: ${hole}`);
    for (const hole of verdict.mendable) console.error(`a newer version mends it: ${hole}`);
    process.exitCode = verdict.mendable.length > 0 ? 1 : 0;
  }
}
