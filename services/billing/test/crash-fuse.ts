/** Stands for the end of the process. */
export class Crash extends Error {}

/** Ends the work at its n-th step, once. A step is the moment before or after a call of what is wrapped. */
export function createFuse() {
  let left = Infinity;
  const step = (): void => {
    left -= 1;
    if (left > 0) return;
    left = Infinity;
    throw new Crash('the process ended');
  };
  return {
    arm: (steps: number): void => {
      left = steps;
    },
    disarm: (): void => {
      left = Infinity;
    },
    /** The same part, whose calls are steps. */
    wrap: <Part extends object>(part: Part): Part =>
      Object.fromEntries(
        Object.entries(part).map(([name, call]: [string, (...given: unknown[]) => Promise<unknown>]) => [
          name,
          async (...given: unknown[]) => {
            step();
            const result = await call(...given);
            step();
            return result;
          },
        ]),
      ) as Part,
  };
}
