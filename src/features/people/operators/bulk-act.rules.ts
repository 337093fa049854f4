import type { BulkAnswer } from './bulk-act.contract.ts';

/** @param ids without duplicates */
export function toBulkAnswer(
  ids: readonly number[],
  found: readonly unknown[],
  changed: readonly unknown[],
): BulkAnswer {
  return {
    changed: changed.length,
    unchanged: found.length - changed.length,
    missing: ids.length - found.length,
  };
}
