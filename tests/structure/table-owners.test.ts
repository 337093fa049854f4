import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tablesOf } from './source-queries.ts';
import { HOLE, type TableUse, tablesInSql } from './sql-tables.ts';
import { readText, sourcesUnder, type TreeFile, treeFile } from './tree.ts';

const tablesByRoom = z.record(z.string(), z.array(z.string()));

/**
 * The owner of each table, and the other tables in a noun's queries: `reads` are joins, `writes` are changes. `unread` lists files
 * with a query whose table this test cannot read, with the reason.
 */
const stored = z
  .strictObject({
    owns: tablesByRoom,
    reads: tablesByRoom,
    writes: tablesByRoom,
    unread: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readText('tests/structure/table-owners.json')));

const ROOM = /^(src\/features\/[^/]+\/[^/]+|src\/[^/]+\/[^/]+|[^/]+\/[^/]+)\//;
const SEQUENCE = /_id_seq$/;

interface Use {
  room: string;
  path: string;
  name: string;
  use: TableUse;
}

function usesIn(file: TreeFile): Use[] {
  const room = ROOM.exec(file.path)?.[1] ?? file.path;
  return tablesOf(file).map(({ name, use }) => ({ room, path: file.path, name: name.replace(SEQUENCE, ''), use }));
}

function tablesOfSchema(): string[] {
  const [database] = sourcesUnder('database')
    .filter(({ path }) => path === 'database/schema.ts')
    .flatMap(({ nodes }) => nodes())
    .flatMap((node) => (node.type === 'TSInterfaceDeclaration' && node.id.name === 'Database' ? [node.body] : []));
  return (database?.body ?? []).flatMap((member) =>
    member.type !== 'TSPropertySignature'
      ? []
      : member.key.type === 'Literal'
        ? [String(member.key.value)]
        : member.key.type === 'Identifier'
          ? [member.key.name]
          : [],
  );
}

function foreign(uses: readonly Use[], use: TableUse): Record<string, string[]> {
  const others = uses.filter(({ room, name, ...each }) => each.use === use && !stored.owns[room]?.includes(name));
  const rooms = Object.groupBy(others, ({ room }) => room);
  return Object.fromEntries(
    Object.entries(rooms).map(([room, found = []]) => [room, [...new Set(found.map(({ name }) => name))].toSorted()]),
  );
}

const files = [...sourcesUnder('src'), ...sourcesUnder('game-data')];
const uses = files.flatMap(usesIn);
/** The server's own lists of what there is. */
const CATALOG = /^pg_/;
const named = uses.filter(({ name }) => name !== HOLE && !CATALOG.test(name));

describe('a table', () => {
  it('has one owner', () => {
    const owned = Object.values(stored.owns).flat();
    expect(owned).toEqual([...new Set(owned)]);
    expect(tablesOfSchema()).toContain('trade');
    expect(tablesOfSchema().filter((name) => !owned.includes(name))).toEqual([]);
    expect(named.filter(({ name }) => !owned.includes(name))).toEqual([]);
  });

  it('is read by its owner and by listed joins only', () => {
    expect(foreign(named, 'read')).toEqual(stored.reads);
  });

  it('is written by its owner and by listed others only', () => {
    expect(foreign(named, 'write')).toEqual(stored.writes);
  });

  it('has a readable name in every query', () => {
    const unread = uses.filter(({ name }) => name === HOLE).map(({ path }) => path);
    expect([...new Set(unread)].toSorted()).toEqual(Object.keys(stored.unread));
  });
});

describe('the reader of statements', () => {
  it.each([
    ['select * from trade where id = ?', 'trade'],
    ['select from a, b as other, lateral (select from c) as d where x in (1, 2)', 'a b c'],
    ['select a, b from c join d using (id) left join e on e.id = c.id, f', 'c d e f'],
    ['insert into a (x, y) select x, y from b on conflict (x) do update set y = 1', 'a! b'],
    ['update a as present set b = 1, c = 2 from d where true', 'a! d'],
    ['delete from a using b where a.id = b.id', 'a! b'],
    ['with made as (insert into a default values returning *), b as materialized (select) select from made, b', 'a!'],
    ['select from jsonb_to_recordset(?) as made (x int), unnest(?) as y (z), real', 'real'],
    ['select extract(epoch from at), trim(both from name) from a where x is distinct from y for update', 'a'],
    ['select * from (select from ?) as looked order by a, b', '?'],
    ["select 'from nothing' -- from nobody\n from sign_in.user as other", 'sign_in.user'],
    ['select * from "a", "b"."c"', 'a b.c'],
    ['truncate table a', 'a!'],
  ])('%s', (text, tables) => {
    const found = tablesInSql(text).map(({ name, use }) => (use === 'write' ? `${name}!` : name));
    expect(found.join(' ')).toBe(tables);
  });
});

describe('the reader of files', () => {
  it.each([
    [
      "db.selectFrom('a as x').innerJoin('b', 'b.id', 'x.id').leftJoin((eb) => eb.selectFrom('c').as('y'), on)",
      'a b c',
    ],
    ["db.selectFrom(['a', 'b as x'])", 'a b'],
    ["db.insertInto('a').values([]); db.updateTable('b'); db.deleteFrom('c')", 'a! b! c!'],
    ["const T = 'a'; new Limiter({ tableName: T }); db.selectFrom(T)", 'a a!'],
    ['db.selectFrom(table)', '?'],
    [`sql<{ id: number }>\`select id from \${sql.table(table)}\``, '?'],
    [`const side = sql\`a where \${x}\`; sql\`select from \${side} and \${y}\``, 'a'],
    [`pool.query(\`select from a where id = \${1}\`); pool.query('delete from b')`, 'a b!'],
    ["sql.raw('update a set x = 1')", 'a!'],
    ['pool.query(text)', '?'],
  ])('%s', (text, tables) => {
    const found = tablesOf(treeFile('a.ts', () => text)).map(({ name, use }) => (use === 'write' ? `${name}!` : name));
    expect(found.toSorted().join(' ')).toBe(tables);
  });
});
