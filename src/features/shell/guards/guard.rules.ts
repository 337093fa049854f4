/** Patterns of paths, with `*` for any characters (product.md §2). */
export interface GuardPatterns {
  /** Paths that need someone signed in. */
  readonly include: readonly string[];
  /** Those of them that do not after all. */
  readonly exclude: readonly string[];
}

export const LOGIN_PATH = '/login';

/** Signing in itself: the login path and what is under it, and the way back from the provider. */
const NEVER = [LOGIN_PATH, `${LOGIN_PATH}/*`, '/confirm'];

/** Whether a path is only for who is signed in. */
export function isGuarded(pathname: string, { include, exclude }: GuardPatterns): boolean {
  const path = plainPath(pathname);
  const matches = (pattern: string) => matchesPattern(path, pattern);
  return include.some(matches) && !exclude.some(matches) && !NEVER.some(matches);
}

/** Whether the whole path is as the pattern says: `/me*` is `/me`, `/me/trades` and `/menu`, `/me` only itself. */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return path === plainPath(pattern);
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last)) return false;
  // Between both ends the parts follow each other; the earliest place of each leaves the most room for the next.
  let from = first.length;
  const end = path.length - last.length;
  for (const part of parts) {
    const at = path.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/** As the router reads it: decoded, without a slash at the end. */
function plainPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
