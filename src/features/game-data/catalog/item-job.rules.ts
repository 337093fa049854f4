import type { Item } from './item.contract.ts';

/** Undefined: not known, or the sources differ about it. */
export function jobOf({ reqjob, disagreements }: Pick<Item, 'reqjob' | 'disagreements'>): number | undefined {
  return disagreements.some(({ field }) => field === 'reqjob') ? undefined : (reqjob ?? undefined);
}
