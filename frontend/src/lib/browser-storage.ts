/** What this tab alone keeps, until it is closed; null where it is blocked or there is none. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The browser's lasting storage; null where it is blocked or there is none. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
