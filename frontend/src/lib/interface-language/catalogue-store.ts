import { useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue-types.js';
import { interfaceLanguage, type InterfaceLanguage } from './interface-language.js';

type Loaders = Record<Exclude<InterfaceLanguage, 'standard'>, () => Promise<Catalogue>>;
type Choice = { get: () => InterfaceLanguage; subscribe: (tell: () => void) => () => void };

/**
 * The catalogue of the chosen language, fetched when somebody first looks. Until it is there, and when it can't be fetched,
 * texts stay as they are; the next one who looks asks again.
 */
export function createCatalogueStore(choice: Choice, loaders: Loaders) {
  const loaded = new Map<InterfaceLanguage, Catalogue>();
  const listeners = new Set<() => void>();
  const tellAll = (): void => listeners.forEach((tell) => tell());

  function load(): void {
    const language = choice.get();
    if (language === 'standard' || loaded.has(language)) return;
    loaders[language]().then((catalogue) => {
      loaded.set(language, catalogue);
      tellAll();
    }, () => undefined);
  }

  choice.subscribe(() => {
    load();
    tellAll();
  });

  return {
    get: (): Catalogue | null => loaded.get(choice.get()) ?? null,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      load();
      return () => listeners.delete(tell);
    },
  };
}

const catalogues = createCatalogueStore(interfaceLanguage, {
  english: () => import('./catalogue/english.js').then(({ english }) => english),
  persian: () => import('./catalogue/persian.js').then(({ persian }) => persian),
});

/** The catalogue that texts are looked up in; null where they stay as they are. */
export const useCatalogue = (): Catalogue | null => useSyncExternalStore(catalogues.subscribe, catalogues.get);
