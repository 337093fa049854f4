import { beforeEach, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { setSetting } from '#tests/factories/settings.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const clock = fixedClock(new Date());
const in_ = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

const site = testApp({ clock });
const send = sendTo(site, '/api/operator');
const administrator = testPlayer(site, { isOperator: true, level: 1 });
const moderator = testPlayer(site, { isOperator: true, level: 2 });

const put = (by: SignedInPlayer, name: string, value: unknown, version = 0) =>
  send(by, 'PUT', `/settings/${name}`, { value, version });
const stored = async (name: string) => {
  const { body } = await send(moderator, 'GET', '/settings');
  return body.find((setting: { name: string }) => setting.name === name);
};

beforeEach(async () => {
  for (const table of ['setting', 'banner'] as const) await site.api.db.deleteFrom(table).execute();
});

describe('the settings', () => {
  it('are all listed for moderators, those that nobody changed with their default and version 0', async () => {
    const { status, body } = await send(moderator, 'GET', '/settings');
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'maintenance',
      'ads',
      'verification',
      'alerts',
      'reasonTemplates',
      'registration',
      'brake',
    ]);
    expect(body[5]).toEqual({ name: 'registration', value: { isOpen: true }, version: 0, by: null, at: null });
    const editor = await signInAs(site, { isOperator: true, level: 3 });
    const refused = [editor, await signInAs(site), null].map(async (by) => (await send(by, 'GET', '/settings')).status);
    expect(await Promise.all(refused)).toEqual([403, 403, 401]);
  });

  it('are changed with who, when and a new version, and an audit row without texts', async () => {
    const value = { from: in_(1), until: in_(2), message: '몬스터 경험치를 넣습니다.' };
    const changed = await put(administrator, 'maintenance', value);
    const { userId, profile } = administrator;
    const setting = { name: 'maintenance', value, version: 1, by: { userId, name: profile.name }, at: in_(0) };
    expect(changed).toMatchObject({ status: 200, body: setting });
    expect(await stored('maintenance')).toEqual(setting);
    const [row] = await lastAuditRows(site.api.db, 1);
    expect([row?.action, row?.subject, row?.actor]).toEqual([
      'setting.change',
      'setting:maintenance',
      `user:${userId}`,
    ]);
    expect(JSON.parse(row?.detail ?? '')).toMatchObject({ before: { from: null }, after: { from: value.from } });
    expect(row?.detail).not.toContain('몬스터');
    expect((await put(administrator, 'maintenance', value, 1)).body.version).toBe(1);
  });

  it('of another version are left alone, and the answer has the present one', async () => {
    await put(administrator, 'registration', { isOpen: false });
    for (const version of [0, 2]) {
      const late = await put(administrator, 'registration', { isOpen: true }, version);
      expect([late.status, late.reason]).toEqual([409, 'CHANGED']);
      expect(late.body.data.current).toMatchObject({ version: 1, value: { isOpen: false } });
    }
    const racing = await Promise.all(
      [1, 2, 3].map((hours) => put(moderator, 'brake', { minAccountHours: hours, writes: ['trades'], until: in_(3) })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['no-such', {}],
    ['maintenance', { from: in_(2), until: in_(1) }],
    ['maintenance', { from: in_(-2), until: in_(-1) }],
    ['maintenance', { from: in_(1), more: 1 }],
    ['brake', { minAccountHours: 24, writes: ['trades'], until: in_(49) }],
    ['brake', { minAccountHours: 24, writes: ['trades'], until: in_(-1) }],
    ['ads', { house: [{ slot: 'left', imageId: 7, href: '/trade', alt: '그림' }] }],
    ['ads', { house: [{ slot: 'left', imageId: 7, href: 'javascript:alert(1)', alt: '그림' }] }],
    ['registration', undefined],
    ['registration', { isOpen: 'no' }],
  ])('%s refuses %j in Korean, and stores nothing', async (name, value) => {
    const { status, body } = await put(administrator, name, value);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.data.issues[0].message).toMatch(/[가-힣]/);
    expect(await site.api.db.selectFrom('setting').select('name').execute()).toEqual([]);
  });

  it('of a release before this one have version 1 and nobody who changed them', async () => {
    await setSetting(site.api.db, 'registration', { isOpen: false });
    expect(await stored('registration')).toMatchObject({ version: 1, by: null, value: { isOpen: false } });
  });

  it('but for the brake belong to administrators', async () => {
    expect(await put(moderator, 'registration', { isOpen: false })).toMatchObject({
      status: 403,
      body: { data: { needs: 1 } },
    });
    const brake = { minAccountHours: 24, writes: ['trades'], until: in_(1) };
    expect((await put(moderator, 'brake', brake)).status).toBe(200);
    expect((await stored('registration')).version).toBe(0);
  });
});

describe('a banner', () => {
  const input = (parts: object = {}) => ({
    text: '외침을 듣는 채널이 30개로 늘었습니다.',
    tone: 'info',
    startsAt: in_(0),
    endsAt: in_(5),
    ...parts,
  });
  const add = (parts: object = {}, by = moderator) => send(by, 'POST', '/banners', input(parts));
  const list = async () => (await send(moderator, 'GET', '/banners')).body;

  it('is hung, changed and taken down, each time with a row of the audit and without its text', async () => {
    const { status, body: added } = await add({ href: '/notice/1' });
    expect([status, added]).toEqual([
      201,
      {
        ...input({ href: '/notice/1', isClosable: true }),
        id: added.id,
        version: 1,
        by: { userId: moderator.userId, name: moderator.profile.name },
        at: in_(0),
        aside: [],
      },
    ]);
    const changed = await send(moderator, 'PUT', `/banners/${added.id}`, { ...input({ tone: 'warn' }), version: 1 });
    expect(changed.body).toMatchObject({ version: 2, tone: 'warn', href: null });
    const late = await send(moderator, 'PUT', `/banners/${added.id}`, { ...input(), version: 1 });
    expect([late.status, late.reason, late.body.data.current.version]).toEqual([409, 'CHANGED', 2]);
    const path = `/banners/${added.id}?version=`;
    expect((await send(moderator, 'DELETE', `${path}1`)).reason).toBe('CHANGED');
    expect((await send(moderator, 'DELETE', `${path}2`)).body).toEqual({ success: true });
    expect((await send(moderator, 'DELETE', `${path}2`)).status).toBe(404);
    expect((await send(moderator, 'PUT', `/banners/${added.id}`, { ...input(), version: 2 })).status).toBe(404);
    const rows = (await lastAuditRows(site.api.db, 3)).toReversed();
    expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      ['add', 'change', 'remove'].map((act) => `banner.${act} banner:${added.id}`),
    );
    expect(rows.map(({ detail }) => detail).join()).not.toContain('외침');
  });

  it.each([
    ['a text of one letter', { text: '가' }],
    ['a text of 10,000 letters', { text: '가'.repeat(10_000) }],
    ['a text of two lines', { text: '두 줄\n입니다' }],
    ['a text with a tag', { text: '<b>굵게</b> 적습니다' }],
    ['a text that nobody sees', { text: '\u200b\u200b\u200b' }],
    ['a script', { href: 'javascript:alert(1)' }],
    ['the address of another host', { href: '//evil.example' }],
    ['one with a backslash', { href: '/\\evil.example' }],
    ['one without encryption', { href: 'http://plain.example' }],
    ['an unknown tone', { tone: 'loud' }],
    ['an end at its beginning', { endsAt: in_(0) }],
    ['an end in the past', { startsAt: in_(-2), endsAt: in_(-1) }],
    ['an unknown field', { more: 1 }],
  ])('is refused with %s, in Korean', async (_what, parts) => {
    const { status, body } = await add(parts, administrator);
    expect([status, body.data.issues[0].message]).toEqual([400, expect.stringMatching(/[가-힣]/)]);
    expect(await list()).toEqual([]);
  });

  it('leads out of the site only where an administrator says so', async () => {
    const href = 'https://example.com/notice';
    expect(await add({ href })).toMatchObject({ status: 403, body: { data: { needs: 1 } } });
    const { body } = await add({ href }, administrator);
    const change = { ...input({ href, tone: 'warn' }), version: 1 };
    expect((await send(moderator, 'PUT', `/banners/${body.id}`, change)).status).toBe(403);
    expect((await send(moderator, 'PUT', `/banners/${body.id}`, { ...change, href: null })).status).toBe(200);
  });

  it('is listed with the times at which it steps aside, and with the countdown of a maintenance', async () => {
    await setSetting(site.api.db, 'maintenance', { from: in_(3) });
    await add({ startsAt: in_(1) });
    await add({ startsAt: in_(0), tone: 'alert' });
    const rows = await list();
    expect(rows.map(({ id, startsAt, version }: Record<string, unknown>) => [id, startsAt, version])).toEqual([
      [0, in_(2), 0],
      [expect.any(Number), in_(1), 1],
      [expect.any(Number), in_(0), 1],
    ]);
    expect(rows.map(({ aside }: { aside: object[] }) => aside)).toEqual([[], [{ from: in_(2), until: in_(3) }], []]);
  });
});
