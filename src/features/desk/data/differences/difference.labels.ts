import type { ChangeCounts } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactDifference } from '#features/game-data/editing/fact-version.contract.ts';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel, fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';

/** A line of a difference, whoever changed it. */
export type ChangedLine = Omit<FactDifference, 'by'>;

const NOTHING = '–';

/** `경험치`; `줄 전체` of a row that comes or goes. */
export function fieldLabel({ entity, field }: { entity: EntityName; field: string | null }): string {
  return field === null ? '줄 전체' : (fieldOf(entity, field)?.label ?? field);
}

/** `몬스터`; a sheet has the name that its list gives. */
export function dataLabel(entity: string, labels: ReadonlyMap<string, string> = new Map()): string {
  const editable = ENTITIES.find((name) => name === entity);
  return labels.get(entity) ?? (editable ? entityLabel(editable) : entity);
}

type Sides = Pick<FactDifference, 'field' | 'kind' | 'before' | 'after'>;

export function beforeText({ field, kind, before }: Sides): string {
  return field === null && kind === 'added' ? NOTHING : before;
}

export function afterText({ field, kind, after }: Sides): string {
  if (field !== null || kind === 'changed') return after;
  return kind === 'added' ? '추가됨' : '빠짐';
}

/** `+12 ~41 −0` */
export function changesText({ added, changed, removed }: ChangeCounts): string {
  return `+${formatDigits(added)} ~${formatDigits(changed)} −${formatDigits(removed)}`;
}

/** `추가 12, 바뀜 41, 빠짐 0` */
export function changesSentence({ added, changed, removed }: ChangeCounts): string {
  return `추가 ${formatDigits(added)}, 바뀜 ${formatDigits(changed)}, 빠짐 ${formatDigits(removed)}`;
}

export function countChanges({ added, changed, removed }: ChangeCounts): number {
  return added + changed + removed;
}

/** The page of a row. */
export function factRowPath(entity: EntityName, rowId: number): string {
  return `/operator/data/${entity}/${rowId}`;
}

/** Tells a line from all others of its difference. */
export function lineKey({ entity, rowId, field }: Pick<FactDifference, 'entity' | 'rowId' | 'field'>): string {
  return `${entity} ${rowId} ${field ?? ''}`;
}
