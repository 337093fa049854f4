import type { Catalog } from '../../catalog/catalog.ts';
import { gradeName, jobName } from '../../job.labels.ts';
import type { GameRef } from '../../ui/public/look.ts';
import { skillRef } from '../../ui/public/refs.ts';

export interface JobCard {
  id: number;
  name: string;
  /** The titles of the four advancements. */
  grades: string[];
  skillCount: number;
  /** The last skill that is learnt by level alone. */
  mark: GameRef | null;
}

const JOBS = [1, 2, 3, 4] as const;
const GRADES = [1, 2, 3, 4] as const;

export function jobCards(catalog: Catalog): JobCard[] {
  return JOBS.map((job) => {
    const own = catalog.skills.filter((skill) => skill.reqJobs.includes(job));
    const last = own.filter((skill) => skill.reqGrade === 0).sort((one, other) => other.reqLv - one.reqLv)[0];
    return {
      id: job,
      name: jobName(job),
      grades: GRADES.map((grade) => gradeName(job, grade)),
      skillCount: own.length,
      mark: last ? skillRef(last) : null,
    };
  });
}
