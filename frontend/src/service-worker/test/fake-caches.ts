const urlOf = (request: RequestInfo | URL): string => new URL(request instanceof Request ? request.url : request, 'https://b1fuchs.example').href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(urlOf(request))?.clone());
  }
  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(urlOf(request), response);
    return Promise.resolve();
  }
}

/** The browser's caches as far as the worker uses them. A cache that was erased can still be written to by who holds it, as in browsers. */
export function fakeCaches() {
  const byName = new Map<string, FakeCache>();
  const open = (name: string): Promise<FakeCache> => {
    const cache = byName.get(name) ?? new FakeCache();
    byName.set(name, cache);
    return Promise.resolve(cache);
  };
  const fake = {
    open,
    keys: () => Promise.resolve([...byName.keys()]),
    delete: (name: string) => Promise.resolve(byName.delete(name)),
    match: async (request: RequestInfo | URL) => {
      for (const cache of byName.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return {
    caches: fake as unknown as CacheStorage,
    /** Paths in a cache. */
    pathsIn: (name: string): string[] => [...(byName.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
