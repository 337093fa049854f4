import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryAt, testArchivedServer } from '#tests/support/archived-server.ts';
import { postmasterPid } from '#tests/support/embedded-postgres.ts';
import { listBaseCopies } from './base-manifest.ts';
import { runRestoreAt } from './restore-at.command.ts';
import { restoreTo } from './restore-to.ts';
import { thinArchive } from './sparse-segments.ts';

const site = testArchivedServer();
beforeAll(async () => {
  await site.query('create table trade (id int primary key)');
});

interface Written {
  id: number;
  begunAt: Date;
  acknowledgedAt: Date;
}

let next = 1;

/** Writers, each with rows of its own; by the server's clock before and after each write. */
function startWriters(count: number) {
  const written: Written[] = [];
  let isStopped = false;
  const write = async () => {
    const client = new pg.Client({ connectionString: site.server().url });
    client.on('error', () => {});
    await client.connect();
    const now = async () => (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now;
    while (!isStopped) {
      const id = next++;
      const begunAt = await now();
      await client.query('insert into trade values ($1)', [id]);
      const acknowledgedAt = await now();
      if (begunAt && acknowledgedAt) written.push({ id, begunAt, acknowledgedAt });
    }
    await client.end();
  };
  const writers = Promise.allSettled(Array.from({ length: count }, write));
  return {
    written,
    atLeast: (rows: number) => expect.poll(() => written.length).toBeGreaterThan(rows),
    async stop() {
      isStopped = true;
      await writers;
      return written;
    },
  };
}

const idsAt = async (url: string) =>
  new Set((await queryAt<{ id: number }>(url, 'select id from trade')).map(({ id }) => id));

describe('restored to a moment', () => {
  it('has what was acknowledged before a wrong statement and nothing that began after, while many write', {
    tags: 'sweep',
  }, async () => {
    const writers = startWriters(8);
    await writers.atLeast(50);
    await site.takeCopy();
    await writers.atLeast(writers.written.length + 50);
    const at = await site.now();
    await writers.atLeast(writers.written.length + 50);
    await site.query('delete from trade');
    await writers.atLeast(writers.written.length + 20);
    const written = await writers.stop();
    await site.untilArchived();

    const found = await restoreTo({ ...site.places, at }, async (restored) => ({
      ids: await idsAt(restored.url),
      restored,
    }));
    const before = written.filter(({ acknowledgedAt }) => acknowledgedAt < at);
    expect(before.length).toBeGreaterThan(100);
    expect(before.filter(({ id }) => !found.ids.has(id))).toEqual([]);
    expect(written.filter(({ id, begunAt }) => begunAt > at && found.ids.has(id))).toEqual([]);
    expect(found.restored.isTargetReached).toBe(true);
    expect(found.restored.replayedUntil.getTime()).toBeLessThanOrEqual(at.getTime());
    expect((await idsAt(site.server().url)).size).toBeLessThan(found.ids.size);
  });

  it('has all of an archive that ends before it, and reports that, also of one whose empty ends take no disk', {
    tags: 'sweep',
  }, async () => {
    await site.query('insert into trade values (-1)');
    await site.untilArchived();
    expect(await thinArchive(site.places.backupDir)).toBeGreaterThan(10 * 1024 * 1024);
    expect(await thinArchive(site.places.backupDir)).toBe(0);
    const at = await site.now();
    const found = await restoreTo({ ...site.places, at, now: at }, async (restored) => ({
      ids: await idsAt(restored.url),
      isTargetReached: restored.isTargetReached,
    }));
    expect(found.ids.has(-1)).toBe(true);
    expect(found.isTargetReached).toBe(false);
  });
});

describe('a lost data folder', { tags: 'sweep' }, () => {
  it('comes back with all but what was acknowledged after the last archived segment', async () => {
    const writers = startWriters(4);
    await writers.atLeast(100);
    const archivedAt = await site.now();
    await site.untilArchived();
    await writers.atLeast(writers.written.length + 30);
    const pid = await postmasterPid(site.places.dataDir);
    process.kill(pid, 'SIGKILL');
    const written = await writers.stop();
    await site.server().stop();
    // Processes of the killed server may still write.
    await rm(site.places.dataDir, { recursive: true, force: true, maxRetries: 50 });

    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const prompt = () => expect.unreachable('it asks although it was confirmed');
    const prepare = async ({ url }: { url: string }) => {
      await queryAt(url, 'insert into trade values (-2)');
    };
    const code = await runRestoreAt({ ...site.places, site: '시험', isConfirmed: true, print, prompt, prepare });
    expect(lines.join('\n')).toContain('지금 데이터는 없습니다');
    expect(code).toBe(0);

    await site.start();
    const found = await idsAt(site.server().url);
    expect(written.filter(({ acknowledgedAt, id }) => acknowledgedAt < archivedAt && !found.has(id))).toEqual([]);
    expect(found.has(-2)).toBe(true);
    expect((await stat(join(site.places.dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('archives on after that, on a timeline of its own, from which it can be restored again', async () => {
    await site.untilArchived();
    expect(await site.archived()).toContain('00000002.history');
    await site.query('delete from trade');
    await site.query('insert into trade values (7)');
    const at = await site.now();
    await site.query('insert into trade values (8)');
    await site.untilArchived();
    const ids = await restoreTo({ ...site.places, at }, ({ url }) => idsAt(url));
    expect([...ids]).toEqual([7]);
  });
});

describe('a data folder that was lost and begun anew', { tags: 'sweep' }, () => {
  it('comes back from the archive of the old one, by a time before the loss', async () => {
    const at = await site.now();
    await site.query('insert into trade values (9)');
    await site.untilArchived();
    await site.server().stop();
    await rm(site.places.dataDir, { recursive: true, force: true });
    await site.start();
    await site.query('create table trade (id int primary key)');
    const anew = await site.takeCopy();
    await site.server().stop();

    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const command = { ...site.places, site: '시험', isConfirmed: true, print, prompt: async () => '' };
    expect(await runRestoreAt({ ...command, at })).toBe(0);
    expect(lines.join('\n')).toMatch(/trade +지금 0 → 복원한 것 2/);
    await site.start();
    expect([...(await idsAt(site.server().url))]).toEqual([7, 8]);
    expect((await listBaseCopies(site.places.backupDir))[0]).toEqual(anew);
  });
});

describe('the command', { tags: 'sweep' }, () => {
  const command = (answer: string, at: Date) => {
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
    };
    const run = runRestoreAt({
      ...site.places,
      at,
      site: '시험',
      isConfirmed: false,
      print,
      prompt: async () => answer,
    });
    return run.then((code) => ({ code, text: lines.join('\n') }));
  };

  it('compares, and changes nothing unless the name of the site is typed', async () => {
    const at = await site.now();
    await site.query('insert into trade values (9), (10)');
    await site.server().stop();
    const refused = await command('아니요', at);
    expect(refused.code).toBe(3);
    expect(refused.text).toMatch(/trade +지금 4 → 복원한 것 2/);
    expect(await readdir(site.places.dataDir)).not.toContain('restored');

    const done = await command('시험', at);
    expect(done.text).toContain('복원한 데이터베이스로 바꾸었습니다');
    expect(done.code).toBe(0);
    const before = (await readdir(site.places.dataDir)).find((name) => name.startsWith('cluster-before-'));
    expect(await readFile(join(site.places.dataDir, before ?? '', 'PG_VERSION'), 'utf8')).toBe('18\n');
    await site.start();
    expect([...(await idsAt(site.server().url))]).toEqual([7, 8]);
  });

  it('refuses while the site runs', async () => {
    const { code, text } = await command('시험', await site.now());
    expect(text).toContain('사이트가 켜져 있습니다');
    expect(code).toBe(3);
    expect((await listBaseCopies(site.places.backupDir)).length).toBeGreaterThan(0);
  });
});
