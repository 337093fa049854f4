import { expect, it } from 'vitest';
import { editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import type { RevertibleAct } from './revert-acts.contract.ts';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '200' } });
const chief = testPlayer(site, { isOperator: true });
const send = sendTo(site);
const reason = '공식 안내와 다릅니다';

it('an operator who is removed leaves facts as they were before, but for values that others changed since', async () => {
  const helper = await signInAs(site, { isOperator: true, level: 2 });
  await releaseSmallFacts(site.api.db, 1);
  const save = (by: SignedIn, fields: Record<string, unknown>, version: number, rowId = 1) =>
    send(by, 'POST', '/api/operator/data/edits', { edits: [editOf(fields, { rowId, version })], reason });
  const first = await save(chief, { price: 10 }, 1);
  const second = await save(helper, { price: 20, desc: '망친 글' }, first.body.version);
  await save(chief, { desc: '고친 글' }, second.body.version);
  const removed = await send(helper, 'DELETE', '/api/operator/data/items/2?version=1', { reason });
  expect(removed.status).toBe(200);

  const { body: listed } = await send(chief, 'GET', `/api/operator/operators/${helper.userId}/acts?hours=24`);
  const acts: RevertibleAct[] = listed.acts;
  expect(acts.map(({ act: { action }, fate, back }) => [action, fate, back])).toEqual([
    ['data.row-remove', 'back', 1],
    ['data.edit', 'back', 1],
  ]);
  const removal = { reason: '권한을 함부로 썼습니다', revertHours: 24 };
  expect((await send(chief, 'DELETE', `/api/operator/operators/${helper.userId}`, removal)).status).toBe(200);
  const items = await site.api.db
    .selectFrom('item')
    .select(['price', 'description', 'removed_at'])
    .orderBy('id')
    .execute();
  expect(items).toEqual([
    { price: 10, description: '고친 글', removed_at: null },
    { price: 3_000_000_000, description: null, removed_at: null },
  ]);
  const version = await site.api.db
    .selectFrom('data_version')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(version).toMatchObject({ origin: 'back', by: chief.userId, note: removal.reason });
});
