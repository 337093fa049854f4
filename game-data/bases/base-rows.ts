import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { CheckedSet } from '../import/check.ts';
import { canonical } from '../import/difference.ts';
import type { NextRows } from '../import/identify.ts';
import type { RawFile } from '../import/read.ts';
import { type Entity, ROW_SCHEMAS } from '../import/source-rows.ts';
import type { BaseRow, Bases } from '../layers/layer.ts';
import { layeredEntity } from '../layers/layered-entities.ts';

/** Stored with every set. Increase it when a row that today's schema reads means something else than before. */
export const ROW_SCHEMA_NUMBER = 1;

export const ENTITIES = Object.keys(ROW_SCHEMAS) as Entity[];

/** Rows of sheets and quests have no id of their own: they are counted from 1. */
export function numbered<Row>(rows: readonly Row[]): { id: number; key: string; row: Row }[] {
  return rows.map((row, index) => ({ id: index + 1, key: String(index + 1), row }));
}

/** Puts the ids that the rows of checked files have got beside them. */
export function toBaseRows({ rows, drafts }: CheckedSet, next: NextRows): Bases {
  const entries = ENTITIES.flatMap((entity) => {
    const own: readonly unknown[] | undefined = rows[entity];
    if (own === undefined) return [];
    const table = layeredEntity(entity)?.table;
    if (table === undefined) return [[entity, numbered(own)]];
    const ids = new Map(next[table].map(({ key, id }) => [key, id]));
    const keys = (drafts[table] ?? []).map(({ key }) => key);
    return [[entity, own.map((row, at) => ({ id: ids.get(keys[at] ?? ''), key: keys[at], row }))]];
  });
  return Object.fromEntries(entries) as Bases;
}

/** As if the rows were read from a file, so that they pass the checks of files. @param name stands in faults */
export function toRawFile(entity: Entity, rows: readonly BaseRow[], name: string = entity): RawFile {
  return { entity, file: name, rows: rows.map(({ row }, index) => ({ row: index + 1, value: row })) };
}

export function hashRows(rows: readonly BaseRow[]): string {
  return createHash('sha256').update(canonical(rows)).digest('hex');
}

export async function packRows(rows: readonly BaseRow[]): Promise<Buffer> {
  return promisify(deflate)(JSON.stringify(rows));
}

/** The rows as they were stored, which today's schema may refuse: `readableRows`. */
export async function unpackRows(packed: Uint8Array): Promise<BaseRow[]> {
  return JSON.parse((await promisify(inflate)(packed)).toString('utf8'));
}

/** Fields that the schema has got since are filled in. @returns undefined when today's schema refuses a row */
export function readableRows(entity: Entity, rows: readonly BaseRow[]): BaseRow[] | undefined {
  const readable = rows.flatMap(({ row, ...identity }) => {
    const read = ROW_SCHEMAS[entity].safeParse(row);
    return read.success ? [{ ...identity, row: read.data }] : [];
  });
  return readable.length === rows.length ? readable : undefined;
}
