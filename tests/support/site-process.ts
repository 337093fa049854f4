import type { ProcessOfSite } from '#features/desk/overview/overview.contract.ts';

/** A process that runs, as the overview shows it. */
export function siteProcess(id: string, parts: Partial<ProcessOfSite> = {}): ProcessOfSite {
  return {
    id,
    machine: '0a1b2c3d',
    startedAt: '2026-11-24T00:00:00.000Z',
    seenAt: '2026-11-30T02:59:50.000Z',
    rssBytes: 412 * 1024 ** 2,
    heapBytes: 180 * 1024 ** 2,
    lagP99Ms: 8.4,
    connections: 1204,
    hitShare: 0.941,
    diskFreeBytes: 19 * 1024 ** 3,
    ...parts,
  };
}
