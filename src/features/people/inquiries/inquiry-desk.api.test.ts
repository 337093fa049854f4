import { expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { correctionContent } from './correction.rules.ts';
import { INQUIRY_KINDS } from './inquiry.contract.ts';
import { countWaitingInquiries } from './waiting-inquiries.service.ts';

const ALL = '/api/operator/inquiries';

const site = testApp();
const chief = testPlayer(site, { isOperator: true });
const helper = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site);

async function sent(type: number, content: string): Promise<number> {
  return (await send(await signInAs(site), 'POST', '/api/inquiries', { type, content })).body.id;
}
const correction = correctionContent({ about: '철도', path: '/', right: '20', known: '' });

const changesFor = async ({ userId }: SignedIn) =>
  (await site.api.db.selectFrom('live_event').select(['topics', 'data']).where('type', '=', 'desk.changed').execute())
    .filter(({ topics }) => topics.includes(`me:${userId}`))
    .map(({ data }) => data);

it('each inquiry waits in the list in which the numbers of the desk count it', async () => {
  const ids = {
    inquiries: [await sent(1, '어떻게 하나요?'), await sent(3, '이렇게 해 주세요.')],
    appeals: [await sent(2, '제가 아닙니다.')],
  };
  const marked = [await sent(3, correction), await sent(2, correction)];
  ids.inquiries.push(...marked);
  const waiting = await countWaitingInquiries(site.api.db);
  for (const kind of INQUIRY_KINDS) {
    const { body } = await send(helper, 'GET', `${ALL}?kind=${kind}&answered=false`);
    expect([kind, body.map(({ id }: { id: number }) => id)]).toEqual([kind, ids[kind].toReversed()]);
    expect(waiting[kind].count).toBe(ids[kind].length);
  }
  const { body } = await send(helper, 'GET', `${ALL}?kind=corrections`);
  expect(body.map(({ id }: { id: number }) => id)).toEqual(marked.toReversed());
  expect((await send(helper, 'GET', `${ALL}?kind=others`)).status).toBe(400);
});

it('a new inquiry and its answer are told to the desks of those who may open it', async () => {
  const [before, editors] = [(await changesFor(helper)).length, (await changesFor(editor)).length];
  const [appeal, wrong] = [await sent(2, '제가 아닙니다.'), await sent(3, correction)];
  await send(chief, 'PUT', `${ALL}/${appeal}`, { answer: '다시 살펴보았습니다.' });
  expect((await changesFor(helper)).slice(before)).toEqual([
    { kind: 'appeal', id: appeal },
    { kind: 'inquiry', id: wrong },
    { kind: 'appeal', id: appeal },
  ]);
  expect((await changesFor(editor)).slice(editors)).toEqual([]);
});

it('operators see who else has an inquiry open', async () => {
  const id = await sent(1, '어떻게 하나요?');
  const mark = (by: SignedIn | null, of = id) => send(by, 'PUT', `${ALL}/${of}/presence`);
  expect((await mark(chief)).body).toEqual({ viewers: [] });
  expect((await mark(helper)).body).toEqual({ viewers: [{ userId: chief.userId, name: chief.profile.name }] });
  expect((await mark(chief, 2_000_000_000)).status).toBe(404);
  expect([(await mark(null)).status, (await mark(editor)).status]).toEqual([401, 403]);
});
