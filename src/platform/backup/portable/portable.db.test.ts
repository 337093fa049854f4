import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '#platform/database/with-client.ts';
import { silentLog } from '#platform/log/log.ts';
import { type PortableContent, readContentOf, writeContent } from '#tests/support/changed-portable.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillDatabase } from '#tests/support/full-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { findSequences, findTables } from './layout.repository.ts';
import type { BackupTable, Manifest } from './manifest.ts';
import { type PortableReader, readPortable } from './read-portable.ts';
import { type RestoreOptions, restorePortable, SEQUENCE_GAP } from './restore-portable.ts';
import { takePortable } from './take-portable.ts';

const SITE = 'https://baram.example';
const COMMAND = fileURLToPath(new URL('../../../app/backup-command.ts', import.meta.url));
const KILLS = rounds(20);

let source: TestDatabase;
let folder: string;
let whole: string;
let taken: Manifest;

beforeAll(async () => {
  source = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'baramnaru-backup-'));
  await fillDatabase(source, { siteUrl: SITE, receiverUrl: 'https://receiver.example' });
  ({ file: whole, manifest: taken } = await take());
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withClient({ connectionString: url }, use);
}

function take(options: Partial<Parameters<typeof takePortable>[0]> = {}) {
  return connected(source.url, (client) =>
    takePortable({
      client,
      to: folder,
      recipients: [],
      site: SITE,
      release: '1.0.0',
      auditHead: async () => null,
      ...options,
    }),
  );
}

function restore(target: TestDatabase, options: Partial<RestoreOptions> = {}): Promise<Manifest> {
  return restorePortable({
    url: target.url,
    file: whole,
    identities: [],
    site: SITE,
    log: silentLog,
    print: () => {},
    mayReplace: async () => false,
    afterLoad: async () => {},
    ...options,
  });
}

async function withEmpty(use: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await createEmptyDatabase();
  await target.database.close();
  await use(target).finally(() => target.drop());
}

interface Content {
  rows: number;
  hash: string;
}

function contentOf({ url }: TestDatabase): Promise<Record<string, Content>> {
  return connected(url, async (client) => {
    const content: Record<string, Content> = {};
    for (const { name, quoted } of await findTables(client)) {
      const { rows } = await client.query<Content>(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as hash from ${quoted} t`,
      );
      content[name] = rows[0] ?? { rows: 0, hash: '' };
    }
    return content;
  });
}

function structureOf({ url }: TestDatabase) {
  return connected(url, async (client) => {
    const { rows } = await client.query(
      `select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where contype in ('f', 'c')
       union all select tgrelid::regclass::text || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
       union all select name from kysely_migration order by line`,
    );
    return rows;
  });
}

/** Reads everything and stores nothing. */
function reading() {
  const names: string[] = [];
  const reader: PortableReader = {
    onManifest: async () => {},
    async onTable({ name }, copy) {
      names.push(name);
      copy.resume();
    },
  };
  return { names, reader };
}

async function damaged(name: string, damage: (file: string) => Promise<void>): Promise<string> {
  const file = join(folder, name);
  await copyFile(whole, file);
  await damage(file);
  return file;
}

describe('a portable backup', () => {
  it('restores every row of every table, raises every sequence, and leaves keys, triggers and migrations', async () => {
    await withEmpty(async (target) => {
      await restore(target);
      expect(await structureOf(target)).toEqual(await structureOf(source));
      const before = await contentOf(source);
      expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([]);
      expect(await contentOf(target)).toEqual(before);
      const sequences = await connected(target.url, findSequences);
      expect(sequences).toEqual(taken.sequences.map((one) => ({ ...one, value: one.value + SEQUENCE_GAP })));
      await expect(restore(target), 'once more, over what is there').rejects.toMatchObject({ exitCode: EXIT.refused });
    });
  });

  it('is one moment, whatever is written meanwhile', async () => {
    const trades = () =>
      source.db.selectFrom('trade').select(sql<number>`count(*)::int`.as('count')).executeTakeFirst();
    const before = await trades();
    const file = join(folder, 'moment.backup');
    const { manifest } = await take({
      to: file,
      async auditHead() {
        // Runs inside the snapshot.
        await sql`update trade set price = price`.execute(source.db);
        await sql`insert into setting values ('later', '1', now())`.execute(source.db);
        return null;
      },
    });
    await sql`delete from setting where name = 'later'`.execute(source.db);
    expect(manifest.tables.find(({ name }) => name === 'public.trade')?.rows).toBe(before?.count);
    expect(manifest.tables.find(({ name }) => name === 'public.setting')?.rows).toBe(1);
  });

  it('is a file that only its owner reads, and leaves nothing else behind', async () => {
    const own = join(folder, 'own');
    const { file, manifest } = await take({ to: own });
    expect(file).toMatch(/baramnaru-\d{8}T\d{6}Z\.backup$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(own)).mode & 0o777).toBe(0o700);
    expect(await readdir(own)).toHaveLength(1);
    expect(manifest).toMatchObject({ site: SITE, migration: expect.stringMatching(/^\d{4}-/), auditHead: null });
    await expect(take({ to: file })).rejects.toMatchObject({ exitCode: EXIT.refused });
  });

  it('opens with the secret key of its recipient only', async () => {
    const identity = await generateX25519Identity();
    const { file } = await take({
      to: join(folder, 'locked.backup'),
      recipients: [await identityToRecipient(identity)],
    });
    expect((await readFile(file)).includes('manifest')).toBe(false);
    const { names, reader } = reading();
    await expect(readPortable(file, [], reader)).rejects.toThrow('--identity');
    await expect(readPortable(file, [await generateX25519Identity()], reader)).rejects.toThrow('이 키로는');
    const manifest = await readPortable(file, [identity], reader);
    expect(names).toEqual(manifest.tables.map(({ name }) => name));
  });
});

describe('a backup that is killed', { tags: 'sweep' }, () => {
  it.each(Array.from({ length: KILLS }, (_, seed) => seed))(
    'leaves whole files only, and nothing that it had put aside (%i)',
    async (seed) => {
      const to = join(folder, 'killed');
      const env = { PATH: process.env.PATH, DATABASE_URL: source.url, PUBLIC_SITE_URL: SITE };
      const child = spawn(process.execPath, [COMMAND, '--to', to], { env, stdio: 'ignore' });
      const exited = once(child, 'exit');
      // From before it has connected until after it is done.
      await delay(250 + ((seed * 0.618) % 1) * 900);
      child.kill('SIGKILL');
      await exited;
      const names = await readdir(to).catch(() => []);
      expect(names.filter((name) => !/\.(backup|part)$/.test(name))).toEqual([]);
      for (const name of names.filter((one) => one.endsWith('.backup'))) {
        await readPortable(join(to, name), [], reading().reader);
      }
    },
  );
});

describe('a restore changes nothing', () => {
  const refused = async (target: TestDatabase, options: Partial<RestoreOptions>, message: RegExp) => {
    const error = await restore(target, options).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toMatch(message);
    await connected(target.url, async (client) => {
      const { rows } = await client.query(
        `select count(*)::int as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      expect(rows).toEqual([{ count: 0 }]);
    });
    return error;
  };

  it('of a file that is cut short, changed or something else', async () => {
    const { size } = await stat(whole);
    const half = await damaged('half', (file) => truncate(file, Math.floor(size / 2)));
    const almost = await damaged('almost', (file) => truncate(file, size - 3_000));
    const turned = await damaged('turned', async (file) => {
      const handle = await open(file, 'r+');
      const byte = Buffer.alloc(1);
      await handle.read(byte, 0, 1, size - 5_000);
      await handle.write(Buffer.of((byte[0] ?? 0) ^ 4), 0, 1, size - 5_000);
      await handle.close();
    });
    const other = await damaged('other', (file) => writeFile(file, '백업이 아닙니다. '.repeat(100)));
    const nothing = await damaged('nothing', (file) => truncate(file, 0));
    for (const file of [half, turned, other, nothing])
      await expect(readPortable(file, [], reading().reader)).rejects.toThrow('깨졌거나');
    await withEmpty(async (target) => {
      await refused(target, { file: almost }, /깨졌거나/);
      await refused(target, { file: join(folder, 'absent') }, /열 수 없습니다/);
    });
  });

  it('of another site or of a newer release', async () => {
    await withEmpty(async (target) => {
      const stranger = await refused(target, { site: 'https://other.example' }, /다른 사이트/);
      expect(stranger).toMatchObject({ exitCode: EXIT.refused });
    });
    await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(source.db);
    const { file } = await take({ to: join(folder, 'newer.backup') });
    await sql`delete from kysely_migration where name = '9999-later'`.execute(source.db);
    await withEmpty(async (target) => {
      const newer = await refused(target, { file }, /새것입니다: 9999-later/);
      expect(newer).toMatchObject({ exitCode: EXIT.refused });
    });
  });

  it('where its last step fails', async () => {
    await withEmpty(async (target) => {
      const afterLoad = async () => {
        throw new BackupError('마지막에 그만둡니다');
      };
      await refused(target, { afterLoad }, /마지막에/);
    });
  });

  it('of a site that is there, unless it may be replaced', { tags: 'sweep' }, async () => {
    await withEmpty(async (target) => {
      await restore(target);
      await connected(target.url, (client) => client.query(`insert into setting values ('own', '1', now())`));
      await expect(restore(target)).rejects.toMatchObject({ exitCode: EXIT.refused });
      const before = await contentOf(target);
      const half = await damaged('half-again', async (file) => truncate(file, (await stat(whole)).size - 3_000));
      await expect(restore(target, { file: half, mayReplace: async () => true })).rejects.toThrow('깨졌거나');
      expect(await contentOf(target)).toEqual(before);
      await restore(target, { mayReplace: async () => true });
      expect(await contentOf(target)).toEqual(await contentOf(source));
    });
  });

  it('while the site runs', async () => {
    await withEmpty(async (target) => {
      await connected(target.url, async () => {
        await refused(target, {}, /켜져 있거나/);
      });
    });
  });
});

describe('a portable file with an impossible value', () => {
  /** The value of a column in the first row of a table. */
  const withValue = (table: string, column: string, value: string | Buffer) => (content: PortableContent) => {
    const text = content.texts.get(table)?.toString('latin1') ?? '';
    const at = content.manifest.tables.find(({ name }) => name === table)?.columns.indexOf(column) ?? -1;
    const [row = '', ...rows] = text.split('\n');
    const cells = row.split('\t').with(at, value.toString('latin1'));
    content.texts.set(table, Buffer.from([cells.join('\t'), ...rows].join('\n'), 'latin1'));
  };
  const withSequence = (change: Partial<Manifest['sequences'][number]>) => (content: PortableContent) => {
    content.manifest.sequences = content.manifest.sequences.map((one, nth) =>
      nth === 0 ? { ...one, ...change } : one,
    );
  };
  const withColumns = (change: (columns: string[]) => string[]) => (content: PortableContent) => {
    content.manifest.tables = content.manifest.tables.map((one) =>
      one.name === 'public.setting' ? { ...one, columns: change(one.columns) } : one,
    );
  };
  const secondAsFirst = (content: PortableContent) => {
    const [first = '', , ...rows] = String(content.texts.get('public.trade')).split('\n');
    content.texts.set('public.trade', Buffer.from([first, first, ...rows].join('\n')));
  };

  let target: TestDatabase;
  beforeAll(async () => {
    target = await createEmptyDatabase();
    await target.database.close();
  });
  afterAll(() => target.drop());

  async function findError(change: (content: PortableContent) => void): Promise<string> {
    const content = await readContentOf(whole);
    change(content);
    const file = join(folder, 'impossible.backup');
    await writeContent(file, content);
    const error = await restore(target, { file }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(BackupError);
    const { message } = error as BackupError;
    expect(message).toMatch(/^[^\n]*[가-힣][^\n]*[.]$/);
    return message;
  }

  const CASES: readonly (readonly [string, (content: PortableContent) => void, RegExp])[] = [
    ['a word for a number', withValue('public.trade', 'price', 'secret'), /표 trade, 1번째 줄, 칸 price/],
    ['a reference to nobody', withValue('public.trade', 'profile_id', '2147483647'), /표 trade/],
    ['a sequence beyond its end', withSequence({ value: 9_007_199_254_740_991 }), /22003/],
  ];
  const RARER: typeof CASES = [
    ['nothing where something must be', withValue('public.trade', 'game_server', '\\N'), /칸 game_server/],
    ['a key twice', secondAsFirst, /표 trade/],
    ['a number too large', withValue('public.trade', 'price', '9'.repeat(30)), /칸 price/],
    ['a price that is not allowed', withValue('public.trade', 'price', '-1'), /표 trade/],
    ['a day that is none', withValue('public.trade', 'created_at', '2026-02-31 00:00:00+00'), /칸 created_at/],
    ['bytes that are no text', withValue('public.trade', 'comment', Buffer.of(0xb5, 0xce)), /표 trade, 1번째 줄/],
    ['a zero', withValue('public.trade', 'comment', '\\000'), /표 trade, 1번째 줄/],
    ['broken JSON', withValue('public.setting', 'value', '{'), /칸 value/],
    ['a cell too few', withValue('public.setting', 'value', 'x\n'), /표 setting/],
    ['a column twice', withColumns((columns) => [...columns, ...columns.slice(0, 1)]), /42701/],
    ['no columns', withColumns(() => []), /42601/],
  ];

  it.each(CASES)('ends with a sentence that shows no value: %s', async (_, change, place) => {
    const message = await findError(change);
    expect(message).toMatch(place);
    expect(message).not.toContain('secret');
  });

  it.each(RARER)('ends with a sentence: %s', { tags: 'sweep' }, async (_, change, place) => {
    expect(await findError(change)).toMatch(place);
  });

  it.each<[string, (copy: Readable, error: Error) => Promise<void>]>([
    ['before it reads', async (_, error) => Promise.reject(error)],
    ['behind its stream', (copy, error) => pipeline(copy, new Writable({ write: (_chunk, _, done) => done(error) }))],
  ])('is told apart from a broken file when the database refuses it %s', async (_, refuse) => {
    const error = Object.assign(new Error('a value'), { code: '22P02' });
    const onTable = async ({ bytes }: BackupTable, copy: Readable) =>
      bytes > 100_000 ? refuse(copy, error) : void copy.resume();
    await expect(readPortable(whole, [], { onManifest: async () => {}, onTable })).rejects.toBe(error);
  });

  it('ends with a sentence or is restored, whatever the value', { tags: 'rounds' }, async () => {
    const { manifest } = await readContentOf(whole);
    const filled = manifest.tables.filter(({ rows }) => rows > 0);
    const cell = fc.constantFrom(
      ...filled.flatMap(({ name, columns }) => columns.map((column) => [name, column] as const)),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\\N', '', '-1', '9223372036854775808', 'infinity', '{}', '[]', '\\x', '\\.', 'NaN', "'", '\\'),
    );
    await fc.assert(
      fc.asyncProperty(cell, value, async ([table, column], text) => {
        const content = await readContentOf(whole);
        withValue(table, column, Buffer.from(text))(content);
        const file = join(folder, 'drawn.backup');
        await writeContent(file, content);
        const error = await restore(target, { file, mayReplace: async () => true }).catch((error: unknown) => error);
        if (error instanceof Error) expect(error).toBeInstanceOf(BackupError);
      }),
      { numRuns: rounds(10) },
    );
  });
});

describe('a backup that cannot be written', () => {
  it('says which folder', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(take({ to: join(folder, 'file', 'inside') })).rejects.toThrow(join(folder, 'file', 'inside'));
    const gone = join(folder, 'gone');
    await mkdir(gone);
    const vanishing = take({
      to: gone,
      async auditHead() {
        await rm(gone, { recursive: true });
        return null;
      },
    });
    await expect(vanishing).rejects.toThrow(`백업을 두던 폴더가 사라졌습니다: ${gone}`);
  });
});
