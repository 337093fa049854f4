import type { SearchEntry } from './search.contract.ts';

/** Current titles and headings of articles. */
export interface ContentSnapshot {
  /** Changes whenever the entries do. */
  readonly version: string;
  readonly entries: readonly SearchEntry[];
}
