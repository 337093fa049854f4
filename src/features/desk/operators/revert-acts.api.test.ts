import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import type { RevertibleAct } from './revert-acts.contract.ts';

const items = Array.from({ length: 4 }, (_, n) => makeItem({ id: 901 + n, code: 901 + n }));
const site = testApp({ items, settings: { RATE_LIMIT_SCALE: '200', GAME_SERVERS: '1:하나' } });
const chief = testPlayer(site, { isOperator: true });
const player = testPlayer(site);
const send = sendTo(site);
const reason = '도배';

const listTrades = (profileId: number) =>
  site.api.db
    .selectFrom('trade')
    .select(['hidden_reason as hidden', 'price_excluded_reason as excluded'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
const actor = (by: SignedIn) => (method: Method, path: string, body?: object) =>
  send(by, method, `/api/operator${path}`, body);

it('an operator who is removed takes the acts of the last hours along, but for what others touched since and what never can', async () => {
  const helper = await signInAs(site, { isOperator: true, level: 2 });
  const [act, undo] = [actor(helper), actor(chief)];
  const [swept, suspended, warned] = [await signInAs(site), await signInAs(site), await signInAs(site)];
  const made = [];
  for (const { id } of items) made.push(await insertTrade(site.api.db, { item_id: id, profile_id: player.profile.id }));
  const [first, second, third, fourth] = made.map(({ id }) => id);
  await insertTrade(site.api.db, { item_id: 901, profile_id: swept.profile.id });

  await act('PUT', `/trades/${first}/hidden`, { reason });
  await act('POST', '/trades/bulk', { ids: [second, third], action: 'hide', reason });
  await act('PUT', `/prices/${fourth}`, { reason });
  await act('PUT', '/manipulated-items/904', { reason });
  await act('POST', `/people/${warned.profile.id}/warnings`, { reason });
  const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
  await act('POST', '/suspensions', { profileId: suspended.profile.id, until, reason });
  await act('POST', `/people/${swept.profile.id}/sweep`, { trades: 'hide', reason });
  await act('POST', '/broadcasts/mute', { name: '풍백', gameServer: 1, hours: 24, reason });
  await act('POST', `/people/${warned.profile.id}/notes`, { text: '지켜봄' });
  // Another operator looked at it since.
  await undo('PUT', `/trades/${second}/hidden`, { reason: '사기' });

  const { body: listed } = await undo('GET', `/operators/${helper.userId}/acts?hours=24`);
  expect(listed.mutes).toBe(1);
  const acts: RevertibleAct[] = listed.acts;
  expect(acts.map(({ act: { action }, fate, back }) => [action, fate, back])).toEqual([
    ['note.add', 'never', 0],
    ['broadcast.mute', 'never', 0],
    ['sweep.run', 'back', 1],
    ['suspension.set', 'back', 1],
    ['warning.set', 'back', 1],
    ['manipulated-item.add', 'back', 1],
    ['price.exclude', 'back', 1],
    ['trade.bulk-hide', 'back', 1],
    ['trade.hide', 'back', 1],
  ]);
  expect((await undo('GET', `/operators/${helper.userId}/acts?hours=73`)).status).toBe(400);
  expect((await act('GET', `/operators/${helper.userId}/acts?hours=24`)).status).toBe(403);

  const removal = { reason: '권한을 함부로 썼습니다', revertHours: 24 };
  expect((await undo('DELETE', `/operators/${helper.userId}`, { ...removal, revertHours: 0 })).status).toBe(400);
  expect((await undo('DELETE', `/operators/${helper.userId}`, removal)).status).toBe(200);
  const none = { hidden: null, excluded: null };
  expect(await listTrades(player.profile.id)).toEqual([none, { ...none, hidden: '사기' }, none, none]);
  expect(await listTrades(swept.profile.id)).toEqual([none]);
  expect((await undo('GET', '/manipulated-items')).body).toEqual([]);
  expect((await undo('GET', '/broadcasts/muted')).body).toEqual([]);
  for (const { profile } of [suspended, warned]) {
    const { body } = await undo('GET', `/people/${profile.id}`);
    expect([body.bannedAt, body.sanctions]).toMatchObject([null, [{ endedAt: expect.any(String) }]]);
  }
  expect((await undo('GET', `/people/${warned.profile.id}`)).body.notes).toHaveLength(1);
});

it('an operator who is removed leaves texts as they were before, but for those that others edited since', async () => {
  const helper = await signInAs(site, { isOperator: true, level: 3 });
  const toDocument = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const write = async (by: SignedIn) =>
    (await send(by, 'POST', '/api/notices', { title: '처음 글', type: 1, document: toDocument('처음') })).body.id;
  const edit = (by: SignedIn, id: number, version: number, text: string) =>
    send(by, 'PUT', `/api/notices/${id}`, { version, title: text, document: toDocument(text) });
  const readText = async (id: number) => {
    const { body } = await send(chief, 'GET', `/api/operator/content/notices/${id}`);
    return [body.title, body.version, body.deletedAt === null];
  };
  const [twice, since, deleted] = [await write(chief), await write(chief), await write(chief)];
  const own = await write(helper);
  for (const version of [1, 2]) await edit(helper, twice, version, `망친 글 ${version}`);
  await edit(helper, since, 1, '망친 글');
  await edit(chief, since, 2, '고친 글');
  await edit(helper, deleted, 1, '망친 글');
  await send(helper, 'DELETE', `/api/notices/${deleted}?version=2`);

  const { body: listed } = await send(chief, 'GET', `/api/operator/operators/${helper.userId}/acts?hours=24`);
  const acts: RevertibleAct[] = listed.acts;
  expect(acts.map(({ act: { action, subject }, fate }) => [action, subject, fate])).toEqual([
    ['content.delete', `notice:${deleted}`, 'back'],
    ['content.change', `notice:${deleted}`, 'stays'],
    ['content.change', `notice:${since}`, 'stays'],
    ['content.change', `notice:${twice}`, 'back'],
    ['content.change', `notice:${twice}`, 'stays'],
    ['content.create', `notice:${own}`, 'never'],
  ]);
  const removal = { reason: '권한을 함부로 썼습니다', revertHours: 24 };
  expect((await send(chief, 'DELETE', `/api/operator/operators/${helper.userId}`, removal)).status).toBe(200);
  expect(await Promise.all([twice, since, deleted, own].map(readText))).toEqual([
    ['처음 글', 4, true],
    ['고친 글', 3, true],
    ['처음 글', 3, true],
    ['처음 글', 1, true],
  ]);
});
