import type { Entity } from '../import/source-rows.ts';
import { type Entries, rowName } from './entries.ts';
import type { Reference } from './layer.ts';
import type { Found } from './names.ts';
import type { PresentRow } from './present-rows.ts';

/** A row that is out because of others, or whose base lost it while overrides of it stand. */
export interface SleepingRow {
  entity: Entity;
  id: number;
  /** What it refers to and is out itself. Empty: its base lost it. */
  because: Reference[];
}

export interface Asleep {
  /** Rows that are not in force: taken out, or asleep. */
  out: ReadonlySet<string>;
  sleeping: SleepingRow[];
}

const nameOf = ({ entry }: PresentRow): string => rowName(entry.entity, entry.id);

function dependents(rows: Iterable<PresentRow>): Map<string, PresentRow[]> {
  const byTarget = new Map<string, PresentRow[]>();
  for (const row of rows) {
    for (const { ref, id } of [...row.needs, ...row.needsOneOf.flat()]) {
      const target = rowName(ref, id);
      const own = byTarget.get(target);
      if (own === undefined) byTarget.set(target, [row]);
      else own.push(row);
    }
  }
  return byTarget;
}

/** What a row misses, as far as rows are out. */
function missing({ needs, needsOneOf }: PresentRow, out: ReadonlySet<string>): Reference[] {
  const isOut = ({ ref, id, isLost }: Found) => isLost || out.has(rowName(ref, id));
  const all = [...needs.filter(isOut), ...needsOneOf.filter((group) => group.every(isOut)).flat()];
  const once = new Map(all.map(({ ref, id }) => [rowName(ref, id), { ref, id }]));
  return [...once.values()];
}

/** Whatever needs a row that is out, or that its base lost, is out with it. */
export function asleep(rows: ReadonlyMap<string, PresentRow>, entries: Entries): Asleep {
  const byTarget = dependents(rows.values());
  const out = new Set<string>();
  const sleepers = new Set<string>();
  const queue: string[] = [];
  const fall = (name: string): void => {
    if (out.has(name)) return;
    out.add(name);
    queue.push(name);
  };
  for (const [name, row] of rows) {
    if (row.entry.overrides?.removed !== undefined) fall(name);
    else if (missing(row, out).length > 0) {
      sleepers.add(name);
      fall(name);
    }
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const row of byTarget.get(name) ?? []) {
      const own = nameOf(row);
      if (out.has(own) || missing(row, out).length === 0) continue;
      sleepers.add(own);
      fall(own);
    }
  }
  const sleeping = [...rows.values()]
    .filter((row) => sleepers.has(nameOf(row)))
    .map((row) => ({ entity: row.entry.entity, id: row.entry.id, because: missing(row, out) }));
  return { out, sleeping: [...sleeping, ...lostRows(entries)] };
}

function lostRows({ overrides, all }: Entries): SleepingRow[] {
  return [...overrides.values()].flatMap(({ fields, added, removed }) => {
    const [one] = [...fields.values(), added, removed].filter((override) => override !== undefined);
    if (one === undefined || one.kind === 'added' || all.get(one.entity)?.has(one.rowId)) return [];
    return [{ entity: one.entity, id: one.rowId, because: [] }];
  });
}
