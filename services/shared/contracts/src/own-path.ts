const LONGEST_PATH = 2_000;
/** Control and format characters, and what browsers read as a slash. */
const HOSTILE = /[\p{C}\\]/u;
/** Would sign in again, or is no page. */
const NO_PAGE = /^\/(?:auth|api)(?:\/|$)/;

/**
 * A page of ours to go to after signing in.
 * @param wanted a path with query and fragment, as somebody else may have written it
 * @returns the path; the start where it is none of ours
 */
export function ownPath(wanted: string): string {
  if (!wanted.startsWith('/') || wanted.length > LONGEST_PATH || HOSTILE.test(wanted)) return '/';
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || pathname.startsWith('//') || NO_PAGE.test(pathname)) return '/';
  return pathname + search + hash;
}
