/** Names are unique by this key: NFC, lower case, without spaces. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}

/** Runs of three or more equal letters count as two: `aaaa` becomes `aa`. */
const LONG_RUN = /([a-z])\1{2,}/g;
const LONG_MIXED_RUN = /[l1ㅣ]{3,}|[o0]{3,}/g;
const LATIN = /[a-z]/;

/**
 * Names with the same skeleton look alike (contract §4): l I 1, O 0 and ㅣ are one, spaces and the third and further of
 * equal Latin letters are nothing. Hangul and digits are never folded together: 11 and 111 are two names.
 */
export function nameSkeleton(name: string): string {
  return (
    name
      .normalize('NFC')
      .replaceAll(/\s/g, '')
      // Replaced before lower-casing, because only the capital I looks like l.
      .replaceAll('I', 'l')
      .toLowerCase()
      .replaceAll(LONG_MIXED_RUN, (run) => (LATIN.test(run) ? run.slice(0, 2) : run))
      .replaceAll(LONG_RUN, '$1$1')
      .replaceAll(/[1ㅣ]/g, 'l')
      .replaceAll('0', 'o')
  );
}
