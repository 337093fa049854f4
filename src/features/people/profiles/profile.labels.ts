import { nextAdvancement, type Standing, type Vitals } from '#shared/advancement.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { joinedWords } from '#shared/korean/joined-words.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { Profile } from './profile.contract.ts';

export const VITAL_NAMES: Record<keyof Vitals, string> = { hp: '체력', mp: '마력' };

/** `전사 · 검객`; before the first advancement both are one word. */
export function formatJobTitle({ job, grade }: Pick<Profile, 'job' | 'grade'>): string {
  const [name, title] = [jobName(job), gradeName(job, grade)];
  return name === title ? name : `${name} · ${title}`;
}

export function gradeClass(grade: number): string {
  return `g${Math.min(Math.max(Math.trunc(grade), 0), 4)}`;
}

/** `다음 승급 검제까지 체력 4만 8,200`. */
export function advancementLine(standing: Required<Standing>): string {
  const next = nextAdvancement(standing);
  if (!next) return '마지막 승급까지 마쳤습니다';
  const goal = gradeName(standing.job, next.grade);
  const unknown = next.distances.filter(({ now }) => now === null).map(({ vital }) => VITAL_NAMES[vital]);
  if (unknown.length > 0) return `${withParticle(joinedWords(unknown), '을/를')} 적으면 ${goal}까지 남은 양이 보입니다`;
  const left = next.distances.flatMap(({ vital, toLeast }) => amountLeft(vital, toLeast));
  if (next.toLevel > 0) left.unshift(`레벨 ${next.toLevel}`);
  if (left.length > 0) return `다음 승급 ${goal}까지 ${left.join(' · ')}`;
  const toFull = next.distances.flatMap((distance) => amountLeft(distance.vital, distance.toFull));
  return toFull.length > 0 ? `${goal} 칼승을 채웠고 풀승까지 ${toFull.join(' · ')}` : `${goal} 풀승을 채웠습니다`;
}

function amountLeft(vital: keyof Vitals, amount: number | null): string[] {
  return amount ? [`${VITAL_NAMES[vital]} ${formatCount(amount)}`] : [];
}

export const RENAMED_LABEL = '이름 바꿈';
