import { pageName } from './page-name.js';

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/speaking', 'speaking'],
  ['/writing/', 'writing'],
  ['/style-refinement', 'style'],
  ['/free-conversation', 'conversation'],
  ['/free-conversation/5f1c', 'conversation'],
  ['/vocabulary', 'vocabulary'],
  ['/vocabulary/add-words', 'addWords'],
  ['/progress', 'progress'],
  ['/free-conversations', 'other'],
  ['/toString', 'other'],
])('%s is the page %s', (pathname, name) => {
  expect(pageName(pathname)).toBe(name);
});
