import { TIME_ZONE_HEADER, timeZoneSchema } from '@b1fuchs/contracts';
import type { Request } from 'express';

/** Zones that were found to be known: to look one up takes a hundred times as long. There are some hundred. */
const known = new Set<string>();

/** The time zone that the visitor's browser names, undefined where it names none that is known here. */
export function timeZoneOf(request: Request): string | undefined {
  const named = request.header(TIME_ZONE_HEADER);
  if (named === undefined || known.has(named)) return named;
  if (!timeZoneSchema.safeParse(named).success) return undefined;
  known.add(named);
  return named;
}
