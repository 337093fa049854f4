import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { fitOf, jobOf } from '../catalog/item-limits.rules.ts';

const idsByJob = perSnapshot((catalog: Catalog) => {
  const jobs = catalog.items.map((item) => ({ id: item.id, cells: { job: jobOf(item) } }));
  return (job: number) => {
    const limits = { job, levelFrom: null, levelTo: null, gender: null, grade: null };
    return jobs.filter((item) => fitOf(item, limits) === 'fits').map(({ id }) => id);
  };
});

/** Ids of the items that are known to be for the job; those of which it is not known are left out. */
export function itemsOfJob(catalog: Catalog, job: number): number[] {
  return idsByJob(catalog)(job);
}
