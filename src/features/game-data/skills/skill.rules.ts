/** The jobs of `?job=`: 0 공통 to 4; null, all of them, for what is no job. */
export function readSkillJob(text: string | null): number | null {
  return text !== null && /^[0-4]$/.test(text) ? Number(text) : null;
}

interface Learnt {
  job: number;
  level: number;
}

/** The skills of one job, or all; those learnt early first, else as they were. */
export function skillsOfJob<Row extends Learnt>(rows: readonly Row[], job: number | null): Row[] {
  const wanted = job === null ? [...rows] : rows.filter((row) => row.job === job);
  return wanted.sort((one, other) => one.level - other.level);
}
