import { IMPORTED_TABLES, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { DataIssue } from '#game-data/import/data-issue.ts';
import { noStoredRows } from '#game-data/import/identify.ts';
import type { RawFile } from '#game-data/import/read.ts';
import type { Entity } from '#game-data/import/source-rows.ts';
import { applyEdit, type Edit, type EditContext, type Refusal } from '#game-data/layers/edits.ts';
import { type BackContext, overridesAboveNewBase } from '#game-data/layers/going-back.ts';
import { type Bases, type Override, overridesAt } from '#game-data/layers/layer.ts';
import { type Layers, layerRows } from '#game-data/layers/layer-rows.ts';
import { settleBases } from '#game-data/layers/settle-bases.ts';

export type FileRows = Partial<Record<Entity, readonly Record<string, unknown>[]>>;

const AT = new Date('2026-01-01T12:00:00.000Z');
const WITHOUT_FACT: ReadonlySet<string> = new Set(['sources']);

/** Files as if read, each row with a source and a confidence. */
export function filesOf(rows: FileRows): RawFile[] {
  return Object.entries(rows).map(([entity, own]) => ({
    entity: entity as Entity,
    file: `${entity}.json`,
    rows: own.map((row, index) => ({
      row: index + 1,
      value: WITHOUT_FACT.has(entity) ? row : { source: ['seen'], confidence: 'medium', ...row },
    })),
  }));
}

export const SMALL_FACTS: FileRows = {
  sources: [
    { id: 'seen', title: '본 것' },
    { id: 'heard', title: '들은 것' },
  ],
  regions: [{ id: 1, name: '초급 사냥터' }],
  items: [
    { id: 1, code: 100, name: '도토리', type: 6, price: 10 },
    { id: 2, code: 200, name: '도토리묵', type: 6 },
    { id: 3, code: 300, name: '밤', type: 6 },
  ],
  maps: [
    { id: 1, code: '7', name: '부여성', kind: 'town' },
    { id: 2, code: '8', name: '다람쥐굴 1층', kind: 'dungeon' },
  ],
  people: [
    { id: 1001, map: '7', name: '경비병', x: 1, y: 1 },
    { id: 1002, map: '7', name: '경비병', which: 2, x: 2, y: 1 },
    { id: 2001, map: '8', name: '떡쇠', x: 5, y: 5 },
  ],
  ports: [{ id: 1, sourceMap: '7', x: 1, y: 2, destinationMap: '8', destX: 3, destY: 4 }],
  skills: [
    { id: 1, name: '성황령', reqJobs: [0], reqGrade: 0, reqLv: 5, reqItems: [{ item: '도토리', quantity: 10 }] },
  ],
  dungeons: [{ id: 1, region: 1, name: '다람쥐굴', location: '부여성', sortOrder: 1, maps: ['8'] }],
  monsters: [{ id: 1, dungeon: '다람쥐굴', name: '다람쥐', sortOrderInDungeon: 1, exp: 10 }],
  drops: [
    { id: 1, dungeon: '다람쥐굴', monster: '다람쥐', item: '도토리' },
    { id: 2, dungeon: '다람쥐굴', monster: '다람쥐', item: '알 수 없는 씨앗' },
  ],
  recipes: [{ id: 1, item: '도토리묵', category: '요리', materials: [{ id: 1, item: '도토리', quantity: 3 }] }],
  'item-sell-maps': [{ id: 1, item: '도토리', map: '7' }],
  abbreviations: [{ id: 1, short: '도토', name: '도토리' }],
  jobs: [
    {
      ...{ job: 1, jobName: '전사', role: '격수', grade: 1, name: '검객' },
      ...{ materials: [{ item: '도토리', quantity: 1 }], skills: ['성황령'] },
    },
  ],
};

/** Lines are of a set in hand alone. */
function withoutLines(bases: Bases): Bases {
  return Object.fromEntries(
    Object.entries(bases).map(([entity, own]) => [entity, own.map(({ line: _, ...base }) => base)]),
  );
}

function storedAfter(stored: StoredRows, { rows }: Layers): StoredRows {
  const times = { created_at: AT, updated_at: AT };
  const tables = IMPORTED_TABLES.map((table) => {
    const next = new Map<number, object>(
      (rows?.[table] ?? []).map((row) => [row.id, { ...row, ...times, removed_at: null }]),
    );
    const out = stored[table].filter(({ id }) => !next.has(id)).map((row) => ({ ...row, removed_at: AT }));
    return [table, [...out, ...next.values()]];
  });
  return Object.fromEntries(tables) as unknown as StoredRows;
}

export type Outcome = { isDone: true } | { isDone: false; refusal?: Refusal; issues: readonly DataIssue[] };

/** Facts as the site keeps them, in memory: bases, overrides, the tables, and all versions. */
export class LayeredFacts {
  bases: Bases = {};
  overrides: readonly Override[] = [];
  stored: StoredRows = noStoredRows();
  layers: Layers = layerRows(this);
  version = 0;
  readonly basesOf: Bases[] = [{}];
  readonly authors: (string | null)[] = [null];

  #commit(bases: Bases, overrides: readonly Override[], by: string | null): Outcome {
    const layers = layerRows({ bases, overrides, stored: this.stored });
    if (layers.rows === null) return { isDone: false, issues: layers.issues };
    this.version += 1;
    this.bases = withoutLines(bases);
    this.overrides = overrides;
    this.stored = storedAfter(this.stored, layers);
    this.layers = layers;
    this.basesOf[this.version] = this.bases;
    this.authors[this.version] = by;
    return { isDone: true };
  }

  /** A set of files, of all entities or of some. */
  release(rows: FileRows): Outcome {
    const { bases, issues } = settleBases({ ...this, files: filesOf(rows) });
    if (issues.length > 0) return { isDone: false, issues };
    const above = layerRows({ ...this, bases });
    return this.#commit(bases, overridesAboveNewBase(this.overrides, above, this.version + 1), null);
  }

  context(by: string | null = 'operator'): EditContext {
    return { by, at: AT, version: this.version + 1, layers: this.layers, stored: this.stored };
  }

  edit(edits: readonly Edit[], by?: string): Outcome {
    let overrides = this.overrides;
    for (const edit of edits) {
      const edited = applyEdit(overrides, edit, this.context(by));
      if (edited.isRefused) return { isDone: false, refusal: edited, issues: [] };
      overrides = edited.overrides;
    }
    return this.change(overrides, by);
  }

  change(overrides: readonly Override[], by: string | null = 'operator', bases: Bases = this.bases): Outcome {
    return this.#commit(bases, overrides, by);
  }

  backContext(to: number): BackContext {
    const bases = this.basesOf[to] ?? {};
    const then = layerRows({ bases, overrides: overridesAt(this.overrides, to), stored: this.stored });
    return { ...this.context(), to, then };
  }

  row(entity: Entity, id: number): Record<string, unknown> | undefined {
    return this.layers.inForce[entity]?.find((row) => row.id === id)?.row;
  }
}
