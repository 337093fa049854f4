import pg from 'pg';

export type TableCounts = ReadonlyMap<string, number>;

/** Rows of each table of the site, counted one by one. */
export async function countTables(url: string): Promise<TableCounts> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname = 'public' and (relkind = 'p' or relkind = 'r' and not relispartition) order by relname`,
    );
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string }>(
        `select count(*)::text as rows from public.${pg.escapeIdentifier(name)}`,
      );
      counts.set(name, Number(rows[0]?.rows));
    }
    return counts;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Korean lines: each table with another number of rows, and how many have the same. */
export function comparisonLines(present: TableCounts, restored: TableCounts): string[] {
  const names = [...new Set([...present.keys(), ...restored.keys()])].sort();
  const differing = names.filter((name) => present.get(name) !== restored.get(name));
  const width = Math.max(0, ...differing.map((name) => name.length));
  const shown = (count: number | undefined) => (count === undefined ? '없음' : count.toLocaleString('en'));
  const lines = differing.map(
    (name) => `  ${name.padEnd(width)}  지금 ${shown(present.get(name))} → 되살린 것 ${shown(restored.get(name))}`,
  );
  const same = names.length - differing.length;
  return [...lines, `  ${differing.length > 0 ? '나머지 ' : ''}표 ${same}개는 줄 수가 같습니다.`];
}
