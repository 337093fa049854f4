import { gradeName } from '#shared/jobs.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { HITS_TO_STAND } from './hunting-ground.rules.ts';
import type { Goal, PlanPart } from './plan.rules.ts';

export const GOAL_LABELS: Readonly<Record<Goal, string>> = { least: '칼승', full: '풀승' };
export const PART_LABELS: Readonly<Record<PlanPart['name'], string>> = { level: '레벨', hp: '체력', mp: '마력' };

/** `검제 칼승`. */
export function goalName(job: number, grade: number, goal: Goal): string {
  return `${gradeName(job, grade)} ${GOAL_LABELS[goal]}`;
}

/** Names the start of a plan that knows only the grade: `맨몸 0`, `검객 칼승`. */
export function startName(job: number, grade: number): string {
  return grade === 0 ? '맨몸 0' : goalName(job, grade, 'least');
}

/** Text below a field whose value contains the gear. */
export function bareText(worn: number, bare: number, gear: number): string {
  return gear > worn ? '장비가 주는 것보다 작아 맨몸 0으로 계산합니다.' : `맨몸 ${formatDigits(bare)}`;
}

/** Rounds down, so that only a finished part shows 100%. */
export function percentText(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

/** `7만 / 20만`, `50 / 99`. */
export function partText({ from, to }: Pick<PlanPart, 'from' | 'to'>): string {
  return `${formatCount(from)} / ${formatCount(to)}`;
}

/** `42.9억`. */
export function eokText(count: number): string {
  return `${Math.floor(count / 10_000_000) / 10}억`;
}

export function huntingGroundRule(hp: number, isWorn: boolean): string {
  return hp > 0
    ? `${isWorn ? '장비를 낀 체력으로, ' : ''}레벨이 맞고 한 번 맞아 죽지 않는 곳을, 기준 몬스터에게 ${HITS_TO_STAND}번 맞아도 버티는 곳부터 경험치가 많은 순서로 적었습니다. 무장과 회복은 반영하지 않았습니다.`
    : '굴 도우미 추천 사냥터를 먼저, 경험치가 많은 순서로 적었습니다. 체력을 적으면 버틸 수 있는 곳부터 보여 줍니다.';
}

export function capRule({ killCapRate, killCapPlus }: { killCapRate: number; killCapPlus: number }): string {
  const percent = Math.round(killCapRate * 1000) / 10;
  return `99레벨 전에는 한 마리에서 지금 레벨 누적 경험치의 ${percent}%에 ${withParticle(String(killCapPlus), '을/를')} 더한 만큼까지만 받습니다.`;
}

/** @param sources names of the sources, with their confidence */
export function bareRule(sources: string): string {
  return `체력과 마력을 사는 경험치는 장비를 벗은 체력·마력으로 정해집니다 (${sources}). 승급 조건이 맨몸 수치인지는 자료에 없어 같은 기준으로 계산합니다.`;
}
