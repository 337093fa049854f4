import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { superuserUrl } from '#platform/database/embedded/account.ts';
import { queryAt, testArchivedServer } from '#tests/support/archived-server.ts';
import { postmasterPid } from '#tests/support/embedded-postgres.ts';
import { rounds } from '#tests/support/rounds.ts';
import { baseFolder } from './backup-places.ts';
import { listBaseCopies } from './base-manifest.ts';
import { CLUSTER_PREFIX } from './cluster-files.ts';
import { restoreTo } from './restore-to.ts';

const CHILD = fileURLToPath(new URL('base-copy.child.ts', import.meta.url));
const SEEDS = rounds(4);

const site = testArchivedServer();
beforeAll(async () => {
  await site.query('create table trade (id serial primary key, note text)');
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const namesIn = () => readdir(baseFolder(site.places.backupDir));

describe('a base copy', () => {
  it('is readable by its owner only, and named by its time', async () => {
    const copy = await site.takeCopy();
    expect(copy.path).toMatch(/\/base\/\d{8}T\d{6}Z\.base$/);
    expect([await modeOf(copy.path), await modeOf(baseFolder(site.places.backupDir))]).toEqual(['600', '700']);
    expect(await listBaseCopies(site.places.backupDir)).toEqual([copy]);
    expect(await site.archived()).toContain(copy.stopWal);
  });

  it('holds nothing of tables that are not logged, and restores them empty', { tags: 'sweep' }, async () => {
    await site.query('create unlogged table visit (id serial primary key, address text)');
    await site.query(`insert into visit (address) select '198.51.100.' || n from generate_series(1, 200) n`);
    await queryAt(superuserUrl(site.server().url), 'checkpoint');
    const copy = await site.takeCopy();
    const found: string[] = [];
    for await (const entry of createReadStream(copy.path).pipe(createZstdDecompress()).pipe(extract())) {
      const content = await buffer(entry as unknown as AsyncIterable<Uint8Array>);
      if (entry.header.name.startsWith(CLUSTER_PREFIX) && content.includes('198.51.100.'))
        found.push(entry.header.name);
    }
    expect(found).toEqual([]);
    await site.untilArchived();
    const rows = await restoreTo({ ...site.places, at: undefined }, ({ url }) =>
      queryAt(url, 'select count(*)::int as count from visit'),
    );
    expect(rows).toEqual([{ count: 0 }]);
    await site.query('drop table visit');
  });

  it('is made once at a time: the second one reports that and does nothing', async () => {
    const before = (await namesIn()).length;
    const found = await Promise.allSettled([site.takeCopy(), site.takeCopy()]);
    expect(found.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = found.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: { message: '다른 프로세스가 지금 백업을 만들고 있습니다.', exitCode: 3 },
    });
    expect((await namesIn()).length).toBe(before + 2);
  });

  it('removes what killed ones have left', async () => {
    const folder = baseFolder(site.places.backupDir);
    await writeFile(join(folder, '20200101T000000Z.base.part'), 'x');
    await writeFile(join(folder, '20200101T000000Z.base.json'), '{}');
    await site.takeCopy();
    expect((await namesIn()).filter((name) => name.startsWith('2020') || name === 'lock')).toEqual([]);
  });

  it('fails and leaves nothing when its log does not get archived, when it is stopped, or the server dies', async () => {
    const before = await namesIn();
    await expect(site.takeCopy({ signal: AbortSignal.abort() })).rejects.toThrow('기본 백업을 만들지 못했습니다');
    await expect(site.takeCopy({ url: 'postgres://a:b@127.0.0.1:1/c' })).rejects.toThrow(
      '기본 백업을 만들지 못했습니다',
    );
    expect(await namesIn()).toEqual(before);
  });
});

async function copyInChild() {
  const child = spawn(process.execPath, [CHILD, site.server().url, site.places.backupDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, exited };
}

/** Or it has ended before that. */
async function untilWritten(bytes: number, child: ChildProcess): Promise<void> {
  const folder = baseFolder(site.places.backupDir);
  const written = async () => {
    if (child.exitCode !== null) return Number.POSITIVE_INFINITY;
    const part = (await readdir(folder)).find((name) => name.endsWith('.part'));
    const found = part === undefined ? undefined : await stat(join(folder, part)).catch(() => undefined);
    return found?.size ?? -1;
  };
  await expect.poll(written, { interval: 5 }).toBeGreaterThanOrEqual(bytes);
}

describe('killed at any moment', { tags: 'sweep' }, () => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
    'leaves the newest whole copy restorable, seed %i',
    async (seed) => {
      await site.query(`insert into trade (note) values ('before ${seed}')`);
      const copy = await site.takeCopy();
      const { child, exited } = await copyInChild();
      await untilWritten(Math.floor(copy.file.bytes * ((seed * 0.37) % 1)), child);
      if (seed % 2 === 0) child.kill('SIGKILL');
      else {
        process.kill(await postmasterPid(site.places.dataDir), 'SIGKILL');
        // A copy that only waits for its log to be archived is completed by the revived server.
        await site.server().revive();
      }
      await exited;
      await site.query(`insert into trade (note) values ('after ${seed}')`);
      const at = await site.now();
      await site.untilArchived();

      const rows = await restoreTo({ ...site.places, at }, ({ url, base }) => {
        expect(base.at.getTime()).toBeGreaterThanOrEqual(copy.at.getTime());
        return queryAt(url, 'select note from trade order by id');
      });
      expect(rows).toEqual(await site.query('select note from trade order by id'));
      expect(rows.slice(-2)).toEqual([{ note: `before ${seed}` }, { note: `after ${seed}` }]);
      await site.takeCopy();
      expect((await namesIn()).filter((name) => name.endsWith('.part'))).toEqual([]);
      await rm(copy.path);
    },
  );
});
