interface Learnt {
  job: number;
  level: number;
}

/**
 * `job` 0: skills that all jobs share; undefined: all skills. Sorted by level, equal levels in their original order.
 */
export function skillsOfJob<Row extends Learnt>(rows: readonly Row[], job: number | undefined): Row[] {
  const wanted = job === undefined ? [...rows] : rows.filter((row) => row.job === job);
  return wanted.sort((one, other) => one.level - other.level);
}
