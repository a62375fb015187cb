/** The route's pattern, never the path itself, so that labels stay few. @param named by whom many routes are one handler */
export function routeOf(route: unknown, named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return 'none';
}
