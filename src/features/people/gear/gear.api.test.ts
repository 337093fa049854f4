import { describe, expect, it } from 'vitest';
import { createConsoleLog } from '#platform/log/log.ts';
import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { declaredEndpoints } from '#tests/structure/declared-endpoints.ts';
import { testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { injectTo, sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, signInAs } from '#tests/support/sign-in-as.ts';

/** In no other answer by chance. */
const UNUSUAL = [1_987_650_001, 1_987_650_003, 1_987_650_002];
const GONE = 1_987_650_009;

const lines: string[] = [];
const items = UNUSUAL.map((id) => makeItem({ id, name: `벼린칼${id}`, type: 0 }));
const site = testApp({
  items,
  settings: { RATE_LIMIT_SCALE: '100' },
  log: createConsoleLog('trace', (line) => lines.push(line)),
});
const me = freshPlayer(site);
const other = freshPlayer(site);

const PATH = '/api/profiles/me/gear';
const send = sendTo(site);
const inject = injectTo(site);
const read = (who: typeof me | null = me) => send(who, 'GET', PATH);
const put = (payload: object, who: typeof me | null = me) => send(who, 'PUT', PATH, payload);

describe('the gear of a player', () => {
  it('is empty, with version 0, until it is stored', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { items: [], version: 0 } });
  });

  it('is stored in its order, and rises in version with every change', async () => {
    expect(await put({ items: UNUSUAL, version: 0 })).toMatchObject({
      status: 200,
      body: { items: UNUSUAL, version: 1 },
    });
    expect((await read()).body).toEqual({ items: UNUSUAL, version: 1 });
    expect((await put({ items: [], version: 1 })).body).toEqual({ items: [], version: 2 });
    expect((await read()).body).toEqual({ items: [], version: 2 });
  });

  it.each([0, 2, 2_147_483_647])('is not replaced by what was read at another version: %i', async (version) => {
    await put({ items: UNUSUAL, version: 0 });
    const { status, reason, body } = await put({ items: [1], version });
    expect([status, reason, body.statusMessage]).toEqual([409, 'CHANGED', '그사이 내 장비가 바뀌었습니다.']);
    expect(body.data.current).toEqual({ items: UNUSUAL, version: 1 });
    expect((await read()).body).toEqual({ items: UNUSUAL, version: 1 });
  });

  it('is written by one of two at once, and the other learns that it changed', { tags: 'rounds' }, async () => {
    let version = 0;
    for (let round = 0; round < rounds(20); round += 1) {
      const answers = await Promise.all([
        put({ items: [1], version }),
        put({ items: [2], version }),
        put({ items: [1, 2], version }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const written = answers.find(({ status }) => status === 200)?.body;
      expect((await read()).body).toEqual(written);
      version = written.version;
    }
  });

  it('has room for ten', async () => {
    const ten = Array.from({ length: MAX_GEAR_ITEMS }, (_, index) => 100 + index);
    expect((await put({ items: ten, version: 0 })).status).toBe(200);
    const eleven = await put({ items: [...ten, 1], version: 1 });
    expect([eleven.status, eleven.body.data.issues]).toEqual([400, [{ path: 'items', message: '10개까지입니다.' }]]);
  });

  it('leaves out items that are gone', async () => {
    const row = { profile_id: me.profile.id, items: [GONE, 1, GONE + 1], version: 4 };
    await site.api.db.insertInto('gear').values(row).execute();
    expect((await read()).body).toEqual({ items: [1], version: 4 });
    const stale = await put({ items: [2], version: 3 });
    expect(stale.body.data.current).toEqual({ items: [1], version: 4 });
    const { body } = await put({ items: [2, GONE, 1], version: 4 });
    expect(body.data.issues).toEqual([{ path: 'items.1', message: '없는 아이템입니다.' }]);
  });

  it.each<[payload: unknown, path: string, message: string]>([
    [{ items: [1, 2, 1], version: 0 }, 'items', '같은 아이템이 두 번 있습니다.'],
    [{ items: [3_000_000_000], version: 0 }, 'items.0', '2,147,483,647 이하여야 합니다.'],
    [{ items: [0], version: 0 }, 'items.0', '1 이상이어야 합니다.'],
    [{ items: [1.5], version: 0 }, 'items.0', '정수여야 합니다.'],
    [{ items: ['1'], version: 0 }, 'items.0', '숫자여야 합니다.'],
    [{ items: [null], version: 0 }, 'items.0', '숫자여야 합니다.'],
    [{ items: { 0: 1 }, version: 0 }, 'items', '목록이어야 합니다.'],
    [{ items: [1] }, 'version', '꼭 있어야 하는 값입니다.'],
    [{ version: 0 }, 'items', '꼭 있어야 하는 값입니다.'],
    [{ items: [1], version: -1 }, 'version', '0 이상이어야 합니다.'],
    [{ items: [1], version: '0' }, 'version', '숫자여야 합니다.'],
    [{ items: [1], version: 0, profileId: 1 }, '', '모르는 항목이 있습니다.'],
    [[1], '', '객체여야 합니다.'],
  ])('is not taken from %j', async (payload, path, message) => {
    const answer = await inject('PUT', PATH, me, payload);
    expect([answer.statusCode, answer.json().data.issues]).toEqual([400, [{ path, message }]]);
    expect((await read()).body).toEqual({ items: [], version: 0 });
  });
});

describe('the gear of others', () => {
  it('is read and written by nobody', async () => {
    await put({ items: UNUSUAL, version: 0 });
    expect([(await read(null)).status, (await put({ items: [], version: 1 }, null)).status]).toEqual([401, 401]);
    expect((await read(other)).body).toEqual({ items: [], version: 0 });
    expect((await put({ items: [1], version: 0 }, other)).status).toBe(200);
    expect((await read()).body).toEqual({ items: UNUSUAL, version: 1 });
  });

  it('needs a character, and no suspended one changes it', async () => {
    const newcomer = await signInAs(site, { profile: null });
    const suspended = await signInAs(site, { profile: { banned_at: new Date(Date.now() + 60_000) } });
    const write = { items: [1], version: 0 };
    expect((await send(newcomer, 'GET', PATH)).status).toBe(403);
    expect((await send(newcomer, 'PUT', PATH, write)).status).toBe(403);
    expect((await send(suspended, 'GET', PATH)).status).toBe(200);
    expect((await send(suspended, 'PUT', PATH, write)).status).toBe(499);
  });
});

describe('what is known of the gear elsewhere', () => {
  /** Of one's own data alone: the call itself, and the export. */
  const OWN = [PATH, '/api/profiles/me/export'];

  type Call = Awaited<ReturnType<typeof declaredEndpoints>>[number];

  const isRead = ({ method, path }: Call) => method === 'GET' && path.startsWith('/api/') && !OWN.includes(path);

  function listAddresses({ path }: Call): string[] {
    const ids = [String(me.profile.id), me.userId];
    return path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path];
  }

  const includesIds = (text: string) => UNUSUAL.some((id) => text.includes(String(id)));

  type Place = readonly [name: string, who: typeof me | null, address: string];

  /** Everything that is read: by the owner and an operator; others read no more than they do. */
  async function allPlaces(): Promise<Place[]> {
    const operator = await signInAs(site, { isOperator: true });
    const addresses = (await declaredEndpoints()).filter(isRead).flatMap(listAddresses);
    expect(addresses.length).toBeGreaterThan(80);
    const readers = Object.entries({ owner: me, operator });
    return addresses.flatMap((address) => readers.map(([name, who]): Place => [name, who, address]));
  }

  async function withIds(places: readonly Place[]): Promise<Place[]> {
    const found: Place[] = [];
    for (const place of places) {
      const [, who, address] = place;
      if (includesIds((await inject('GET', address, who)).body)) found.push(place);
    }
    return found;
  }

  async function tablesOfIds(): Promise<string[]> {
    const { pool } = site.database.database;
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sign_in')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: stored } = await pool.query<{ line: string }>(`select t::text as line from ${name} as t`);
      if (stored.some(({ line }) => includesIds(line))) found.push(name);
    }
    return found.toSorted();
  }

  it('is nothing, in any answer, row or line of the log', async () => {
    await insertParty(site.api.db, { leader_id: me.profile.id });
    await insertGuild(site.api.db, { leader_id: me.profile.id });
    await site.api.db.deleteFrom('gear').execute();
    const tables = await tablesOfIds();
    lines.length = 0;
    expect((await put({ items: UNUSUAL, version: 0 })).status).toBe(200);
    expect((await put({ items: [...UNUSUAL, GONE], version: 1 })).status).toBe(400);
    expect((await put({ items: UNUSUAL, version: 7 })).status).toBe(409);
    const log = lines.join('\n');
    expect(log).toContain('gear.save');
    expect([includesIds(log), log.includes(String(GONE))]).toEqual([false, false]);
    expect(await tablesOfIds()).toEqual(['public.gear', ...tables].toSorted());
    const found = await withIds(await allPlaces());
    await put({ items: [], version: 1 });
    // Only the facts themselves name these items.
    expect(await withIds(found)).toEqual(found);
  });
});

describe('the gear of an account', () => {
  const exported = async () => (await inject('GET', '/api/profiles/me/export', me)).json();

  it('is in the export', async () => {
    expect(await exported()).not.toHaveProperty('gear');
    await put({ items: UNUSUAL, version: 0 });
    expect(await exported()).toMatchObject({ gear: { items: UNUSUAL, version: 1 } });
  });

  it('goes with the account, and nobody else’s does', async () => {
    await put({ items: UNUSUAL, version: 0 });
    await put({ items: [1], version: 0 }, other);
    expect((await send(me, 'POST', '/api/profiles/delete')).status).toBe(200);
    const left = await site.api.db
      .selectFrom('gear')
      .select('profile_id')
      .where('profile_id', 'in', [me.profile.id, other.profile.id])
      .execute();
    expect(left).toEqual([{ profile_id: other.profile.id }]);
    expect((await put({ items: [1], version: 1 })).status).toBe(401);
  });
});
