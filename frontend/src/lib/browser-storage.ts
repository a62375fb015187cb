/** The browser's lasting storage; null where it is blocked or there is none. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
