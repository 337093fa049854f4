import type { FactChange, FactChangeBy } from '#features/game-data/editing/facts-desk.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { OverrideChanges } from '../layers/edits.ts';
import type { Override } from '../layers/layer.ts';

/** The lowest level that may change what the override says. */
function levelOf({ entity, kind, field }: Pick<Override, 'entity' | 'kind' | 'field'>): OperatorLevel {
  if (kind !== 'field') return OPERATOR_LEVEL.moderator;
  if (field === null || !isEntityName(entity)) return OPERATOR_LEVEL.editor;
  return fieldOf(entity, field)?.level ?? OPERATOR_LEVEL.editor;
}

/** Whoever changes is no lower than all that begins or ends. @throws {AppError} FORBIDDEN with `data.needs` */
export function requireLevels(
  overrides: readonly Override[],
  { begun, ended }: OverrideChanges,
  { level }: Pick<FactChangeBy, 'level'>,
): void {
  if (level === undefined) return;
  const changed = [...begun, ...overrides.filter(({ id }) => ended.includes(id))];
  const needs = Math.min(OPERATOR_LEVEL.editor, ...changed.map(levelOf));
  if (level > needs) throw new AppError('FORBIDDEN', { data: { needs } });
}

/** Acts whose overrides others may have made: bases and files are for administrators anyway. */
export function hasFieldLevels({ act }: FactChange): boolean {
  return act !== 'follow' && act !== 'apply' && act !== 'import';
}
