import { writeCsv, writeJson } from '../files/write-file.ts';
import { type Entity, isEntity, type SourceRow } from '../import/source-rows.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

/** All rows in force of an entity in the form that imports take; undefined: a sheet as CSV, or no such entity. */
export function writeFactsFile(
  { facts, layers }: FactsSnapshot,
  entity: string,
  format: 'csv' | 'json',
): string | undefined {
  if (!isEntity(entity) || !facts.standing.has(entity)) return undefined;
  const rows = (layers.inForce[entity] ?? []).map(({ row }) => row) as SourceRow<Entity>[];
  return format === 'csv' ? writeCsv(entity, rows) : writeJson(entity, rows);
}
