import { canonical } from '../import/difference.ts';
import type { Entry } from './entries.ts';
import type { Override } from './layer.ts';
import type { Values } from './map-references.ts';
import { overriddenFields, overriddenValue } from './present-rows.ts';

/** An override above a base that has changed since. It stays in force until somebody decides. */
export interface Conflict {
  override: Override;
  field: string;
  /** The base's value when the override was made, and now; with references. */
  base: unknown;
  now: unknown;
  value: unknown;
}

/** A row that an operator added, and a base brought later. */
export interface Absorbed {
  override: Override;
  /** What of it differs from the base, by field. To be stored as overrides of these fields, with `base` null. */
  fields: Record<string, unknown>;
}

export interface Standing {
  conflicts: Conflict[];
  /** Overrides whose value the base has by now: to be ended. */
  caughtUp: Override[];
  absorbed: Absorbed[];
}

export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other);
}

export function addStanding(standing: Standing, entry: Entry, base: Values): void {
  const { added } = entry.overrides ?? {};
  const absorbed: Absorbed | undefined =
    added === undefined || entry.isAdded ? undefined : { override: added, fields: {} };
  if (absorbed !== undefined) standing.absorbed.push(absorbed);
  for (const [field, override] of overriddenFields(entry)) {
    const value = overriddenValue(override, field);
    const now = base[field] ?? null;
    const then = override.kind === 'added' ? null : override.base;
    if (isEqual(value, now)) {
      if (override.kind === 'field') standing.caughtUp.push(override);
      continue;
    }
    if (absorbed !== undefined && override === added) absorbed.fields[field] = value;
    if (!isEqual(then, now)) standing.conflicts.push({ override, field, base: then, now, value });
  }
}
