import type { GuideCategory } from '../articles/article-kind.contract.ts';
import type { TextBlock } from '../documents/compose-document.rules.ts';

/** A text that ships with the site; what an operator saves stands above it. */
export interface ShippedText {
  title: string;
  /** For search engines, at most 150 letters. */
  description: string;
  blocks: readonly TextBlock[];
}

/** Written once into a database that does not know its key, never again. */
export interface ShippedGuide extends ShippedText {
  key: string;
  category: GuideCategory;
}
