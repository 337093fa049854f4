import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { ALERT_NAMES } from '#features/shell/settings/setting.contract.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { testReceiver } from '#tests/support/fake-receiver.ts';
import { openApp, testApp } from '#tests/support/open-app.ts';
import { openedForTests } from '#tests/support/opened-for-tests.ts';
import { type By, sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, testPlayer } from '#tests/support/sign-in-as.ts';
import { takeAlert } from './alert.repository.ts';

const WEBHOOK = '/api/webhooks/12345678/abcdefghijklmnop';
const clock = fixedClock(new Date());
const discord = testReceiver();
const site = openedForTests(
  () => openApp({ clock, settings: { AUTH_DISCORD_URL: discord.url, ALERT_WEBHOOK_URL: discord.url + WEBHOOK } }),
  (app) => app.close(),
);
const bare = testApp({ clock });
const administrator = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const ofBare = testPlayer(bare, { isOperator: true });

const send = (at: typeof site, by: By, body: object = {}) => sendTo(at)(by, 'POST', '/api/operator/alerts/test', body);
const alerts = async (at: typeof site, by: SignedInPlayer) => {
  const { body } = await sendTo(at)(by, 'GET', '/api/operator/settings');
  return body.find(({ name }: { name: string }) => name === 'alerts');
};

beforeEach(async () => {
  discord.received.length = 0;
  discord.answer(204);
  await sql`delete from alert_test`.execute(site.api.db);
});

describe('POST /api/operator/alerts/test', () => {
  it('sends one message, says how long that took, and is remembered with a row of the audit', async () => {
    const { status, body } = await send(site, administrator, { name: 'disk' });
    expect([status, body]).toEqual([
      200,
      { at: clock.now().toISOString(), isSent: true, ms: expect.any(Number), issue: null },
    ]);
    expect(discord.received.map(({ path }) => path)).toEqual([WEBHOOK]);
    expect(String(discord.received[0]?.body)).toContain('테스트 · 디스크');
    const { issue: _, ...test } = body;
    expect((await alerts(site, moderator)).lastTest).toEqual(test);
    const [row] = await lastAuditRows(site.api.db, 1);
    expect([row?.action, row?.subject]).toEqual(['alert.test', 'setting:alerts']);
    expect(JSON.parse(row?.detail ?? '')).toEqual({ name: 'disk', isSent: true, ms: body.ms });
    await send(site, administrator);
    expect(String(discord.received[1]?.body)).toContain('테스트 · 운영 알림');
  });

  it.each([
    [302, /다른 곳을 가리킵니다/],
    [404, /지워진 웹후크/],
    [429, /잠시 뒤에/],
    [500, /대답하지 않습니다/],
    ['nothing', /대답하지 않습니다/],
  ] as const)('says why nothing arrived where the answer is %s', async (status, issue) => {
    discord.answer(status, { location: 'https://example.com/' });
    const { body } = await send(site, administrator);
    expect(body).toMatchObject({ isSent: false, issue: expect.stringMatching(issue) });
    expect((await alerts(site, administrator)).lastTest).toMatchObject({ isSent: false });
  });

  it('says that there is no address, refuses an unknown alert, and belongs to administrators', async () => {
    expect((await send(bare, ofBare)).body).toMatchObject({
      isSent: false,
      issue: expect.stringContaining('ALERT_WEBHOOK_URL'),
    });
    const unknown = await send(site, administrator, { name: 'weather' });
    expect([unknown.status, unknown.body.data.issues[0].message]).toEqual([400, '모르는 알림입니다.']);
    expect((await send(site, moderator)).status).toBe(403);
    expect(discord.received).toEqual([]);
  });
});

describe('the setting of the alerts', () => {
  it('says whether there are addresses, and never which', async () => {
    const known = await alerts(site, moderator);
    const unknown = await alerts(bare, ofBare);
    expect([known, unknown].map(({ hasWebhook, hasHeartbeat }) => [hasWebhook, hasHeartbeat])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(JSON.stringify(known)).not.toContain('webhooks');
  });

  it('has when each rang last, also in the answer of a change', async () => {
    const never = Object.fromEntries(ALERT_NAMES.map((name) => [name, { lastAt: null }]));
    expect(await alerts(site, moderator)).toMatchObject({ state: never, lastTest: null });
    const at = clock.now();
    const before = new Date(at.getTime() - MINUTE_MS);
    expect(await takeAlert(site.api.db, 'job', { at, before })).toBe(true);
    const state = { ...never, job: { lastAt: at.toISOString() } };
    const { value, version } = await alerts(site, moderator);
    const path = '/api/operator/settings/alerts';
    const change = { value: { ...value, broadcasts: true }, version };
    const changed = await sendTo(site)(administrator, 'PUT', path, change);
    expect(changed.body).toMatchObject({ value: { broadcasts: true }, state, lastTest: null });
    expect(await alerts(site, moderator)).toEqual(changed.body);
  });
});
