import type { GuideCategory } from '../articles/article-kind.contract.ts';
import type { TextBlock } from '../documents/compose-document.rules.ts';

/** A text that ships with the site. An operator's save replaces it. */
export interface ShippedText {
  title: string;
  /** Description for search engines, at most 150 letters. */
  description: string;
  blocks: readonly TextBlock[];
}

/** A guide that is written once into a database that does not contain its key, and never again. */
export interface ShippedGuide extends ShippedText {
  key: string;
  category: GuideCategory;
}
