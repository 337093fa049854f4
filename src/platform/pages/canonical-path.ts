import { UUID } from '#shared/ids.ts';

const MAY_VARY = /[%A-F]/;

/**
 * The one way to write a path that can be written in many: nothing escaped that need not be, UUIDs in lower case. A page is
 * kept by its path, and must not fill the cache under thousands of names.
 */
export function canonicalPath(path: string): string {
  if (!MAY_VARY.test(path)) return path;
  try {
    return path.split('/').map(canonicalSegment).join('/');
  } catch {
    // Not to be decoded: it leads nowhere.
    return path;
  }
}

function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  return UUID.test(text) ? text.toLowerCase() : encodeURIComponent(text);
}
