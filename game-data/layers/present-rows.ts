import { CONFIDENCES, type Confidence } from '#features/game-data/fact.contract.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { Entity } from '../import/source-rows.ts';
import { addedValues, type Entry } from './entries.ts';
import { isReference, type Override, type Reference } from './layer.ts';
import type { ReferenceField } from './layered-entities.ts';
import { mapReferences, type Values } from './map-references.ts';
import type { Found, Names } from './names.ts';

type RowField = Extract<ReferenceField, { to: unknown }>;

/** A row as its overrides make it, with present names; whether it is in force is another question. */
export interface PresentRow {
  entry: Entry;
  row: Values;
  /** Overridden, or another row's name changed in it: its schema has not seen it yet. */
  isTouched: boolean;
  /** It stands only while all of these do, and only while one of each group does. */
  needs: Found[];
  needsOneOf: Found[][];
  issues: DataIssue[];
}

/** Sub-rows have ids of their own, which are no value. */
export function withoutMaterialIds(entity: Entity, row: Values): Values {
  if (entity !== 'recipes' || !Array.isArray(row.materials)) return row;
  return { ...row, materials: row.materials.map(({ id: _, ...material }: { id?: number }) => material) };
}

/** The fields that overrides set; those of a row that an operator added before a base brought it are some, too. */
export function overriddenFields(entry: Entry): Map<string, Override> {
  const { added, fields } = entry.overrides ?? { fields: new Map<string, Override>() };
  if (added === undefined || entry.isAdded) return fields;
  return new Map([...Object.keys(addedValues(added)).map((field) => [field, added] as const), ...fields]);
}

export function overriddenValue(override: Override, field: string): unknown {
  return override.kind === 'added' ? addedValues(override)[field] : override.value;
}

export function lowestConfidence(all: readonly Confidence[]): Confidence | undefined {
  return CONFIDENCES[Math.max(...all.map((one) => CONFIDENCES.indexOf(one)))];
}

function withOverrides(entry: Entry, base: Values, fields: ReadonlyMap<string, Override>): Values {
  const merged: Record<string, unknown> = { ...base };
  for (const [field, override] of fields) merged[field] = overriddenValue(override, field);
  if (entry.entity === 'sources') return merged;
  const overrides = [...fields.values()];
  const source = (merged.source as string[] | undefined) ?? [];
  merged.source = [...new Set([...source, ...overrides.flatMap((one) => one.source)])];
  const own = merged.confidence as Confidence;
  merged.confidence = lowestConfidence([own, ...overrides.map(({ confidence }) => confidence)]);
  return merged;
}

/** The item that the name of a drop led to once, as its key tells. Of other rows, what they lost is a reference. */
function formerItem({ entity, key }: Entry, name: string, names: Names): Found | undefined {
  const code = entity === 'drops' && !key.endsWith(`/${name}`) ? /\/([0-9]+)$/.exec(key)?.[1] : undefined;
  return code === undefined ? undefined : names.itemOfCode(code);
}

export class PresentRows {
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  /** The base's values with references in place of names: what overrides are compared with and stored as. */
  baseValues(entry: Entry): Values {
    const row = withoutMaterialIds(entry.entity, entry.row);
    return mapReferences(entry.entity, row, (value, field) => {
      if (!('to' in field) || isReference(value)) return value;
      const found = this.#meant(entry, field, value, row);
      return found === undefined ? value : ({ ref: found.ref, id: found.id } satisfies Reference);
    });
  }

  /** The values in force, with references. */
  values(entry: Entry): Values {
    return withOverrides(entry, this.baseValues(entry), overriddenFields(entry));
  }

  /** Of an optional name it counts alone what it leads to, or has led to. */
  #meant(entry: Entry, field: RowField, value: unknown, row: Values): Found | undefined {
    const found = this.#names.resolve(field, value, row);
    const isName = field.isOptional && !isReference(value) && (found === undefined || found.isLost);
    return isName ? formerItem(entry, String(value), this.#names) : found;
  }

  of(entry: Entry): PresentRow {
    const fields = overriddenFields(entry);
    const isOverridden = fields.size > 0;
    const row = isOverridden ? withOverrides(entry, this.baseValues(entry), fields) : entry.row;
    const present: PresentRow = { entry, row, isTouched: isOverridden, needs: [], needsOneOf: [], issues: [] };
    present.row = mapReferences(entry.entity, row, (value, field, at) => {
      if (!('to' in field)) return this.#named(present, field, value);
      return this.#referred(present, field, value, at.join('.'));
    });
    present.isTouched ||= present.row !== row;
    return present;
  }

  #named(present: PresentRow, field: Extract<ReferenceField, { named: unknown }>, value: unknown): unknown {
    const found = this.#names.resolveName(field.named, value);
    if (found.length > 0 && !field.isOptional) present.needsOneOf.push(found);
    return value;
  }

  #referred(present: PresentRow, field: RowField, value: unknown, at: string): unknown {
    const { entry, row } = present;
    const found = this.#meant(entry, field, value, row);
    if (found === undefined) {
      if (isReference(value)) present.issues.push({ ...entry.line, field: at, reason: '가리키는 것이 없습니다' });
      return value;
    }
    if (!isReference(value) && this.#names.isRenamed(field, value, row, found)) {
      present.issues.push(this.#renamed(entry, at, String(value), found));
      return value;
    }
    present.needs.push(found);
    return found.isLost ? value : this.#names.presentName(found.ref, found.id);
  }

  #renamed({ line }: Entry, field: string, name: string, { ref, id }: Found): DataIssue {
    const present = String(this.#names.shownName(ref, id));
    return { ...line, field, reason: `'${name}' 아이템이 없습니다: 지금 이름은 '${present}'입니다` };
  }
}
