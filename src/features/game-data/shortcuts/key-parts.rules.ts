export interface KeyPart {
  text: string;
  isKey: boolean;
}

const JOINTS = /( \+ |, |\/| \/ )/;

/** `Shift + Z, 글자` → Shift, Z, 글자 and the separators. A comma or slash alone is a key. */
export function keyParts(keys: string): KeyPart[] {
  return keys
    .split(JOINTS)
    .filter((text) => text !== '')
    .map((text) => ({ text: text.trim() === '' ? text : text.trim(), isKey: !JOINTS.test(text) }));
}
