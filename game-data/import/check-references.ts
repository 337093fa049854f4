import type { DataIssue } from './data-issue.ts';
import { monsterKey } from './keys.ts';
import type { KnownNames, SoundRows } from './known.ts';
import type { Entity, SourceRow } from './source-rows.ts';

type Report = (field: string, reason: string) => void;

class References {
  readonly #names: KnownNames;
  readonly #report: Report;

  constructor(names: KnownNames, report: Report) {
    this.#names = names;
    this.#report = report;
  }

  sources(ids: readonly string[] = [], field = 'source'): void {
    for (const id of ids) {
      if (!this.#names.sources.has(id)) this.#report(field, `'${id}' 출처가 sources에 없습니다`);
    }
  }

  item(name: string | undefined, field: string): void {
    if (name !== undefined && !this.#names.items.has(name)) this.#report(field, `'${name}' 아이템이 없습니다`);
  }

  map(code: string | null | undefined, field: string): void {
    if (code !== null && code !== undefined && !this.#names.mapCodes.has(code))
      this.#report(field, `${code}번 맵이 없습니다`);
  }

  skill(name: string, field: string): void {
    if (!this.#names.skills.has(name)) this.#report(field, `'${name}' 마법이 없습니다`);
  }

  dungeon(name: string | undefined, field: string): void {
    if (name !== undefined && !this.#names.dungeons.has(name)) this.#report(field, `'${name}' 던전이 없습니다`);
  }

  region(id: number | undefined, field: string): void {
    if (id !== undefined && !this.#names.regions.has(id)) this.#report(field, `${id}번 지역이 없습니다`);
  }

  monster(dungeon: string | undefined, name: string | undefined, field: string): void {
    if (dungeon === undefined || name === undefined) return;
    if (!this.#names.monsters.has(monsterKey(dungeon, name))) {
      this.#report(field, `'${dungeon}'에 '${name}' 몬스터가 없습니다`);
    }
  }

  anyName(name: string | undefined, field: string): void {
    if (name === undefined) return;
    const { items, skills, dungeons, mapNames, monsters } = this.#names;
    const isMonster = () => [...monsters].some((key) => key.endsWith(`/${name}`));
    if (!items.has(name) && !skills.has(name) && !dungeons.has(name) && !mapNames.has(name) && !isMonster()) {
      this.#report(field, `어디에도 없는 이름입니다: '${name}'`);
    }
  }
}

type Checks = { [E in Entity]?: (row: Partial<SourceRow<E>>, refs: References) => void };

const CHECKS: Checks = {
  items: (row, refs) => {
    for (const [index, note] of (row.fieldNotes ?? []).entries())
      refs.sources(note.source, `fieldNotes.${index}.source`);
    for (const [index, { claims }] of (row.disagreements ?? []).entries())
      for (const [at, claim] of claims.entries())
        refs.sources(claim.source, `disagreements.${index}.claims.${at}.source`);
  },
  regions: (row, refs) => {
    for (const [index, note] of (row.notes ?? []).entries()) refs.sources(note.source, `notes.${index}.source`);
  },
  people: (row, refs) => refs.map(row.map, 'map'),
  ports: (row, refs) => {
    refs.map(row.sourceMap, 'sourceMap');
    refs.map(row.destinationMap, 'destinationMap');
  },
  'world-points': (row, refs) => refs.map(row.map, 'map'),
  dungeons: (row, refs) => {
    refs.region(row.region, 'region');
    refs.dungeon(row.partOf ?? undefined, 'partOf');
    for (const [index, name] of (row.monsters ?? []).entries())
      refs.monster(row.partOf ?? row.name, name, `monsters.${index}`);
    for (const [index, code] of (row.maps ?? []).entries()) refs.map(code, `maps.${index}`);
    for (const [index, { fromMap }] of (row.entrances ?? []).entries()) refs.map(fromMap, `entrances.${index}.fromMap`);
  },
  monsters: (row, refs) => refs.dungeon(row.dungeon, 'dungeon'),
  drops: (row, refs) => refs.monster(row.dungeon, row.monster, 'monster'),
  recipes: (row, refs) => {
    refs.item(row.item, 'item');
    refs.map(row.map, 'map');
    for (const [index, { item }] of (row.materials ?? []).entries()) refs.item(item, `materials.${index}.item`);
    for (const [index, { item }] of (row.failReturns ?? []).entries()) refs.item(item, `failReturns.${index}.item`);
  },
  'item-sell-maps': (row, refs) => {
    refs.item(row.item, 'item');
    refs.map(row.map, 'map');
  },
  abbreviations: (row, refs) => refs.anyName(row.name, 'name'),
  exchanges: (row, refs) => {
    for (const [index, { map }] of (row.at ?? []).entries()) refs.map(map, `at.${index}.map`);
  },
  summons: (row, refs) => {
    for (const [index, { map }] of (row.at ?? []).entries()) refs.map(map, `at.${index}.map`);
    refs.map(row.place?.map, 'place.map');
  },
  promotions: (row, refs) => {
    for (const [index, { map }] of (row.people ?? []).entries()) refs.map(map, `people.${index}.map`);
  },
  jobs: (row, refs) => {
    for (const [index, { item }] of (row.materials ?? []).entries()) refs.item(item, `materials.${index}.item`);
    for (const [index, name] of (row.armor ?? []).entries()) refs.item(name, `armor.${index}`);
    for (const [index, name] of (row.skills ?? []).entries()) refs.skill(name, `skills.${index}`);
  },
};

function checkEntity<E extends Entity>(entity: E, rows: SoundRows[E], names: KnownNames): DataIssue[] {
  const issues: DataIssue[] = [];
  for (const { file, row, value } of rows ?? []) {
    const refs = new References(names, (field, reason) => issues.push({ file, row, field, reason }));
    const { source }: { source?: readonly string[] | undefined } = value;
    refs.sources(source);
    CHECKS[entity]?.(value, refs);
  }
  return issues;
}

export function checkReferences(rows: SoundRows, names: KnownNames): DataIssue[] {
  return (Object.keys(rows) as Entity[]).flatMap((entity) => checkEntity(entity, rows[entity], names));
}
