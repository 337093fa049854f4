import { gradeName, jobName } from '#shared/jobs.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';

interface SkillOwner {
  reqJobs: readonly number[];
  reqGrade: number;
}

export function skillJobName(skill: Pick<SkillOwner, 'reqJobs'>): string {
  return skill.reqJobs.map(jobName).join(' · ');
}

/** The required title (`검황`); null: any grade. */
export function skillGradeName(skill: SkillOwner): string | null {
  const job = skill.reqJobs[0];
  return skill.reqGrade > 0 && job !== undefined ? gradeName(job, skill.reqGrade) : null;
}

/** Name of the coins that sources list as a material; pages show them as an amount of 전. */
const MONEY = '금전';

export function materialAmount({ name, quantity }: { name: string; quantity: number }): string {
  return name === MONEY ? formatAmount(quantity) : `${formatDigits(quantity)}개`;
}
