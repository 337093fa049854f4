import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type By, injectTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { notifyPlayer, transactOver } from '#tests/support/transact.ts';
import { MAX_PUSH_SUBSCRIPTIONS, notificationSchema, unreadSchema } from './notification.contract.ts';
import { deleteOldNotifications } from './notification.service.ts';
import { notificationData } from './notification-data.service.ts';
import { webhookSchema } from './webhook.contract.ts';

const BELL = '/api/notifications';
const WEBHOOK = '/api/notifications/webhook';
const PUSH = '/api/notifications/push';
const ADDRESS = 'https://discord.com/api/webhooks/123456789012345678/abcdefghijklmnop';

const site = testApp({ settings: { PUBLIC_SITE_URL: 'https://naru.example' } });
let lastNumber = 0;

const send = injectTo(site);

async function publish({ profile }: SignedInPlayer, count = 1, at = new Date()): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    lastNumber += 1;
    const notices = { kind: 'way.test', title: `알림 ${lastNumber}`, body: '', path: '/trade', once: `${lastNumber}` };
    await notifyPlayer(site.database.db, profile.id, notices, fixedClock(at));
  }
}

const list = async (by: By, query = '') =>
  z.array(notificationSchema).parse((await send('GET', BELL + query, by)).json());
const unread = async (by: By) => unreadSchema.parse((await send('GET', `${BELL}/unread`, by)).json()).unread;
const markRead = (by: By, which: object) => send('PUT', `${BELL}/read`, by, which);
const nextOf = (link: unknown) => /^<(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1];

function browser(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, expirationTime: null, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

const browsersOf = ({ profile }: SignedInPlayer) =>
  site.database.db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('profile_id', '=', profile.id)
    .orderBy('id')
    .execute();

describe('GET /api/notifications', () => {
  it('lists the caller’s own only, newest first, page by page', async () => {
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    await publish(player, 5);
    await publish(stranger);
    const seen: number[] = [];
    let url: string | undefined = `${BELL}?limit=2`;
    let pages = 0;
    while (url !== undefined) {
      const reply = await send('GET', url, player);
      expect(reply.headers['cache-control']).toBe('private, no-store');
      seen.push(
        ...z
          .array(notificationSchema)
          .parse(reply.json())
          .map(({ id }) => id),
      );
      url = nextOf(reply.headers.link);
      pages += 1;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(pages).toBe(3);
  });

  it('lists the notifications of one watch', async () => {
    const player = await signInAs(site);
    for (const once of ['watch:12:trade:1', 'watch:123:trade:1', 'watch:12:quote:x', 'test:12']) {
      const notices = { kind: 'watch.listing', title: once, body: '', path: '/', once };
      await notifyPlayer(site.database.db, player.profile.id, notices);
    }
    expect((await list(player, '?watch=12')).map(({ title }) => title)).toEqual([
      'watch:12:quote:x',
      'watch:12:trade:1',
    ]);
  });

  it('is for players', async () => {
    expect((await send('GET', BELL, null)).statusCode).toBe(401);
    expect((await send('GET', BELL, await signInAs(site, { profile: null }))).statusCode).toBe(403);
    expect((await send('GET', `${BELL}/unread`, null)).statusCode).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'cursor=x'])('refuses ?%s', async (query) => {
    expect((await send('GET', `${BELL}?${query}`, await signInAs(site))).statusCode).toBe(400);
  });
});

describe('PUT /api/notifications/read', () => {
  it('marks some, all up to one, or all; not those of others', async () => {
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    await publish(player, 5);
    await publish(stranger);
    expect(await unread(player)).toBe(5);
    const [fifth, fourth, third] = await list(player);
    const ids = (await list(stranger)).map(({ id }) => id);
    expect((await markRead(player, { ids: [fifth?.id, ...ids] })).json()).toEqual({ unread: 4 });
    expect((await markRead(player, { upTo: third?.id })).json()).toEqual({ unread: 1 });
    expect((await list(player)).filter(({ readAt }) => readAt === null)).toEqual([fourth]);
    expect((await markRead(player, { all: true })).json()).toEqual({ unread: 0 });
    expect(await unread(stranger)).toBe(1);
  });

  it('preserves the first time of reading, and notifies the player’s other windows', async () => {
    const player = await signInAs(site);
    await publish(player);
    await markRead(player, { all: true });
    const [before] = await list(player);
    await markRead(player, { all: true });
    expect(await list(player)).toEqual([before]);
    const [event] = await site.database.db
      .selectFrom('live_event')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event).toMatchObject({ topics: [`me:${player.userId}`], type: 'notification.read', data: { unread: 0 } });
  });

  it('counts up to 100', async () => {
    const player = await signInAs(site);
    const notices = { kind: 'way.test', title: '많다', body: '', path: '/' };
    await transactOver(site.database.db)(async ({ effects }) => {
      for (let index = 0; index < 120; index += 1)
        effects.notify(player.profile.id, { ...notices, once: `many ${index}` });
    });
    expect(await unread(player)).toBe(100);
  });

  it.each([{}, { all: false }, { ids: [] }, { ids: ['1'] }, { upTo: 0 }, { ids: [1], all: true }])(
    'refuses %j',
    async (which) => {
      expect((await markRead(await signInAs(site), which)).statusCode).toBe(400);
    },
  );

  it('needs a sign-in', async () => {
    expect((await markRead(null, { all: true })).statusCode).toBe(401);
  });
});

describe('/api/notifications/groups', () => {
  const GROUPS = `${BELL}/groups`;

  it('are all on at first, but the notices, and change one by one', async () => {
    const player = await signInAs(site);
    const before = (await send('GET', GROUPS, player)).json();
    expect(before.notices).toBe(false);
    expect(Object.values(before.groups)).toEqual(Array(5).fill({ push: true, webhook: true }));
    const changed = await send('PUT', GROUPS, player, { groups: { party: { webhook: false } } });
    expect(changed.json()).toEqual({ ...before, groups: { ...before.groups, party: { push: true, webhook: false } } });
    await send('PUT', GROUPS, player, { notices: true });
    expect((await send('GET', GROUPS, player)).json()).toEqual({ ...changed.json(), notices: true });
    expect((await send('GET', GROUPS, await signInAs(site))).json()).toEqual(before);
  });

  it('of operators are theirs alone, with their quiet hours, which are in their export', async () => {
    const operator = await signInAs(site, { isOperator: true, level: 3 });
    const before = (await send('GET', GROUPS, operator)).json();
    expect(before).toMatchObject({ groups: { desk: { push: true, webhook: true } }, quiet: null });
    const quiet = { from: '23:00', to: '07:00' };
    const change = { groups: { desk: { webhook: false } }, quiet };
    const changed = { groups: { ...before.groups, desk: { push: true, webhook: false } }, notices: false, quiet };
    expect((await send('PUT', GROUPS, operator, change)).json()).toEqual(changed);
    expect((await send('GET', GROUPS, operator)).json()).toEqual(changed);
    const about = { person: operator, profileId: operator.profile.id };
    expect(await notificationData.exportOf(site.api.db, about)).toMatchObject({ choice: { quiet } });
    expect((await send('PUT', GROUPS, operator, { quiet: null })).json().quiet).toBeNull();
    const player = await signInAs(site);
    for (const body of [{ groups: { desk: { push: false } } }, { quiet }, { quiet: null }]) {
      const refused = await send('PUT', GROUPS, player, body);
      expect([refused.statusCode, refused.json().message]).toEqual([400, '운영자만 정할 수 있습니다.']);
    }
    for (const wrong of [{ from: '23:00', to: '23:00' }, { from: '25:00', to: '07:00' }, { from: '23:00' }]) {
      const refused = await send('PUT', GROUPS, operator, { quiet: wrong });
      expect([refused.statusCode, refused.json().data.issues[0].message]).toEqual([
        400,
        expect.stringMatching(/[가-힣]/),
      ]);
    }
    await site.api.db.deleteFrom('operator').where('user_id', '=', operator.userId).execute();
    expect(Object.keys((await send('GET', GROUPS, operator)).json())).toEqual(['groups', 'notices']);
  });

  it('are refused with an unknown group or channel, and to nobody', async () => {
    const player = await signInAs(site);
    for (const body of [{ groups: { mail: { push: true } } }, { groups: { party: { bell: false } } }, { notices: 1 }])
      expect((await send('PUT', GROUPS, player, body)).statusCode).toBe(400);
    expect((await send('GET', GROUPS, null)).statusCode).toBe(401);
  });
});

describe('POST /api/notifications/test', () => {
  it('increments the unread count of the player', async () => {
    const player = await signInAs(site);
    expect((await send('POST', `${BELL}/test`, player)).statusCode).toBe(200);
    expect(await list(player)).toMatchObject([
      { kind: 'way.test', title: '테스트 알림입니다', path: '/notifications' },
    ]);
  });

  it('needs a sign-in', async () => {
    expect((await send('POST', `${BELL}/test`, null)).statusCode).toBe(401);
  });
});

describe('browsers', () => {
  it('subscribe with one key, the same on every machine', async () => {
    const key = async () => (await send('GET', `${PUSH}/key`, null)).json();
    const first = await key();
    expect(first).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) });
    expect(await key()).toEqual(first);
  });

  it('get each notification once, and belong to the player who subscribed last', async () => {
    const [player, next] = [await signInAs(site), await signInAs(site)];
    const one = browser();
    expect((await send('POST', PUSH, player, one)).statusCode).toBe(200);
    await send('POST', PUSH, player, one);
    await send('POST', PUSH, player, browser());
    expect(await browsersOf(player)).toHaveLength(2);
    await send('POST', PUSH, next, one);
    expect([(await browsersOf(player)).length, (await browsersOf(next)).length]).toEqual([1, 1]);
    await send('DELETE', PUSH, player, { endpoint: one.endpoint });
    expect(await browsersOf(next)).toHaveLength(1);
    expect((await send('DELETE', PUSH, next, { endpoint: one.endpoint })).statusCode).toBe(200);
    expect(await browsersOf(next)).toEqual([]);
  });

  it('are ten at most: the oldest is removed', async () => {
    const player = await signInAs(site);
    const all = Array.from({ length: MAX_PUSH_SUBSCRIPTIONS + 2 }, () => browser());
    for (const one of all) await send('POST', PUSH, player, one);
    expect(await browsersOf(player)).toEqual(all.slice(2).map(({ endpoint }) => ({ endpoint })));
  });

  it.each([
    ['of this machine', browser('http://127.0.0.1:5432/x')],
    ['of nobody known', browser('https://evil.example/x')],
    ['in the clear', browser('http://fcm.googleapis.com/x')],
    ['that are no address', browser('fcm')],
    ['with what is not seen', browser('https://fcm.googleapis.com/\u0000')],
    ['without keys', { endpoint: browser().endpoint }],
    ['with half a key', { ...browser(), keys: { p256dh: 'short', auth: 'short' } }],
  ])('%s are refused', async (_name, own) => {
    const player = await signInAs(site);
    expect((await send('POST', PUSH, player, own)).statusCode).toBe(400);
    expect(await browsersOf(player)).toEqual([]);
  });

  it('need a sign-in', async () => {
    expect((await send('POST', PUSH, null, browser())).statusCode).toBe(401);
    expect((await send('DELETE', PUSH, null, { endpoint: 'x' })).statusCode).toBe(401);
  });
});

describe('the webhook', () => {
  it('is stored, shown without its secret, replaced and removed', async () => {
    const player = await signInAs(site);
    expect((await send('GET', WEBHOOK, player)).json()).toBeNull();
    const stored = webhookSchema.parse((await send('PUT', WEBHOOK, player, { url: ` ${ADDRESS} ` })).json());
    expect(stored).toMatchObject({
      shownUrl: 'https://discord.com/api/webhooks/123456789012345678/••••mnop',
      fault: null,
    });
    expect((await send('GET', WEBHOOK, player)).json()).toEqual(stored);
    await site.database.db
      .updateTable('webhook')
      .set({ fault: '고장' })
      .where('profile_id', '=', player.profile.id)
      .execute();
    expect((await send('GET', WEBHOOK, player)).json()).toMatchObject({ fault: '고장' });
    expect((await send('PUT', WEBHOOK, player, { url: ADDRESS })).json()).toMatchObject({ fault: null });
    expect((await send('DELETE', WEBHOOK, player)).statusCode).toBe(200);
    expect((await send('GET', WEBHOOK, player)).json()).toBeNull();
  });

  it.each(['https://evil.example/api/webhooks/123456789/abcdefghijkl', 'http://127.0.0.1/', ''])(
    'elsewhere is refused: %s',
    async (url) => {
      const reply = await send('PUT', WEBHOOK, await signInAs(site), { url });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ data: { issues: [{ path: 'url' }] } });
    },
  );

  it('needs a sign-in', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await send(method, WEBHOOK, null, { url: ADDRESS })).statusCode).toBe(401);
    }
  });
});

const changed = (player: By) => send('PUT', `${BELL}/groups`, player, { groups: { party: { push: false } } });

describe('stored notifications', () => {
  it('are deleted after 90 days', async () => {
    const player = await signInAs(site);
    const now = new Date();
    await publish(player, 1, new Date(now.getTime() - 91 * DAY_MS));
    await publish(player, 1, new Date(now.getTime() - 89 * DAY_MS));
    expect(await deleteOldNotifications(site.database.db, now)).toBe(1);
    expect(await list(player)).toHaveLength(1);
  });

  it('are exported and deleted, of that person alone', async () => {
    const { db } = site.database;
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    for (const who of [player, stranger]) {
      await publish(who);
      await send('POST', PUSH, who, browser());
      await send('PUT', WEBHOOK, who, { url: ADDRESS });
    }
    const subject = {
      person: { userId: player.userId, sessionId: null, token: '' },
      profileId: player.profile.id,
    };
    const everything = { notifications: [{ kind: 'way.test' }], browsers: [{}], webhook: ADDRESS };
    expect(await notificationData.exportOf(db, subject)).toMatchObject(everything);
    await changed(player);
    expect(await notificationData.exportOf(db, subject)).toMatchObject({ choice: { pushOff: ['party'] } });
    await transactOver(db)((unit) => notificationData.deleteOf(unit, subject, new Date()));
    expect(await notificationData.exportOf(db, subject)).toEqual({
      notifications: [],
      browsers: [],
      choice: null,
      webhook: null,
    });
    expect(await list(stranger)).toHaveLength(1);
    expect(await browsersOf(stranger)).toHaveLength(1);
    expect((await send('GET', WEBHOOK, stranger)).json()).not.toBeNull();
  });
});
