import { gradeName, jobName } from '../job.labels.ts';

interface SkillOwner {
  reqJobs: readonly number[];
  reqGrade: number;
}

/** `공통`, `전사`. */
export function skillJobName(skill: Pick<SkillOwner, 'reqJobs'>): string {
  return skill.reqJobs.map(jobName).join(' · ');
}

/** The title one must carry to learn it (`검황`); null when any grade may. */
export function skillGradeName(skill: SkillOwner): string | null {
  const job = skill.reqJobs[0];
  return skill.reqGrade > 0 && job !== undefined ? gradeName(job, skill.reqGrade) : null;
}
