import type { LegalText } from '../ui/legal-text.ts';
import { POLICY } from './policy.text.ts';

/** The text comes as data, so that its words are no part of the scripts. */
export function load(): LegalText {
  return POLICY;
}
