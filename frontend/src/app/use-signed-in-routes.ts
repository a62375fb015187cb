import type { CurrentUser } from '@b1fuchs/contracts';
import { createElement, startTransition, useEffect, useState, type ReactNode } from 'react';

type Render = (user: CurrentUser) => ReactNode;
type Loaded = { render: Render } | { error: unknown };

/**
 * Renders the pages for signed-in visitors once they are fetched, which begins when they are wanted. Not by `lazy`: what
 * follows a fallback of Suspense is held back for 300 ms, and this is what a learner waits for.
 * @throws while rendering, what fetching them failed with
 */
export function useSignedInRoutes(isWanted: boolean): Render | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isWanted) return;
    import('./signed-in-routes.js').then(
      // In slices, as the opening before it (see main.tsx).
      (module) => startTransition(() => setLoaded({ render: (user) => createElement(module.default, { user }) })),
      (error: unknown) => setLoaded({ error }),
    );
  }, [isWanted]);
  if (loaded === undefined) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.render;
}
