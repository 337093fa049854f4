interface Learnt {
  job: number;
  level: number;
}

/** The skills of one job (0: those that all jobs share), or all; those learnt early first, else as they were. */
export function skillsOfJob<Row extends Learnt>(rows: readonly Row[], job: number | undefined): Row[] {
  const wanted = job === undefined ? [...rows] : rows.filter((row) => row.job === job);
  return wanted.sort((one, other) => one.level - other.level);
}
