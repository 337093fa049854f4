import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import type { BrakeGroup } from '#shared/endpoint.ts';
import { declaredEndpoints } from '#tests/structure/declared-endpoints.ts';
import { testApp } from '#tests/support/open-app.ts';
import { injectTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { ALL_OPEN, type SiteSwitches } from './site-switches.rules.ts';

const HOURS = 24;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let switches: SiteSwitches = ALL_OPEN;
beforeEach(() => {
  switches = ALL_OPEN;
});
const site = testApp({ items: [], switches: () => switches });
const inject = injectTo(site);
const aged = (hours: number) => ({ profile: { created_at: inHours(-hours) } });
const newcomer = testPlayer(site, aged(1));
const established = testPlayer(site, aged(HOURS + 1));
const operator = testPlayer(site, { ...aged(1), isOperator: true, level: 3 });

let names = 0;
function createBody(path: string): object | undefined {
  names += 1;
  const bodies: Readonly<Record<string, object>> = {
    '/api/trades': { itemId: 2, tradeType: 1, price: 100, gameServer: 1 },
    '/api/parties': { title: '흉가 갑니다', gameServer: 1, dungeonId: 0 },
    '/api/parties/:id/members': {},
    '/api/guilds': { name: `새문파${names}`, gameServer: 1 },
    '/api/guilds/:id/members': {},
    '/api/guilds/:id/posts': { text: '글입니다' },
    '/api/guilds/:id/posts/:postId/comments': { text: '댓글입니다' },
    '/api/guilds/:id/gatherings': { title: '같이 가요', kind: 2, at: inHours(24).toISOString() },
  };
  return bodies[path];
}

const braked = (await declaredEndpoints()).flatMap(({ method, path, definition: { brake } }) =>
  brake ? [{ method, path, brake }] : [],
);
const act = (by: SignedInPlayer, path: string) =>
  inject('POST', path.replaceAll(/:\w+/g, '1999999999'), by, createBody(path));
const createBrake = (...writes: BrakeGroup[]) => ({ minAccountHours: HOURS, writes, until: inHours(5) });

describe('the brake', () => {
  it('names these writes and no others', () => {
    expect(braked.map(({ method, path, brake }) => `${brake}: ${method} ${path}`).toSorted()).toEqual([
      'boards: POST /api/guilds/:id/gatherings',
      'boards: POST /api/guilds/:id/posts',
      'boards: POST /api/guilds/:id/posts/:postId/comments',
      'guilds: POST /api/guilds',
      'guilds: POST /api/guilds/:id/members',
      'parties: POST /api/parties',
      'parties: POST /api/parties/:id/members',
      'trades: POST /api/trades',
    ]);
  });

  it.each(braked)('holds back $method $path of new players, in words, and of nobody else', async ({ path, brake }) => {
    const others = (['trades', 'parties', 'guilds', 'boards'] as const).filter((group) => group !== brake);
    switches = { ...ALL_OPEN, brake: createBrake(brake) };
    const refused = await act(newcomer, path);
    const { code, message, data } = refused.json();
    expect([refused.statusCode, code, data]).toEqual([
      498,
      'NOT_ALLOWED',
      { until: switches.brake?.until.toISOString() },
    ]);
    expect(message).toMatch(
      /^지금은 가입하고 24시간이 지나야 .+ 수 있습니다\. \d+월 \d+일 \d\d:\d\d부터 가능합니다\.$/,
    );
    for (const by of [established, operator]) expect((await act(by, path)).json().code).not.toBe('NOT_ALLOWED');
    switches = { ...ALL_OPEN, brake: createBrake(...others) };
    expect((await act(newcomer, path)).json().code).not.toBe('NOT_ALLOWED');
  });

  it('ends with its own end or with the age of the account, whichever comes first', async () => {
    const almost = await signInAs(site, aged(HOURS - 1));
    switches = { ...ALL_OPEN, brake: createBrake('trades') };
    const { until } = (await act(almost, '/api/trades')).json().data;
    expect(Date.parse(until)).toBeLessThanOrEqual(inHours(1).getTime());
    switches = { ...ALL_OPEN, brake: { ...createBrake('trades'), until: inHours(-1) } };
    expect((await act(almost, '/api/trades')).json().code).not.toBe('NOT_ALLOWED');
  });

  it('leaves all else of a new player alone', async () => {
    switches = { ...ALL_OPEN, brake: createBrake('trades', 'parties', 'guilds', 'boards') };
    const answers = [
      await inject('PUT', '/api/profiles/update', newcomer, { level: 50 }),
      await inject('POST', '/api/inquiries', newcomer, { type: 1, content: '언제 쓸 수 있습니까?' }),
      await inject('PUT', '/api/trades/1999999999/cancel', newcomer),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 404]);
  });
});

describe('a closed registration', () => {
  it('refuses a new profile in words, and leaves those who have one alone', async () => {
    const stranger = await signInAs(site, { profile: null });
    const upsert = (by: Pick<SignedInPlayer, 'headers'>, name: string) =>
      inject('POST', '/api/profiles/upsert', by, { name, agreed: true });
    switches = { ...ALL_OPEN, isRegistrationOpen: false };
    const refused = await upsert(stranger, '새나그네');
    expect([refused.statusCode, refused.json().code]).toEqual([498, 'NOT_ALLOWED']);
    expect(refused.json().message).toContain('새로 가입할 수 없습니다');
    expect((await upsert(established, established.profile.name)).statusCode).toBe(200);
    switches = ALL_OPEN;
    expect((await upsert(stranger, '새나그네')).statusCode).toBe(200);
  });
});
