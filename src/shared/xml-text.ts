import { withoutUnseen } from './unseen-letters.ts';

/**
 * Escapes a text for XML, also for an attribute. Characters that XML cannot contain are left out, because one of them
 * makes the whole file unreadable.
 */
export function xmlText(text: string): string {
  return withoutUnseen(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
