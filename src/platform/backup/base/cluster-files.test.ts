import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack as createPack, extract } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packCluster } from './cluster-files.ts';

const CHUNK = 256 * 1024;

let cluster: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'cluster-'));
  await write('global/pg_control', 'control');
});
afterEach(() => rm(cluster, { recursive: true }));

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(cluster, dirname(path)), { recursive: true });
  await writeFile(join(cluster, path), content);
}

/** Packs it; `during` runs when the name of an entry has been read. */
async function packed(during: (name: string) => Promise<void> = async () => {}): Promise<Map<string, Buffer>> {
  const pack = createPack();
  const done = packCluster(pack, cluster).then(() => pack.finalize());
  const tar = extract();
  pack.pipe(tar);
  const found = new Map<string, Buffer>();
  for await (const entry of tar) {
    await during(entry.header.name);
    found.set(
      `${entry.header.name}${entry.header.type === 'directory' ? '/' : ''}`,
      await buffer(entry as unknown as AsyncIterable<Uint8Array>),
    );
  }
  await done;
  return found;
}

it('takes files and folders, the control file last, and nothing that belongs to the running server alone', async () => {
  for (const path of [
    'PG_VERSION',
    'base/5/1249',
    'base/5/pg_internal.init',
    'base/5/t3_16384',
    'base/pgsql_tmp/pgsql_tmp17.0',
    'pg_wal/000000010000000000000001',
    'pg_replslot/one/state',
    'log/postgres-Mon.log',
    'postmaster.pid',
    'postmaster.opts',
    'backup_label.old',
    'recovery.signal',
    'pg_logical/replorigin_checkpoint',
    'postgresql.auto.conf.tmp',
  ])
    await write(path, path);
  const names = [...(await packed()).keys()];
  expect(names.filter((name) => !name.endsWith('/')).sort()).toEqual([
    'cluster/PG_VERSION',
    'cluster/base/5/1249',
    'cluster/global/pg_control',
    'cluster/pg_logical/replorigin_checkpoint',
  ]);
  expect(names).toEqual(expect.arrayContaining(['cluster/pg_wal/', 'cluster/log/', 'cluster/pg_replslot/']));
  expect(names.at(-1)).toBe('cluster/global/pg_control');
});

it('leaves out what is not logged, but for the file that makes it anew', async () => {
  for (const name of ['16384', '16384.1', '16384_fsm', '16384_vm', '16384_init', '1638', '163840', '16385_fsm'])
    await write(`base/5/${name}`, name);
  await write('base/6/16384', 'of another database');
  const names = [...(await packed()).keys()].filter((name) => /^cluster\/base\/\d+\/./.test(name));
  expect(names.toSorted()).toEqual([
    'cluster/base/5/1638',
    'cluster/base/5/163840',
    'cluster/base/5/16384_init',
    'cluster/base/5/16385_fsm',
    'cluster/base/6/16384',
  ]);
});

it('takes a file that shrinks or grows meanwhile in the size that it had, with zeros for what is gone', async () => {
  const full = Buffer.alloc(40 * CHUNK, 'x');
  await write('shrinking', full);
  const shrunk = await packed(async (name) => {
    if (name === 'cluster/shrinking') await truncate(join(cluster, 'shrinking'), 1000);
  });
  const content = shrunk.get('cluster/shrinking') ?? Buffer.alloc(0);
  expect(content.length).toBe(full.length);
  expect(content.subarray(0, 1000).equals(full.subarray(0, 1000))).toBe(true);
  expect(content.at(-1)).toBe(0);

  await write('shrinking', full);
  const grown = await packed(async (name) => {
    if (name === 'cluster/shrinking') await write('shrinking', Buffer.alloc(50 * CHUNK, 'x'));
  });
  expect(grown.get('cluster/shrinking')?.equals(full)).toBe(true);
});

it('goes on without a file or folder that is gone when its turn comes', async () => {
  await write('a-large', Buffer.alloc(8 * CHUNK, 'x'));
  for (let index = 0; index < 50; index++) await write(`base/${index}/file`, 'x');
  const found = await packed(async (name) => {
    if (name.startsWith('cluster/base/')) {
      for (let index = 0; index < 50; index++)
        await rm(join(cluster, `base/${index}`), { recursive: true, force: true });
    }
  });
  expect(found.has('cluster/global/pg_control')).toBe(true);
  expect([...found.keys()].filter((name) => name.endsWith('/file')).length).toBeLessThan(50);
});
