import type { Entity } from './source-rows.ts';

/** The rows of one file as they stand there, with values by the types of their fields but not yet checked. */
export interface RawFile {
  entity: Entity;
  file: string;
  /** `row` is the line of a CSV file or the number of a JSON entry, from 1. */
  rows: { row: number; value: unknown }[];
}
