import { capacityOf, machinesFor, processesFor, type PartCapacity } from './capacity.js';
import type { Stage } from './report.js';

const none = { route: 'all', count: 0, p50: 0, p95: 0, p99: 0, longest: 0, failed: 0 };
const stage = (learners: number, cores: number): Stage => ({
  learners,
  seconds: 60,
  all: none,
  routes: [],
  failures: new Map(),
  usage: new Map([['auth', { cores, memoryMb: 100 }], ['maildev', { cores: 1, memoryMb: 100 }]]),
  elsewhere: { busy: 0, stolen: 0 },
});
const part: PartCapacity = { name: 'auth', idle: 0.1, perLearner: 0.001, memoryMb: 100 };

test('what a part costs at rest and for each learner comes from the smallest and the largest stage', () => {
  const [auth, ...others] = capacityOf([stage(200, 0.3), stage(10, 0.11), stage(50, 0.9)]);
  expect(auth?.name).toBe('auth');
  expect(auth?.perLearner).toBeCloseTo(0.001);
  expect(auth?.idle).toBeCloseTo(0.1);
  expect(others).toEqual([]);
});

test('a part that was busy with something else in the smallest stage is known by another', () => {
  const [auth] = capacityOf([stage(1, 0.4), stage(10, 0.11), stage(200, 0.3), stage(200, 0.05)]);
  expect(auth?.perLearner).toBeCloseTo(0.001);
  expect(auth?.idle).toBeCloseTo(0.1);
});

test('one number of learners alone does not tell what one costs', () => {
  expect(() => capacityOf([stage(10, 0.1)])).toThrow('two different numbers');
  expect(() => capacityOf([stage(10, 0.1), stage(10, 0.2)])).toThrow('two different numbers');
});

test.each([[1, 2], [1_000, 2], [1_001, 3], [10_000, 20]])('%d learners take %d processes: two at least, each at most 0.6 of a core with what it takes at rest', (learners, processes) => {
  expect(processesFor(part, learners)).toBe(processes);
});

test('machines are counted by processor, or by memory where that takes more', () => {
  // 20 processes: (10 + 20 × 0.1) / 0.6 cores.
  const { cores, memoryMb, machines } = machinesFor([part], 10_000);
  expect(cores).toBeCloseTo(20);
  expect([memoryMb, machines]).toEqual([2_000, 3]);
  expect(machinesFor([{ ...part, memoryMb: 10_000 }], 10_000).machines).toBe(11);
});
