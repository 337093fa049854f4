/** A piece of a written key combination: a key to press, or what stands between keys. */
export interface KeyPart {
  text: string;
  isKey: boolean;
}

const JOINTS = /( \+ |, |\/| \/ )/;

/**
 * `Shift + Z, 글자` → Shift, Z, 글자 with what joins them. A comma or a slash alone is the key itself.
 */
export function keyParts(keys: string): KeyPart[] {
  return keys
    .split(JOINTS)
    .filter((text) => text !== '')
    .map((text) => ({ text: text.trim() === '' ? text : text.trim(), isKey: !JOINTS.test(text) }));
}
