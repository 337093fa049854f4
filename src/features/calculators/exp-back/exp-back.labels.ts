import { gradeName } from '#shared/jobs.ts';
import type { ExpBackQuestion } from './exp-back-question.rules.ts';

/** `검제 칼승까지`. */
export function goalName({ job, goal }: Pick<ExpBackQuestion, 'job' | 'goal'>): string {
  if (!goal) return '다음 승급까지';
  return `${gradeName(job, goal.grade)} ${goal.kind === 'least' ? '칼승' : '풀승'}까지`;
}
