import { sql } from 'kysely';
import {
  type ColumnOverrides,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  UnionExpressionNode,
} from 'kysely-codegen';
import type { Db } from '#platform/database/db.ts';
import { numbersOf, textsOf } from './check-values.ts';

interface Column {
  schema: string;
  table: string;
  name: string;
  type: string;
  hasDefault: boolean;
  /** `GENERATED ALWAYS`: inserts may not set it. */
  isGeneratedAlways: boolean;
  checks: string[];
}

/** Numeric columns whose CHECK lists cases; elsewhere it is a limit. */
const ENUMERATED_NUMBERS: ReadonlySet<string> = new Set([
  'broadcast.kind',
  'broadcast.trade_type',
  'operator.level',
  'report.status',
  'trade.status',
  'trade.trade_type',
  'trade_price.kind',
  'watch.trade_type',
  'word_review.status',
]);

export async function columnOverrides(db: Db): Promise<ColumnOverrides> {
  const columns = await findColumns(db);
  requireChecks(columns);
  return Object.fromEntries(
    columns.flatMap((column) => {
      const type = overrideOf(column);
      return type ? [[`${column.schema}.${column.table}.${column.name}`, type]] : [];
    }),
  );
}

function requireChecks(columns: readonly Column[]): void {
  const enumerated = columns.filter(({ checks }) => checks.some((check) => numbersOf(check).length > 0)).map(pathOf);
  const others = [...ENUMERATED_NUMBERS].filter((path) => !enumerated.includes(path));
  if (others.length > 0) throw new Error(`No check lists the numbers of ${others.join(', ')}`);
}

function overrideOf(column: Column): ColumnOverrides[string] | undefined {
  const path = pathOf(column);
  if (column.isGeneratedAlways) return new GenericExpressionNode('GeneratedAlways', [new IdentifierNode('number')]);
  if (column.type.startsWith('json')) return new GenericExpressionNode('JsonColumn', [new LiteralNode(path)]);
  const valuesOf: (check: string) => (string | number)[] = ENUMERATED_NUMBERS.has(path) ? numbersOf : textsOf;
  const values = column.checks.flatMap(valuesOf);
  if (values.length === 0) return undefined;
  const union = new UnionExpressionNode(values.map((value) => new LiteralNode(value)));
  return column.hasDefault ? new GenericExpressionNode('Generated', [union]) : union;
}

function pathOf({ schema, table, name }: Column): string {
  return schema === 'public' ? `${table}.${name}` : `${schema}.${table}.${name}`;
}

async function findColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select pg_namespace.nspname as schema, pg_class.relname as table, attname as name, pg_type.typname as type,
      atthasdef or attidentity <> '' as "hasDefault", attidentity = 'a' as "isGeneratedAlways",
      array(
        select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
        where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
      ) as checks
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_type on pg_type.oid = atttypid
    where relkind = 'r' and attnum > 0 and not attisdropped and nspname in ('public', 'sign_in')`.execute(db);
  return rows;
}
