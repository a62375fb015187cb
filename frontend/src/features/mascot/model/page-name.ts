import { paths } from '../../../lib/paths.js';

export type PageName = 'home' | 'speaking' | 'writing' | 'style' | 'conversation' | 'vocabulary' | 'addWords' | 'progress' | 'other';

const names: Partial<Record<string, PageName>> = {
  [paths.home]: 'home',
  '/home': 'home',
  [paths.speaking]: 'speaking',
  [paths.writing]: 'writing',
  [paths.style]: 'style',
  [paths.vocabulary]: 'vocabulary',
  [paths.addWords]: 'addWords',
  [paths.progress]: 'progress',
};

/** @param pathname of the address, such as '/writing' */
export function pageName(pathname: string): PageName {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  // A conversation has its id in the path.
  if (path === paths.freeConversation || path.startsWith(`${paths.freeConversation}/`)) return 'conversation';
  return names[path] ?? 'other';
}
