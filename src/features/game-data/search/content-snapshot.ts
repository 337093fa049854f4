import type { SearchEntry } from './search.contract.ts';

/** Titles and headings of what is written, as they are now. */
export interface ContentSnapshot {
  /** Another one for other entries. */
  readonly version: string;
  readonly entries: readonly SearchEntry[];
}
