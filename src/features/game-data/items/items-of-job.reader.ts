import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { computeFit, jobOf } from '../catalog/item-limits.rules.ts';

const idsByJob = perSnapshot((catalog: Catalog) => {
  const jobs = catalog.items.map((item) => ({ id: item.id, cells: { job: jobOf(item) } }));
  return (job: number) => {
    const limits = { job, levelFrom: null, levelTo: null, gender: null, grade: null };
    return jobs.filter((item) => computeFit(item, limits) === 'fits').map(({ id }) => id);
  };
});

/** Returns the ids of the items that are known to be for the job. */
export function itemsOfJob(catalog: Catalog, job: number): number[] {
  return idsByJob(catalog)(job);
}
