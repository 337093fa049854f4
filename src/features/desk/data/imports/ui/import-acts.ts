import type { ReadingOptions } from '../import-file.rules.ts';

/** Acts that can be done with an uploaded file beside applying it. */
export interface ImportActs {
  /** Uploads the file again, to be read otherwise; undefined: the browser has it no more. */
  onReread?: (options?: Partial<ReadingOptions>) => void;
  onApplied?: () => void;
  /** Takes it off the page. */
  onRemove?: () => void;
}
