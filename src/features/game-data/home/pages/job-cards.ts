import { gradeName, jobName } from '#shared/jobs.ts';
import type { Catalog } from '../../catalog/catalog.ts';

export interface JobCard {
  id: number;
  name: string;
  grades: string[];
  skillCount: number;
}

const JOBS = [1, 2, 3, 4] as const;
const GRADES = [1, 2, 3, 4] as const;

export function jobCards(catalog: Catalog): JobCard[] {
  return JOBS.map((job) => ({
    id: job,
    name: jobName(job),
    grades: GRADES.map((grade) => gradeName(job, grade)),
    skillCount: catalog.skills.filter((skill) => skill.reqJobs.includes(job)).length,
  }));
}
