import { hash } from 'node:crypto';

/** Short content hash, fit for the inside of an ETag. */
export function contentTag(body: string | Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/**
 * Whether an `If-None-Match` header names the content of `tag`. Compared weakly, as RFC 9110 wants for GET, and without the
 * suffix that tells one coding's bytes from another's: whoever holds any coding of this content holds this content.
 */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === '*') return true;
  if (!ifNoneMatch.includes(tag)) return false;
  return ifNoneMatch.split(',').some((candidate) => bareTag(candidate.trim()) === tag);
}

function bareTag(candidate: string): string | undefined {
  return /^(?:W\/)?"([^"]*?)(?:-br|-gzip)?"$/.exec(candidate)?.[1];
}
