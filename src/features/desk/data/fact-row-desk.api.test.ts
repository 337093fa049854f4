import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { SMALL_FACTS, writeFactFiles } from '#tests/support/fact-files.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { testPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '200' } });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site, '/api/operator/data');
const folder = await mkdtemp(join(tmpdir(), 'rows-'));
afterAll(() => rm(folder, { recursive: true }));

const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
const [cave = {}] = SMALL_FACTS.dungeons ?? [];
/** Levels that contradict each other: a doubt. */
const doubtful = { ...cave, entryMinLevel: 50, reqLvMax: 30 };

beforeAll(async () => {
  const { db } = site.api;
  const files = { items: [{ ...acorn, price: 10 }, jelly], dungeons: [doubtful] };
  const project = { release: { release: 1, hash: '1' }, folder: await writeFactFiles(folder, files) };
  await ensureGameData({ db, log: silentLog, onImport, project });
  const first = await db.selectFrom('data_version').selectAll().executeTakeFirstOrThrow();
  const { id: _, bases, ...version } = first;
  const next = { ...version, bases: JSON.stringify(bases), origin: 'edit' as const, by: editor.userId };
  const { id } = await db
    .insertInto('data_version')
    .values({ ...next, note: '시험한 값입니다' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { source: ['operator'], confidence: 'low' as const, by: editor.userId, at: new Date(), from_version: id };
  const price = { entity: 'items', row_id: 1, kind: 'field' as const, field: 'price', value: '20', base: '5' };
  await db
    .insertInto('game_override')
    .values({ ...price, ...own })
    .execute();
});

const by = () => ({ userId: editor.userId, name: editor.profile.name });

describe('rows of facts', () => {
  it('are listed page by page, found and counted', async () => {
    const page = await send(editor, 'GET', '/items?limit=1&sort=-price');
    expect(page).toMatchObject({ status: 200, body: [{ name: '도토리묵', doubts: 0, proposed: 0 }] });
    const next = /<\/api\/operator\/data(.*)>; rel="next"/.exec(String(page.link))?.[1] ?? '';
    expect(await send(editor, 'GET', next)).toMatchObject({
      ...{ status: 200, link: undefined },
      body: [{ id: 1, values: { price: 20 }, base: { price: 10 }, conflicts: ['price'], overridden: ['price'] }],
    });
    expect((await send(editor, 'GET', `/items?q=${encodeURIComponent('ㄷㅌㄹㅁ')}`)).body).toHaveLength(1);
    expect((await send(editor, 'GET', '/items?conflict=true')).body).toHaveLength(1);
    expect((await send(editor, 'GET', '/items?proposed=true')).body).toEqual([]);
    const item = encodeURIComponent('없는 것,도토리');
    expect((await send(editor, 'GET', `/drops?item=${item}`)).body).toMatchObject([{ name: '다람쥐 · 도토리' }]);
    const counts = (await send(editor, 'GET', '/counts')).body;
    expect(counts).toContainEqual({
      ...{ entity: 'items', rows: 2, overridden: 1, conflict: 1, sleeping: 0, removed: 0, doubt: 0, proposed: 0 },
    });
  });

  it.each(['?sort=desc', '?cursor=x', '?conflict=true&doubt=true', '?dungeon=x'])('refuse %s', async (query) => {
    expect(await send(editor, 'GET', `/items${query}`)).toMatchObject({
      ...{ status: 400, body: { code: 'INVALID_INPUT', data: { issues: [{ message: expect.any(String) }] } } },
    });
  });

  it('are read one by one, with who changed them and what names them on the site', async () => {
    await insertTrade(site.api.db, { item_id: 1, profile_id: editor.profile.id });
    const { status, body } = await send(editor, 'GET', '/items/1');
    expect([status, body.name, body.href]).toEqual([200, '도토리', '/items/1']);
    expect(body.fields.find(({ name }: { name: string }) => name === 'price')).toMatchObject({
      ...{ value: 20, base: 10, isConflict: true, override: { by: by(), reason: '시험한 값입니다' } },
    });
    expect(body.history[0]).toMatchObject({ kind: 'field', field: 'price', text: '20전', by: by() });
    expect(body.uses).toEqual({ trades: 1, watches: 0, parties: 0, articles: 0 });
    expect(body.corrections).toEqual([]);
    expect((await send(editor, 'GET', '/drops/1')).body.href).toBe('/monsters/1');
    expect((await send(editor, 'GET', '/items/99')).status).toBe(404);
    expect((await send(editor, 'GET', '/formulas/1')).status).toBe(400);
  });

  it('in conflict are listed with the three values', async () => {
    expect((await send(editor, 'GET', '/conflicts')).body).toMatchObject([
      { rowId: 1, base: 5, value: 20, now: 10, texts: { base: '5전', value: '20전', now: '10전' }, by: by() },
    ]);
  });
});

describe('a doubt about a value', () => {
  const confirm = (field: string, value: unknown, id = 1) =>
    send(editor, 'PUT', `/dungeons/${id}/fields/${field}/doubt`, { value });
  const doubted = async () => (await send(editor, 'GET', '/dungeons?doubt=true')).body.length;

  it('is hidden once the value that stands is confirmed, with both ends of a range', async () => {
    expect(await doubted()).toBe(1);
    const changed = await confirm('reqLvMax', 29);
    expect(changed).toMatchObject({ status: 409, reason: 'CHANGED', body: { data: { current: 30 } } });
    expect((await confirm('location', '부여성')).status).toBe(404);
    expect((await confirm('reqLvMax', 30, 99)).status).toBe(404);
    expect(await doubted()).toBe(1);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await confirm('reqLvMax', 30)).toMatchObject({ status: 200, body: { isConfirmed: true } });
    expect(await doubted()).toBe(0);
    const { fields } = (await send(editor, 'GET', '/dungeons/1')).body;
    const shown = fields.flatMap(({ name, doubts }: { name: string; doubts: { isConfirmed: boolean }[] }) =>
      doubts.map(({ isConfirmed }) => [name, isConfirmed]),
    );
    expect(shown).toEqual([
      ['reqLvMax', true],
      ['entryMinLevel', true],
    ]);
    const [audit] = await lastAuditRows(site.api.db, 1);
    expect(audit).toMatchObject({ action: 'data.confirm-doubt', actor: `user:${editor.userId}` });
    await site.api.db.updateTable('doubt_confirmation').set({ value: '31' }).where('field', '=', 'reqLvMax').execute();
    expect(await doubted()).toBe(1);
  });
});
