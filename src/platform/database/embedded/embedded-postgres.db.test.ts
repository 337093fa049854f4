import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ClusterProcess,
  postmasterPid,
  startClusterProcess,
  testTempFolder,
} from '#tests/support/embedded-postgres.ts';
import { processMark } from './processes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const temp = testTempFolder();
let home: string;
beforeAll(async () => {
  home = join(temp.folder, 'shared');
});

async function sendRequest<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe('one cluster and several processes', () => {
  let users: ClusterProcess[];
  let owner: ClusterProcess;
  let guests: ClusterProcess[];

  beforeAll(async () => {
    users = await Promise.all([1, 2, 3, 4].map(() => startClusterProcess(home)));
    owner = users.find((user) => user.owner) ?? expect.unreachable('nobody started the server');
    guests = users.filter((user) => user !== owner);
  });

  it('is created by one of four processes that start at once on an empty folder; all get the same address', () => {
    expect(users.filter((user) => user.owner)).toHaveLength(1);
    expect(new Set(users.map((user) => user.url)).size).toBe(1);
    expect(owner.progress).toEqual(
      expect.arrayContaining(['데이터베이스를 처음 만드는 중입니다', '데이터베이스를 켜는 중입니다']),
    );
    expect(guests.flatMap((guest) => guest.progress)).not.toContain('데이터베이스를 처음 만드는 중입니다');
  });

  it('protects its secrets: files for the owner only, no password left from its creation', async () => {
    expect(await modeOf(join(home, 'password'))).toBe('600');
    expect(await modeOf(join(home, 'cluster'))).toBe('700');
    expect(await modeOf(join(home, 'start.log'))).toBe('600');
    expect(await modeOf(join(home, 'socket'))).toBe('700');
    expect((await readdir(home)).filter((name) => /initdb|\.new|lock/.test(name))).toEqual([]);
  });

  it('refuses a wrong or missing password', async () => {
    for (const user of ['baramnaru', 'postgres']) {
      const url = new URL(owner.url);
      url.username = user;
      url.password = 'guess';
      await expect(sendRequest(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    }
    expect(await readFile(join(home, 'cluster', 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*\btrust\b/m);
  });

  it('listens on this machine only and gives the site no power over the server', async () => {
    expect(await sendRequest(owner.url, `select current_setting('listen_addresses') as at`)).toEqual([
      { at: '127.0.0.1' },
    ]);
    expect(await sendRequest(owner.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    await expect(sendRequest(owner.url, `copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' });
  });

  it('knows the letters and the order of Hangul', async () => {
    await sendRequest(owner.url, 'create extension pg_trgm');
    const [row] = await sendRequest(
      owner.url,
      `select cardinality(show_trgm('한글')) as trigrams, similarity('청룡의검', '청룡검') > 0.2 as similar,
        array(select unnest('{나,힣,가}'::text[]) order by 1) as ordered`,
    );
    expect(row).toEqual({ trigrams: 3, similar: true, ordered: ['가', '나', '힣'] });
  });

  it('writes no values of a refused row into its files', async () => {
    await sendRequest(owner.url, 'create table guest (name text unique)');
    await sendRequest(owner.url, `insert into guest values ('somebody-private')`);
    await expect(sendRequest(owner.url, `insert into guest select name from guest`)).rejects.toMatchObject({
      code: '23505',
    });
    const folder = join(home, 'cluster', 'log');
    const written = async () =>
      (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))).join('');
    await expect.poll(written).toContain('guest_name_key');
    expect(await written()).not.toContain('=(somebody-private)');
  });

  it('writes to log files that start again after a week', async () => {
    const settings = `select string_agg(setting, ' ' order by name) as all from pg_settings
      where name in ('log_rotation_age', 'log_truncate_on_rotation', 'logging_collector')`;
    expect(await sendRequest(owner.url, settings)).toEqual([{ all: '1440 on on' }]);
    expect((await readdir(join(home, 'cluster', 'log')))[0]).toMatch(/^postgres-\w{3}\.log$/);
  });

  it('survives the crash of the process that started it, and accepts new ones', async () => {
    await owner.kill();
    for (const guest of guests) expect(await sendRequest(guest.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const late = await startClusterProcess(home);
    expect(late.owner).toBe(false);
    expect(late.url).toBe(owner.url);
    await late.stop();
    expect(await sendRequest(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('stops cleanly with the last process, and starts again on the same port', async () => {
    const pid = await postmasterPid(home);
    await Promise.all(guests.map((guest) => guest.stop()));
    expect(processMark(pid)).toBeUndefined();
    expect(await readdir(join(home, 'cluster'))).not.toContain('postmaster.pid');

    const again = await startClusterProcess(home);
    expect(again.owner).toBe(true);
    expect(again.url).toBe(owner.url);
    await again.stop();
    expect(await readdir(home)).not.toContainEqual(expect.stringMatching(/in-use/));
  });
});

describe('a process that exits without stopping the server', () => {
  it('leaves it to the others, and stops it cleanly when there are none', { tags: 'sweep' }, async () => {
    const users = await Promise.all([1, 2].map(() => startClusterProcess(home)));
    const pid = await postmasterPid(home);
    await users[0]?.kill('SIGTERM');
    expect(await sendRequest(users[1]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    await users[1]?.kill('SIGTERM');
    await expect.poll(() => processMark(pid)).toBeUndefined();
    expect(await readdir(join(home, 'cluster'))).not.toContain('postmaster.pid');
  });
});

describe('a crash of the server', () => {
  it('loses no acknowledged row, and two processes may restart it at once', { tags: 'sweep' }, async () => {
    const first = await startClusterProcess(home);
    await sendRequest(first.url, 'create table written (id int primary key)');
    const acknowledged = await writeUntilCut(first.url, async () => {
      process.kill(await postmasterPid(home), 'SIGKILL');
    });

    const [one, two] = await Promise.all([startClusterProcess(home), startClusterProcess(home)]);
    expect([one.owner, two.owner].filter(Boolean)).toHaveLength(1);
    expect([...one.progress, ...two.progress]).toContain('비정상 종료된 데이터베이스를 복구하는 중입니다');
    const found = new Set((await sendRequest<{ id: number }>(one.url, 'select id from written')).map((row) => row.id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await Promise.all([first.stop(), one.stop(), two.stop()]);
    await expect(sendRequest(one.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

async function writeUntilCut(url: string, cut: () => Promise<void>): Promise<number[]> {
  const acknowledged: number[] = [];
  let next = 1;
  const writer = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    for (;;) {
      const id = next++;
      await client.query('insert into written values ($1)', [id]);
      acknowledged.push(id);
    }
  };
  const writers = Promise.allSettled([writer(), writer(), writer(), writer()]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await cut();
  await writers;
  return acknowledged;
}

describe('an unsuitable folder', () => {
  it('is refused and not changed when it contains another major version', async () => {
    const old = join(temp.folder, 'old');
    await mkdir(join(old, 'cluster'), { recursive: true });
    await writeFile(join(old, 'cluster', 'PG_VERSION'), '17\n');
    const refusal = startClusterProcess(old);
    await expect(refusal).rejects.toThrow(/^DatabaseStartError: .*PostgreSQL 17의 것인데.*건드리지 않았습니다/);
    expect(await readdir(join(old, 'cluster'))).toEqual(['PG_VERSION']);
    expect(await readdir(old)).toEqual(['cluster']);
  });

  it('is refused and not changed when it contains something else', async () => {
    const letters = join(temp.folder, 'letters');
    await mkdir(join(letters, 'cluster'), { recursive: true });
    await writeFile(join(letters, 'cluster', 'letter.txt'), '');
    await expect(startClusterProcess(letters)).rejects.toThrow('데이터베이스가 아닌 것이 들어 있어');
    expect(await readdir(join(letters, 'cluster'))).toEqual(['letter.txt']);
  });

  it('is refused when the password file was replaced', async () => {
    const first = await startClusterProcess(home);
    await writeFile(join(home, 'password'), 'another');
    await expect(startClusterProcess(home)).rejects.toThrow('비밀번호 파일');
    await first.stop();
  });
});

describe("a path longer than a socket's limit", { tags: 'sweep' }, () => {
  it('works', async () => {
    const user = await startClusterProcess(join(temp.folder, '긴'.repeat(40), 'x'.repeat(60)));
    expect(await sendRequest(user.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await user.stop();
  });
});
