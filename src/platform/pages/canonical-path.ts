import { UUID } from '#shared/ids.ts';

const MAY_VARY = /[%A-F]/;

/**
 * The canonical form of a path: nothing escaped that need not be, UUIDs in lower case. Pages are cached by path, and
 * one page must not fill the cache under thousands of spellings.
 */
export function canonicalPath(path: string): string {
  if (!MAY_VARY.test(path)) return path;
  try {
    return path.split('/').map(canonicalSegment).join('/');
  } catch {
    // Not decodable: no page has it.
    return path;
  }
}

function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return UUID.test(text) ? text.toLowerCase() : encodeURIComponent(text);
}
