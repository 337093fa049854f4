import type { Catalog } from '../catalog/catalog.ts';
import { disagreementDoubts } from './disagreement-doubts.rules.ts';
import type { Doubt } from './doubt.contract.ts';
import { duplicateMismatches, seriesDoubts } from './duplicate-mismatch.rules.ts';
import { nameDoubts } from './name-doubts.rules.ts';
import { outlierDoubts, rangeDoubts, sourcelessDoubts } from './value-doubts.rules.ts';

/** Doubts do not change any value or its confidence. */
export function findDoubts(catalog: Catalog): Doubt[] {
  return [
    duplicateMismatches,
    seriesDoubts,
    outlierDoubts,
    sourcelessDoubts,
    rangeDoubts,
    nameDoubts,
    disagreementDoubts,
  ].flatMap((find) => find(catalog));
}
