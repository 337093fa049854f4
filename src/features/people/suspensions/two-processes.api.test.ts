import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { type SignedIn, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { openSiteApp, type SiteApp } from '#tests/support/site-app.ts';

// Two processes of the site on one database, each with its own connections and memory.

let here: SiteApp;
let there: SiteApp;
let operator: SignedInPlayer;

beforeAll(async () => {
  here = await openSiteApp();
  there = await openSiteApp({ DATABASE_URL: here.config.databaseUrl ?? '' });
  operator = await signInAs(here, { isOperator: true });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const write = (site: SiteApp, { headers }: SignedIn, level: number) =>
  site.app.inject({ method: 'PUT', url: '/api/profiles/update', headers, payload: { level } });

function suspend({ profile }: SignedInPlayer) {
  return here.app.inject({
    method: 'POST',
    url: '/api/operator/suspensions',
    headers: operator.headers,
    payload: { profileId: profile.id, until: new Date(Date.now() + HOUR_MS).toISOString(), reason: '허위 매물' },
  });
}

it('refuses the next write of a suspended player in both, despite a valid token, until the suspension ends', async () => {
  const player = await signInAs(here);
  for (const site of [here, there]) expect((await write(site, player, 50)).statusCode).toBe(200);

  expect((await suspend(player)).statusCode).toBe(200);
  for (const site of [here, there]) {
    const refused = await write(site, player, 60);
    expect(refused.statusCode).toBe(499);
    expect(refused.json()).toMatchObject({ code: 'SUSPENDED', data: { bannedReason: '허위 매물' } });
    // Still signed in, and may appeal.
    const me = await site.get('/api/profiles/me', player.headers);
    expect(me.json()).toMatchObject({ level: 50, bannedReason: '허위 매물' });
    const appeal = { method: 'POST', url: '/api/inquiries', headers: player.headers } as const;
    const sent = await site.app.inject({ ...appeal, payload: { type: 2, content: '제가 아닙니다.' } });
    expect(sent.statusCode).toBe(201);
  }

  const ended = await there.app.inject({
    method: 'DELETE',
    url: `/api/operator/suspensions/${player.profile.id}`,
    headers: operator.headers,
    payload: { reason: '오해였음' },
  });
  expect(ended.statusCode).toBe(200);
  for (const site of [here, there]) expect((await write(site, player, 70)).statusCode).toBe(200);
});

it('accepts no write that begins after the suspension was answered, however many are in progress', async () => {
  const player = await signInAs(here);
  const early = Array.from({ length: 6 }, (_, index) => write(index % 2 ? here : there, player, 10 + index));
  const suspended = suspend(player);
  expect((await suspended).statusCode).toBe(200);
  const late = await Promise.all([write(here, player, 90), write(there, player, 91)]);
  expect(late.map(({ statusCode }) => statusCode)).toEqual([499, 499]);
  for (const { statusCode } of await Promise.all(early)) expect([200, 499]).toContain(statusCode);
  const { level } = (await here.get(`/api/profiles/${player.profile.id}`)).json();
  expect(level).toBeLessThan(90);
});

it('may suspend a former operator at once, whichever process removed the operator', async () => {
  const former = await signInAs(here, { isOperator: true });
  expect((await suspend(former)).statusCode).toBe(409);
  await there.api.db.deleteFrom('operator').where('user_id', '=', former.userId).execute();
  expect((await suspend(former)).statusCode).toBe(200);
  expect((await write(there, former, 20)).statusCode).toBe(499);
});
