import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { constraintOf } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { NewWordRule, StoredWordRule, WordRule, WordRuleChange } from './word.contract.ts';

export async function findVersion(db: Db): Promise<string> {
  return (await db.selectFrom('word_version').select('version').executeTakeFirstOrThrow()).version;
}

/** Uses one statement, so that rules and version belong to the same snapshot. */
export async function findInForce(db: Db): Promise<{ version: string; rules: WordRule[] }> {
  const [first, ...others] = await db
    .selectFrom('word_version')
    .leftJoin('word_rule', (join) => join.on('is_active', '=', true))
    .select(['word_version.version', 'id', 'kind', 'pattern', 'verdict', 'scope'])
    .orderBy('id')
    .execute();
  if (!first) throw new Error('The version of the forbidden words is gone.');
  const rules = [first, ...others].flatMap(({ id, kind, pattern, verdict, scope }) =>
    id === null || kind === null || pattern === null || verdict === null || scope === null
      ? []
      : [{ id, kind, pattern, verdict, scope }],
  );
  return { version: first.version, rules };
}

export async function findAll(db: Db): Promise<StoredWordRule[]> {
  const rows = await db.selectFrom('word_rule').selectAll().orderBy('kind').orderBy('pattern').execute();
  return rows.map(toWordRule);
}

/** @throws {AppError} CONFLICT when the pattern exists */
export async function insert(
  db: Db,
  { kind, pattern, isActive = true, verdict, scope }: NewWordRule,
  at: Date,
): Promise<StoredWordRule> {
  const values = {
    kind,
    pattern,
    is_active: isActive,
    created_at: at,
    updated_at: at,
    ...(verdict !== undefined && { verdict }),
    ...(scope !== undefined && { scope }),
  };
  const query = db.insertInto('word_rule').values(values).returningAll();
  return toWordRule(await query.executeTakeFirstOrThrow().catch(rethrowTaken));
}

export interface SeenRule {
  id: number;
  /** Undefined: any. */
  version?: number | undefined;
}

/**
 * Updates a rule.
 * @returns undefined where there is none of that version
 * @throws {AppError} CONFLICT when another rule has the pattern
 */
export async function update(
  db: Db,
  id: number,
  { version, kind, pattern, isActive, verdict, scope }: WordRuleChange,
  at: Date,
): Promise<StoredWordRule | undefined> {
  const values = {
    ...(kind !== undefined && { kind }),
    ...(pattern !== undefined && { pattern }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(verdict !== undefined && { verdict }),
    ...(scope !== undefined && { scope }),
    updated_at: at,
  };
  const query = db
    .updateTable('word_rule')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (seen) => seen.where('version', '=', Number(version)))
    .returningAll();
  const row = await query.executeTakeFirst().catch(rethrowTaken);
  return row && toWordRule(row);
}

/** @returns undefined where there is none of that version */
export async function remove(db: Db, { id, version }: SeenRule): Promise<StoredWordRule | undefined> {
  const row = await db
    .deleteFrom('word_rule')
    .where('id', '=', id)
    .$if(version !== undefined, (seen) => seen.where('version', '=', Number(version)))
    .returningAll()
    .executeTakeFirst();
  return row && toWordRule(row);
}

export async function findRule(db: Db, id: number): Promise<StoredWordRule | undefined> {
  const row = await db.selectFrom('word_rule').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWordRule(row);
}

function rethrowTaken(error: unknown): never {
  if (constraintOf(error) !== 'word_rule_kind_pattern_key') throw error;
  throw new AppError('CONFLICT', { message: peopleErrors.sameWord, data: { reason: 'EXISTS' } });
}

function toWordRule(row: Selectable<Database['word_rule']>): StoredWordRule {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    kind: row.kind,
    pattern: row.pattern,
    verdict: row.verdict,
    scope: row.scope,
    isActive: row.is_active,
    version: row.version,
  };
}
