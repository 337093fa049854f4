import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { fieldLabel } from '../differences/difference.labels.ts';
import type { DeskBackPlan } from '../fact-version-desk.contract.ts';

const NAMED = 3;

export interface PlanLine {
  readonly name: 'values' | 'corrections' | 'left' | 'goneRows' | 'ownEntities';
  readonly count: number;
  readonly text: string;
  /** Beside it, fainter. */
  readonly detail: string;
}

/** The costliest first. */
const COSTS: readonly PlanLine['name'][] = ['ownEntities', 'goneRows', 'corrections', 'left'];

/** Going back in numbers; those that cost nothing are left out. */
export function listPlan(plan: DeskBackPlan, version: number): PlanLine[] {
  const { values, corrections, left, goneRows, ownEntities } = plan;
  const lines: PlanLine[] = [
    { name: 'values', count: values, text: `값이 ${version} 때로 돌아갑니다`, detail: peopleText(plan.byPerson) },
    { name: 'corrections', count: corrections, text: '반영했다고 답한 제보가 다시 틀린 값이 됩니다', detail: '' },
    {
      name: 'left',
      count: left.length,
      text: '나중에 다른 운영자가 바꿔 그대로 남습니다',
      detail: namesText(left.map((one) => (one.field === null ? one.name : `${one.name} ${fieldLabel(one)}`))),
    },
    { name: 'goneRows', count: goneRows.length, text: '추가한 줄이 없어집니다', detail: goneText(goneRows) },
    {
      name: 'ownEntities',
      count: ownEntities.length,
      text: `자료(${namesText(ownEntities.map((entity: EntityName) => entityLabel(entity)))})가 릴리스를 따르지 않게 됩니다`,
      detail: '다시 따르게 할 때까지 새 릴리스의 값이 들어오지 않습니다',
    },
  ];
  return lines.filter(({ name, count }) => count > 0 || name === 'values');
}

/** The line that costs the most; undefined: none does. */
export function costliest(lines: readonly PlanLine[]): PlanLine['name'] | undefined {
  return COSTS.find((name) => lines.some((line) => line.name === name));
}

/** Nothing would go back. */
export function isIdle({ values, changes }: DeskBackPlan): boolean {
  return values === 0 && changes.added + changes.changed + changes.removed === 0;
}

function peopleText(people: DeskBackPlan['byPerson']): string {
  return people.map(({ by, count }) => `${by ? (by.name ?? '운영자') : '기본값'} ${formatDigits(count)}`).join(', ');
}

function namesText(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` 외 ${formatDigits(more)}` : ''}`;
}

function goneText(rows: DeskBackPlan['goneRows']): string {
  return namesText(rows.map((row) => [row.name, usesText(row)].filter(Boolean).join(': ')));
}

function usesText({ trades, watches, parties }: DeskBackPlan['goneRows'][number]): string {
  return [
    ...(trades > 0 ? [`거래 중 ${formatDigits(trades)}건`] : []),
    ...(watches > 0 ? [`가격 알림 ${formatDigits(watches)}개`] : []),
    ...(parties > 0 ? [`파티 ${formatDigits(parties)}개`] : []),
  ].join(', ');
}
