import { type AliasedExpression, sql } from 'kysely';

/**
 * Passes rows as one parameter of a statement: one of thousands of parameters blocks the event loop while it is built.
 * @param types of PostgreSQL, by column
 */
export function jsonRecords<Row extends object, Alias extends string>(
  alias: Alias,
  types: Readonly<Record<keyof Row & string, string>>,
  rows: readonly object[],
): AliasedExpression<Row, Alias> {
  const columns = Object.entries(types).map(([name, type]) => `${name} ${type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
    .$castTo<Row>()
    .as<Alias>(sql.raw(`${alias} (${columns.join(', ')})`));
}
