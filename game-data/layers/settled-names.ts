import type { StoredRows } from '#features/game-data/imported-tables.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { type Checked, type KnownNames, NOTHING_KNOWN, namesAfter } from '../import/known.ts';
import type { Entity } from '../import/source-rows.ts';
import { type BaseRow, isReference } from './layer.ts';
import type { Names } from './names.ts';
import { STANDING_SOURCES } from './standing-sources.ts';

interface SettledSet {
  names: Names;
  /** Entities that the set has a file of. */
  inSet: ReadonlySet<Entity>;
}

const NAMED = ['sources', 'regions', 'items', 'maps', 'skills', 'dungeons', 'monsters'] as const;

/**
 * What rows of a set may name: what stands after it, and what another base lost. Faulty rows (`standing`) count too: a
 * reference to one of them is not a second fault.
 */
export function knownNames(
  { names, inSet }: SettledSet,
  standing: readonly { entity: Entity; standing: readonly Checked<object>[] }[],
): KnownNames {
  const rowsOf = (entity: (typeof NAMED)[number]) => {
    const rows = names.rows(entity);
    const own =
      entity === 'monsters' ? rows.map((row) => ({ ...row, dungeon: dungeonName(names, row.dungeon) })) : rows;
    const raw = standing.filter((one) => one.entity === entity).flatMap((one) => one.standing);
    const lost = inSet.has(entity) ? [] : names.lostRows(entity);
    const always = entity === 'sources' ? STANDING_SOURCES : [];
    const values = [...own, ...raw.map(({ value }) => value), ...lost, ...always];
    return values.map((value) => ({ file: '', row: 0, value }));
  };
  const known = Object.fromEntries(NAMED.map((entity) => [entity, rowsOf(entity)]));
  return namesAfter(known as Parameters<typeof namesAfter>[0], NOTHING_KNOWN);
}

function dungeonName(names: Names, dungeon: unknown): unknown {
  return isReference(dungeon) ? names.baseName('dungeons', dungeon.id) : dungeon;
}

interface Mention {
  base: BaseRow;
  field: string;
  name: string;
}

function itemMentions(bases: Readonly<Record<string, readonly BaseRow[]>>, inSet: ReadonlySet<Entity>): Mention[] {
  const of = (entity: Entity) => (inSet.has(entity) ? (bases[entity] ?? []) : []);
  const drops = of('drops').map((base) => ({ base, field: 'item', name: (base as BaseRow<'drops'>).row.item }));
  const skills = of('skills').flatMap((base) =>
    (base as BaseRow<'skills'>).row.reqItems.map(({ item }, index) => ({
      base,
      field: `reqItems.${index}.item`,
      name: item,
    })),
  );
  return [...drops, ...skills];
}

/** Names of items in a set that led to one, and do so no more. Others that no file has are names only. */
export function lostItemIssues({
  names,
  known,
  inSet,
  bases,
  stored,
}: SettledSet & {
  known: KnownNames;
  bases: Readonly<Record<string, readonly BaseRow[]>>;
  stored: StoredRows;
}): DataIssue[] {
  const required = new Map(stored.skill.map(({ id, req_items }) => [id, req_items]));
  return itemMentions(bases, inSet).flatMap(({ base, field, name }) => {
    const found = names.resolve({ path: [], to: 'items' }, name, {});
    if (found?.isLost === false) return [];
    const place = { file: base.line?.file ?? '', row: base.line?.row ?? 0, field };
    const once = names.itemOnceCalled(name);
    if (once !== undefined) {
      const present = String(names.baseName('items', once.id));
      return [{ ...place, reason: `'${name}' 아이템이 없습니다: 지금 이름은 '${present}'입니다` }];
    }
    if (!inSet.has('items') || known.items.has(name)) return [];
    const hasLed =
      field === 'item'
        ? !base.key.endsWith(`/${name}`)
        : required.get(base.id)?.some(({ itemId }) => names.itemCalled(itemId, name) !== undefined);
    return hasLed ? [{ ...place, reason: `'${name}' 아이템이 없습니다` }] : [];
  });
}
