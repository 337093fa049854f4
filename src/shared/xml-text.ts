import { withoutUnseen } from './unseen-letters.ts';

/** A text in XML, also in an attribute. What XML cannot hold is left out: one letter of it makes the whole file unreadable. */
export function xmlText(text: string): string {
  return withoutUnseen(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
