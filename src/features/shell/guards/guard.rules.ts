/** Patterns with `*` for any characters (product.md §2). */
export interface GuardPatterns {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export const LOGIN_PATH = '/login';

/** Pages of the sign-in itself, which are never guarded. */
const NEVER = [LOGIN_PATH, `${LOGIN_PATH}/*`, '/confirm'];

export function isGuarded(pathname: string, { include, exclude }: GuardPatterns): boolean {
  const path = plainPath(pathname);
  const matches = (pattern: string) => matchesPattern(path, pattern);
  return include.some(matches) && !exclude.some(matches) && !NEVER.some(matches);
}

/** Matches the whole path: `/me*` matches `/me`, `/me/trades` and `/menu`; `/me` only itself. */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return path === plainPath(pattern);
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last)) return false;
  // The parts between both ends must follow each other; the earliest match of each leaves the most text for the next.
  let from = first.length;
  const end = path.length - last.length;
  for (const part of parts) {
    const at = path.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/** Decodes the path and removes a trailing slash, as the router does when matching. */
function plainPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
