let version = '';

/** The version of the facts that this document was rendered from. */
export function setDataVersion(next: string): void {
  version = next;
}

/** The query under which a static list is prefetched; the browser then has it, for good. */
export function versionQuery(): { v: string } {
  return { v: version };
}
