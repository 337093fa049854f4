import type { DataIssue } from './data-issue.ts';
import {
  abbreviationKey,
  dropKey,
  type KeyOf,
  monsterKey,
  npcKey,
  portKey,
  recipeKey,
  sellKey,
  skillKey,
  worldPointKey,
} from './keys.ts';
import type { CheckedRows } from './known.ts';
import { type Entity, questKey, type SourceRow } from './source-rows.ts';

type Unique<E extends Entity> = readonly [field: string, uniqueOf: (row: SourceRow<E>, keyOf: KeyOf) => unknown];

const UNIQUE: { [E in Entity]?: readonly Unique<E>[] } = {
  regions: [['name', (row) => row.name]],
  items: [
    ['code', (row) => row.code],
    ['name', (row) => row.name],
  ],
  maps: [['code', (row) => row.code]],
  people: [['name', npcKey]],
  ports: [['x', portKey]],
  'world-points': [['name', worldPointKey]],
  skills: [['name', skillKey]],
  dungeons: [['name', (row) => row.name]],
  monsters: [['name', (row) => monsterKey(row.dungeon, row.name)]],
  drops: [['item', dropKey]],
  recipes: [['item', recipeKey]],
  'item-sell-maps': [['item', sellKey]],
  abbreviations: [['short', abbreviationKey]],
  shortcuts: [['key', (row) => row.key]],
  'npc-commands': [['purpose', (row) => row.purpose]],
  jobs: [['grade', (row) => `${row.job}/${row.grade}`]],
  exchanges: [['give', (row) => `${row.npc}/${row.give.map(({ item, quantity }) => `${item}${quantity}`).join('+')}`]],
  summons: [['monster', (row) => `${row.monster}/${row.kind}`]],
  quests: [['key', questKey]],
  promotions: [['order', (row) => `${row.grade}/${row.order}`]],
  'left-out': [['name', (row) => `${row.kind}/${row.name}`]],
};

function checkEntity<E extends Entity>(entity: E, rows: CheckedRows[E], keyOf: KeyOf): DataIssue[] {
  const issues: DataIssue[] = [];
  const byId: Unique<E> = ['id', (row) => ('id' in row ? row.id : undefined)];
  for (const [field, uniqueOf] of [byId, ...(UNIQUE[entity] ?? [])]) {
    const firstRow = new Map<unknown, number>();
    for (const { file, row, value } of rows ?? []) {
      const unique = uniqueOf(value, keyOf);
      if (unique === undefined) continue;
      const before = firstRow.get(unique);
      if (before === undefined) firstRow.set(unique, row);
      else issues.push({ file, row, field, reason: `${before}번 줄과 겹칩니다 (${String(unique)})` });
    }
  }
  return issues;
}

function checkMaterials(rows: CheckedRows['recipes']): DataIssue[] {
  const issues: DataIssue[] = [];
  const ids = new Set<number>();
  for (const { file, row, value } of rows ?? []) {
    const names = new Set<string>();
    value.materials.forEach(({ id, item }, index) => {
      const field = `materials.${index}`;
      if (names.has(item)) issues.push({ file, row, field: `${field}.item`, reason: `두 번 있습니다: '${item}'` });
      if (id !== undefined && ids.has(id))
        issues.push({ file, row, field: `${field}.id`, reason: `${id}번이 겹칩니다` });
      names.add(item);
      if (id !== undefined) ids.add(id);
    });
  }
  return issues;
}

export function checkDuplicates(rows: CheckedRows, keyOf: KeyOf): DataIssue[] {
  const issues = (Object.keys(rows) as Entity[]).flatMap((entity) => checkEntity(entity, rows[entity], keyOf));
  return [...issues, ...checkMaterials(rows.recipes)];
}
