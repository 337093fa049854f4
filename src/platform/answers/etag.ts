import { hash } from 'node:crypto';

export function contentTag(body: string | Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/**
 * Whether an `If-None-Match` header names the content of `tag`. Compares weakly, as RFC 9110 requires for GET, and
 * without the coding suffix: a client that has any coding of this content has this content.
 */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === '*') return true;
  if (!ifNoneMatch.includes(tag)) return false;
  return ifNoneMatch.split(',').some((candidate) => bareTag(candidate.trim()) === tag);
}

function bareTag(candidate: string): string | undefined {
  return /^(?:W\/)?"([^"]*?)(?:-br|-gzip)?"$/.exec(candidate)?.[1];
}
