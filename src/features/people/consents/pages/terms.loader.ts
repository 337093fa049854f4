import type { LegalText } from '../ui/legal-text.ts';
import { TERMS } from './terms.text.ts';

/** The text comes as data, so that its words are no part of the scripts. */
export function load(): LegalText {
  return TERMS;
}
