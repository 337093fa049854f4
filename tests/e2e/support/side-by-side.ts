import type { PageSample } from '#tests/support/page-samples.ts';

const SIDE_BY_SIDE = 4;

/** Samples that one test opens at the same time. */
export function sideBySide(samples: readonly PageSample[]): { paths: string; group: PageSample[] }[] {
  const starts = Array.from({ length: Math.ceil(samples.length / SIDE_BY_SIDE) }, (_, nth) => nth * SIDE_BY_SIDE);
  return starts.map((start) => {
    const group = samples.slice(start, start + SIDE_BY_SIDE);
    return { paths: group.map(({ path }) => path).join(' '), group };
  });
}
