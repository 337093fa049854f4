import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { ValueIssue } from '#features/game-data/entities/field-value.rules.ts';

/** Why fields were refused, by name; the place inside the value begins with it. */
export type FieldFaults = Readonly<Record<string, ValueIssue>>;

interface Fault {
  readonly field: string;
  readonly reason: string;
  /** The row that brought it, where it is known. */
  readonly at?: { readonly id?: unknown } | null;
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false;
  const { field, reason } = value as Partial<Fault>;
  return typeof field === 'string' && typeof reason === 'string';
}

/** An issue of the input, as a fault. */
function toFault(issue: unknown): unknown {
  if (typeof issue !== 'object' || issue === null) return issue;
  const { path, message } = issue as { path?: unknown; message?: unknown };
  return { field: path, reason: message };
}

/** Finds the field in a place of the server: `materials.0.item` in `edits.0.fields.materials.0.item`. */
export function placeInField(entity: EntityName, place: string): string | undefined {
  const parts = place.split('.');
  const begin = parts.findIndex((part) => fieldOf(entity, part) !== undefined);
  return begin < 0 ? undefined : parts.slice(begin).join('.');
}

/**
 * The faults and issues in the data of an error, by the field that they name.
 * @param rowId the row in hand, if it stands: faults of others are left out
 */
export function faultsIn(data: Readonly<Record<string, unknown>>, entity: EntityName, rowId?: number): FieldFaults {
  const { faults, issues } = data;
  const listed = [
    ...(Array.isArray(faults) ? faults : []),
    ...(Array.isArray(issues) ? issues.map(toFault) : []),
  ].filter(isFault);
  const found: Record<string, ValueIssue> = {};
  for (const { field, reason, at } of listed) {
    const isOther = rowId !== undefined && at !== undefined && at !== null && at.id !== rowId;
    const place = isOther ? undefined : placeInField(entity, field);
    const [name] = place?.split('.') ?? [];
    if (place !== undefined && name !== undefined) found[name] ??= { field: place, reason };
  }
  return found;
}
