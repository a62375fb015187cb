import { z } from 'zod';

/** What goes wrong on demand, with the next so many calls of the API. */
export const faultsSchema = z.strictObject({
  next: z.int().min(0),
  /** The answer's status; nothing has been done then. */
  status: z.union([z.literal(429), z.literal(500)]).optional(),
  /** How long the answer takes. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** Everything is done, but the answer breaks off in the middle. */
  cut: z.boolean().default(false),
});
export type Faults = z.infer<typeof faultsSchema>;
export type FaultBox = ReturnType<typeof createFaultBox>;

export function createFaultBox() {
  let faults: Faults = { next: 0, delayMs: 0, cut: false };
  return {
    current: (): Faults => faults,
    set: (next: Faults): void => {
      faults = next;
    },
    /** What is to happen to this call, or undefined. */
    take: (): Faults | undefined => {
      if (faults.next === 0) return undefined;
      faults = { ...faults, next: faults.next - 1 };
      return faults;
    },
  };
}
