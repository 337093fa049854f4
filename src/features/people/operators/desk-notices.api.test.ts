import { expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp();
const send = sendTo(site);
const administrator = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });

const OPERATORS = { administrator, moderator, editor };

/** Returns who of the operators hears of it in the same transaction, and of what. */
async function notifiedBy(make: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await site.api.db.deleteFrom('notification').execute();
  await make();
  const rows = await site.api.db.selectFrom('notification').select(['profile_id', 'kind', 'path', 'body']).execute();
  return Object.fromEntries(
    Object.entries(OPERATORS)
      .map(([name, { profile }]) => [name, rows.filter((row) => row.profile_id === profile.id)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([name, own]) => [name, own.map(({ kind, path, body }) => `${kind} ${path} ${body}`)]),
  );
}

async function report(by: SignedInPlayer, about: SignedInPlayer, type: number): Promise<number> {
  const body = { profileId: about.profile.id, type, comment: '돈을 받고 검을 주지 않았습니다.' };
  return (await send(by, 'POST', '/api/reports', body)).body.id;
}

it('a report of fraud notifies the operators who may decide it, without a name or a text', async () => {
  const [player, other] = [await signInAs(site), await signInAs(site)];
  let id = 0;
  const notified = await notifiedBy(async () => {
    id = await report(player, other, 1);
  });
  const line = [`desk.report /operator/reports/${id} 신고 ${id}번`];
  expect(notified).toEqual({ administrator: line, moderator: line });
  expect(await notifiedBy(() => report(other, player, 4))).toEqual({});
});

it('a report of fraud about an operator notifies other administrators, and never to its own reporter', async () => {
  const player = await signInAs(site);
  expect(Object.keys(await notifiedBy(() => report(player, moderator, 1)))).toEqual(['administrator']);
  expect(await notifiedBy(() => report(player, administrator, 1))).toEqual({});
  expect(Object.keys(await notifiedBy(() => report(administrator, player, 1)))).toEqual(['moderator']);
});

it('an appeal notifies the operators who may decide it, another inquiry nobody', async () => {
  const player = await signInAs(site);
  let id = 0;
  const notified = await notifiedBy(async () => {
    id = (await send(player, 'POST', '/api/inquiries', { type: 2, content: '제가 올린 글이 아닙니다.' })).body.id;
  });
  const line = [`desk.appeal /operator/appeals?open=${id} 문의 ${id}번`];
  expect(notified).toEqual({ administrator: line, moderator: line });
  const inquiry = { type: 1, content: '즐겨찾기는 어디에 남나요?' };
  expect(await notifiedBy(() => send(player, 'POST', '/api/inquiries', inquiry))).toEqual({});
});
