import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The id that ties together everything one request causes, through HTTP calls, events and logs. */
const storage = new AsyncLocalStorage<string>();

export const withCorrelationId = <Result>(id: string, run: () => Result): Result => storage.run(id, run);

export const currentCorrelationId = (): string => knownCorrelationId() ?? randomUUID();

/** Undefined for what nobody has asked for, such as the work of a clock. */
export const knownCorrelationId = (): string | undefined => storage.getStore();
