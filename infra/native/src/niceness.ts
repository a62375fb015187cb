/** Of what the gateway asks: on a full machine who knocks is heard first (decision 71). */
export const BEHIND_THE_DOOR = 5;

/** The beginning of a command that gives way to others, from 0 (to none) to 19 (to all). */
export const nice = (niceness: number): string[] => ['nice', '-n', String(niceness)];
