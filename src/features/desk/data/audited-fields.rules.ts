import type { ChangedField } from '#features/game-data/editing/facts-desk.ts';
import type { FieldType } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';

/** Fields that an audit row names; it counts all. */
const NAMED_FIELDS = 200;

const AUDITED_KINDS: ReadonlySet<FieldType['kind']> = new Set(['number', 'tile', 'flag', 'choice', 'choices']);

/** Fields with numbers and enumerated values before and after; of texts and other rows the audit has the name of the field alone. */
export function auditedFields(fields: readonly ChangedField[]): Record<string, unknown>[] {
  return fields.slice(0, NAMED_FIELDS).map(({ entity, rowId, field, before, after }) => {
    const kind = fieldOf(entity, field)?.type.kind;
    const isPlain = kind !== undefined && AUDITED_KINDS.has(kind);
    return { entity, rowId, field, ...(isPlain && { before, after }) };
  });
}
