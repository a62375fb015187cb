import { TIME_ZONE_HEADER, timeZoneSchema } from '@b1fuchs/contracts';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

/** Names that browsers use, each with the zone's own name: to look one up takes a hundred times as long. */
const known = new LRUCache<string, string>({ max: 1_000 });

/** The time zone that the visitor's browser names, undefined where it names none that is known here. */
export function timeZoneOf(request: Request): string | undefined {
  const named = request.header(TIME_ZONE_HEADER);
  if (named === undefined) return undefined;
  const zone = known.get(named) ?? zoneNamed(named);
  if (zone !== undefined) known.set(named, zone);
  return zone;
}

/** One zone has many spellings; services are to see one. */
const zoneNamed = (name: string): string | undefined =>
  timeZoneSchema.safeParse(name).success ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined;
