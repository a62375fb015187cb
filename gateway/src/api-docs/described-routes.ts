import { routingTable, type Access, type Route } from '../routing-table.js';
import type { Description, Descriptions, RouteName } from './describe.js';
import { accountRoutes } from './routes/accounts.js';
import { administrationRoutes } from './routes/administration.js';
import { gatewayRoutes } from './routes/gateway.js';
import { helpRoutes } from './routes/help.js';
import { languageRoutes } from './routes/language.js';
import { membershipRoutes } from './routes/membership.js';
import { progressRoutes } from './routes/progress.js';
import { signInRoutes } from './routes/sign-in.js';
import { vocabularyRoutes } from './routes/vocabulary.js';

/** By what they are about, in the order of the page. */
export const areas: [name: string, routes: Descriptions][] = [
  ['Signing in', signInRoutes],
  ['Account', accountRoutes],
  ['Practice', languageRoutes],
  ['Vocabulary', vocabularyRoutes],
  ['Progress', progressRoutes],
  ['Membership', membershipRoutes],
  ['Administration', administrationRoutes],
  ['Help', helpRoutes],
  ['Installation', gatewayRoutes],
];

export type DescribedRoute = {
  name: RouteName;
  method: Route['method'];
  path: string;
  area: string;
  access: Access;
  description: Description;
  /** Undefined for what the gateway answers itself. */
  route: Route | undefined;
};

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Every public route as far as it is described. */
export function describedRoutes(): DescribedRoute[] {
  const table = new Map(routingTable.map((route) => [nameOf(route), route]));
  return areas.flatMap(([area, routes]) =>
    (Object.entries(routes) as [RouteName, Description][]).map(([name, description]) => {
      const route = table.get(name);
      const [method, path] = name.split(' ') as [Route['method'], string];
      return { name, method, path, area, access: route?.access ?? 'public', description, route };
    }),
  );
}
