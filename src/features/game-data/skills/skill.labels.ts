import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';

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

/** The game's money among materials is counted in its own unit. */
const MONEY = '금전';

/** `도토리 100개`, `금전 2,000전`: how much of a material, without its name. */
export function materialAmount({ name, quantity }: { name: string; quantity: number }): string {
  return `${formatDigits(quantity)}${name === MONEY ? '전' : '개'}`;
}
