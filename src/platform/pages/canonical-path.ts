import { UUID } from '#shared/ids.ts';

const MAY_VARY = /[%A-F]/;

/**
 * Returns the canonical form of a path, without unnecessary escapes and with UUIDs in lower case. Pages are cached by
 * path, and one page must not fill the cache under thousands of spellings.
 */
export function canonicalPath(path: string): string {
  if (!MAY_VARY.test(path)) return path;
  try {
    return path.split('/').map(canonicalSegment).join('/');
  } catch {
    // No page has a path that cannot be decoded.
    return path;
  }
}

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/** Whether clients and caches would read the path as another one. */
export function hasDotSegment(path: string): boolean {
  return path.split(/[/\\]|%2f|%5c/i).some((segment) => DOT_SEGMENT.test(segment));
}

function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return UUID.test(text) ? text.toLowerCase() : encodeURIComponent(text);
}
