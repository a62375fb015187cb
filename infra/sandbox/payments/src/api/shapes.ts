import type { Core } from '../core.js';
import { apiErrors } from './api-error.js';
import type { Page, Range } from './params.js';

type Item = { id: string; created: number };
export type ApiList = { object: 'list'; url: string; has_more: boolean; data: object[] };

/** One page of a list, the newest first. */
export function listOf(url: string, items: readonly Item[], { limit, starting_after: after, created }: Page & { created?: Range }): ApiList {
  const newestFirst = items.filter((item) => isWithin(item.created, created)).reverse();
  const begin = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0) throw apiErrors.noSuchParam('object', after, 'starting_after');
  return { object: 'list', url, has_more: newestFirst.length > begin + limit, data: newestFirst.slice(begin, begin + limit) };
}

function isWithin(time: number, range: Range): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

type Shape = Record<string, unknown>;
const DEEPEST = 4;

/**
 * Puts whole objects where ids stand, as `expand` asks for: `payment_intent.latest_charge`, in lists `data.customer`.
 * @throws ApiError for what cannot be expanded.
 */
export const expanded = (core: Core, object: object, paths: readonly string[] = []): object =>
  paths.reduce<Shape>((shape, path) => expandOne(core, shape, path.split('.'), path), { ...object });

function expandOne(core: Core, shape: Shape, [key, ...rest]: readonly string[], whole: string): Shape {
  if (key === undefined) return shape;
  if (rest.length >= DEEPEST) throw apiErrors.notExpandable(whole);
  const { data } = shape;
  if (key === 'data' && Array.isArray(data)) {
    return { ...shape, data: data.map((item: Shape) => expandOne(core, item, rest, whole)) };
  }
  const value = key === 'refunds' && shape.object === 'charge' && shape.refunds === undefined ? refundsOf(core, String(shape.id)) : shape[key];
  const found = typeof value === 'string' ? lookUp(core, key, value) : value;
  if (found === undefined) throw apiErrors.notExpandable(whole);
  return { ...shape, [key]: typeof found === 'object' && found !== null ? expandOne(core, found as Shape, rest, whole) : found };
}

/** What an id at a place that can be expanded stands for; undefined at any other place. */
function lookUp({ store }: Core, key: string, id: string): object | undefined {
  switch (key) {
    case 'customer':
      return store.find('customers', id);
    case 'payment_intent':
      return store.find('intents', id);
    case 'charge':
    case 'latest_charge':
      return store.find('charges', id);
    default:
      return undefined;
  }
}

const refundsOf = ({ store }: Core, charge: string): ApiList =>
  listOf(`/v1/charges/${charge}/refunds`, store.all('refunds').filter((refund) => refund.charge === charge), { limit: 10 });
