import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SEQUENCE_GAP } from '#platform/backup/portable/restore-portable.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fillDatabase } from '#tests/support/full-database.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { openStoredClient } from '#tests/support/stored-client.ts';
import type { StoredFixture } from '#tests/support/stored-fixture.ts';
import { freePort } from '#tests/support/stored-site.ts';
import { inTop } from '../structure/tree.ts';

// One site for all tests: each builds on the state of the ones before.

const latestSchema = z.object({ epoch: z.guid() });

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let settings: Record<string, string>;
let fixture: StoredFixture;
let site: ServedSite;
let output: string;
let epochBefore: string;

beforeAll(async () => {
  [source, target] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  await target.database.close();
  folder = await mkdtemp(join(tmpdir(), 'baramnaru-restored-'));
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  fixture = await fillDatabase(source, { siteUrl, receiverUrl: 'https://receiver.example' });
  // Who leaves the site must have signed in a moment ago.
  await source.db.updateTable('sign_in.session').set({ created_at: new Date() }).execute();
  await source.database.close();
  settings = {
    PORT: String(port),
    PUBLIC_SITE_URL: siteUrl,
    RATE_LIMIT_SCALE: '100',
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
  };
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true });
});

async function run(database: TestDatabase, command: string, ...args: string[]): Promise<string> {
  const env = { ...settings, PATH: process.env.PATH, DATABASE_URL: database.url, NODE_ENV: 'production' };
  return (await promisify(execFile)(process.execPath, [inTop(`src/app/${command}-command.ts`), ...args], { env }))
    .stdout;
}

const client = () => openStoredClient({ site, cast: fixture.cast });

async function latestEpoch(): Promise<string> {
  return latestSchema.parse(await (await fetch(`${site.origin}/builds/latest.json`)).json()).epoch;
}

describe('a site whose backup is restored elsewhere', { tags: 'sweep' }, () => {
  it('is taken and restored by two commands', async () => {
    output = await run(source, 'backup', '--to', join(folder, 'backups'));
    expect(output).toContain('암호화하지 않은 백업입니다');
    expect(output).toContain('백업에 없는 것');
    site = await serveSite({ ...settings, DATABASE_URL: source.url });
    epochBefore = await latestEpoch();
    // Leaves after the backup.
    expect((await client().sendRequest('newcomer', 'POST', '/api/profiles/delete', {})).status).toBe(200);
    const log = () => readFile(join(folder, 'backups', 'deletions.log'), 'utf8').catch(() => '');
    await expect.poll(log).toMatch(/^\S+Z [0-9a-f]{64}\n$/);
    expect(await log()).not.toContain(client().person('newcomer').userId);
    await site.stop();

    const [file = ''] = (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.backup'));
    output = await run(target, 'restore', '--from', join(folder, 'backups', file));
    expect(output).toContain('탈퇴한 계정 1개를 다시 지웠습니다');
    site = await serveSite({ ...settings, DATABASE_URL: target.url });
  });

  it('lets everybody in by the session of before, but for who left since', async () => {
    const me = await client().sendRequest('hero', 'GET', '/api/profiles/me');
    expect(me).toMatchObject({ status: 200, body: { id: client().person('hero').profileId } });
    await expect(client().tokenOf('newcomer')).rejects.toThrow();
    const { profileId } = client().person('newcomer');
    expect((await client().sendRequest('nobody', 'GET', `/api/profiles/${profileId}`)).status).toBe(404);
  });

  it('shows its pages and pictures', async () => {
    for (const path of ['/', '/trade', '/party', '/guilds', '/events', '/items/655', '/notice/terms']) {
      expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200]);
    }
    const picture = await fetch(`${site.origin}/uploads/${createHash('md5').update('그림').digest('hex')}-2.webp`);
    expect(Buffer.from(await picture.arrayBuffer()).toString('hex')).toBe('00015cff');
  });

  it('gives no id a second time', async () => {
    const itemId = client().idOf('items', 'sword');
    const trade = { itemId, gameServer: 1, tradeType: 1, price: 5_000, quantity: 1 };
    const answer = await client().sendRequest('hero', 'POST', '/api/trades', trade);
    expect(answer).toMatchObject({ status: 201, body: { id: expect.toSatisfy((id: number) => id > SEQUENCE_GAP) } });
  });

  it('has another epoch, and an audit chain that goes on across the restore', async () => {
    expect(await latestEpoch()).not.toBe(epochBefore);
    const audit = await run(target, 'operator', 'audit');
    expect(audit).toMatch(/command · site\.restore · site:baramnaru-\S+\.backup · /);
    expect(audit).toContain('처음부터 이어집니다');
  });

  it('discards what may have rung since', async () => {
    expect(output).toMatch(/이미 울렸을 알림 \d+개를 버렸습니다/);
  });
});
