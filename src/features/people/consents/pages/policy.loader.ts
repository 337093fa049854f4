import type { LegalText } from '../ui/legal-text.ts';
import { POLICY } from './policy.text.ts';

/** Loaded as data, so that the text is not part of the scripts. */
export function load(): LegalText {
  return POLICY;
}
