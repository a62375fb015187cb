import { readdir, readFile } from 'node:fs/promises';

/** Processor seconds that a part has used since it began, and the memory that it holds now. */
export type Usage = { cpuSeconds: number; memoryMb: number };

/** Linux counts processor time in hundredths of a second, and memory in pages of 4 kB. */
const [TICKS_PER_SECOND, PAGE_BYTES] = [100, 4_096];

/** What each part uses with all processes of its group, such as a browser's. @param pids of the parts' first processes, by name */
export async function usageOf(pids: ReadonlyMap<string, number>): Promise<Map<string, Usage>> {
  const names = new Map([...pids].map(([name, pid]) => [pid, name]));
  const usage = new Map([...pids.keys()].map((name) => [name, { cpuSeconds: 0, memoryMb: 0 }]));
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The command's name stands in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const name = names.get(Number(pid)) ?? names.get(Number(fields[2]));
    const part = name === undefined ? undefined : usage.get(name);
    if (!part) continue;
    part.cpuSeconds += (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    part.memoryMb += (Number(fields[21]) * PAGE_BYTES) / 1e6;
  }
  return usage;
}

/** Processor seconds that all of this machine has worked since it was started, and those that its host took for others meanwhile. */
export async function machineUsage(): Promise<{ busySeconds: number; stolenSeconds: number }> {
  // user, nice, system, idle, iowait, irq, softirq, steal (proc(5))
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = ((await readFile('/proc/stat', 'utf8')).split('\n')[0] ?? '').split(/\s+/).map(Number);
  return { busySeconds: (user + nice + system + irq + softirq) / TICKS_PER_SECOND, stolenSeconds: steal / TICKS_PER_SECOND };
}
