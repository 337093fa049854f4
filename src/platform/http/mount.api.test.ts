import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { answer, PRIVATE } from '#platform/answers/answer.ts';
import { jsonBody } from '#platform/answers/response-body.ts';
import { snapshotAnswer } from '#platform/answers/snapshot-body.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { idParams, integerText, versionQuery } from '#shared/params.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { lanternsIn, testAccessApp } from '#tests/support/access-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { mount } from './mount.ts';

const tags = ['lanterns'];
const lantern = z.strictObject({ id: z.int(), text: z.string() });
const summary = '등불';

const listLanterns = endpoint({
  method: 'GET',
  path: '/api/lanterns',
  who: 'visitor',
  tags,
  summary,
  query: z.object({ limit: integerText(1, 9).prefault('2'), server: integerText(1, 9).optional() }),
  response: { 200: z.array(lantern) },
  errors: ['LOGIN_REQUIRED'],
});
const countLanterns = endpoint({
  method: 'GET',
  path: '/api/lanterns/count',
  who: 'anyone',
  tags,
  summary,
  response: { 200: z.object({ count: z.int() }) },
});
const lanternColors = endpoint({
  method: 'GET',
  path: '/api/lanterns/colors',
  who: 'anyone',
  tags,
  summary,
  query: versionQuery,
  response: { 200: z.array(z.string()) },
});
const finishedLantern = endpoint({
  method: 'GET',
  path: '/api/lanterns/finished',
  who: 'anyone',
  tags,
  summary,
  response: { 200: z.object({ text: z.string() }) },
});
const lanternPicture = endpoint({ method: 'GET', path: '/api/lanterns/picture', who: 'anyone', tags, summary });
const guessLantern = endpoint({
  method: 'POST',
  path: '/api/lanterns/guess',
  who: 'anyone',
  changesNothing: true,
  tags,
  summary,
  body: z.strictObject({ text: z.string() }),
  response: { 200: z.strictObject({ guess: z.string() }) },
});
const readDiary = endpoint({
  method: 'POST',
  path: '/api/lanterns/diary',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  changesNothing: true,
  tags,
  summary,
  response: { 200: z.array(z.string()) },
});
const ownLantern = endpoint({
  method: 'GET',
  path: '/api/lanterns/own',
  who: 'player',
  tags,
  summary,
  response: { 200: z.object({ text: z.string() }) },
});
const lightLantern = endpoint({
  method: 'POST',
  path: '/api/lanterns',
  who: 'player',
  tags,
  summary,
  body: z.strictObject({ text: z.string().max(20) }),
  response: { 201: lantern },
  errors: ['CONFLICT', 'CONFLICT.DARK'],
});
const renameLantern = endpoint({
  method: 'PUT',
  path: '/api/lanterns/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary,
  params: idParams,
  body: z.strictObject({ text: z.string() }),
  response: { 200: lantern },
});

const COLORS = { version: 'colors-1' };
const colorsBody = perSnapshot((_: typeof COLORS) => jsonBody(['red', 'blue']));
const server = integerText(1, 9)
  .refine((id) => id < 3, '없는 서버입니다.')
  .optional();

function lanternRoutes(app: FeatureApp, { limits }: PeopleContext): void {
  mount(app, listLanterns, { query: listLanterns.query.extend({ server }) }, async (visitor, { query }) => {
    if (query.limit === 9) {
      const { actor } = await visitor.as('player');
      return answer([{ id: 9, text: actor.profile.name }], { next: 'nine', isPlain: true, cacheControl: PRIVATE });
    }
    const person = await visitor.person();
    const rows = [{ id: query.limit, text: person ? 'known' : 'stranger' }];
    return answer(rows, { next: 'more', cacheControl: 'private, max-age=0' });
  });
  mount(app, countLanterns, {}, () => ({ count: 3 }));
  mount(app, lanternColors, {}, ({ query }) => snapshotAnswer(() => COLORS, colorsBody, query.v));
  mount(app, finishedLantern, {}, () => jsonBody(Object.assign({ text: 'light' }, { secret: 'column' })));
  mount(app, lanternPicture, {}, () =>
    answer(Buffer.from('picture'), { headers: { 'content-type': 'image/png' }, cacheControl: 'public, max-age=300' }),
  );
  mount(app, guessLantern, {}, ({ body }) => answer({ guess: body.text }, { cacheControl: 'no-store' }));
  mount(app, readDiary, {}, async ({ actor }) => [actor.userId]);
  mount(app, ownLantern, {}, async ({ actor }) =>
    // An extra column, which the types do not refuse.
    Object.assign({ text: actor.profile.name }, actor.profile.name === 'leaky' && { secret: 'column' }),
  );
  mount(app, lightLantern, { name: 'lantern.light', limit: limits.creation }, async ({ actor, db }, { body }) => {
    const { id } = await lanternsIn(db)
      .insertInto('lantern')
      .values({ user_id: actor.userId, text: body.text })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (body.text === 'blow out') throw new AppError('CONFLICT');
    if (['DARK', 'WET'].includes(body.text)) throw new AppError('CONFLICT', { data: { reason: body.text } });
    if (body.text === 'english') throw new AppError('CONFLICT', { message: 'blown out' });
    if (body.text === 'forbid') throw new AppError('NOT_ALLOWED');
    return { id, text: body.text };
  });
  mount(app, renameLantern, { name: 'lantern.rename' }, async (_ctx, { params, body }) => ({ ...params, ...body }));
}

const site = testAccessApp({ routes: lanternRoutes });
let me: SignedInPlayer;

beforeAll(async () => {
  me = await signInAs(site);
});
afterEach(() => vi.restoreAllMocks());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

describe('an endpoint for anyone', () => {
  it('sends its value with an ETag, and 304 to a client that has it', async () => {
    const first = await get('/api/lanterns/count/');
    expect([first.statusCode, first.json()]).toEqual([200, { count: 3 }]);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await get('/api/lanterns/count', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends a finished body, immutable under the address of its version', async () => {
    const colors = await get('/api/lanterns/colors?v=colors-1');
    expect(colors.json()).toEqual(['red', 'blue']);
    expect(colors.headers['cache-control']).toContain('immutable');
    expect((await get('/api/lanterns/colors')).headers['cache-control']).not.toContain('immutable');
  });

  it('sends bytes with headers of their own', async () => {
    const picture = await get('/api/lanterns/picture');
    expect([picture.statusCode, picture.body]).toEqual([200, 'picture']);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
  });

  it('accepts a long query without a login, validated like any other', async () => {
    const guess = await post('/api/lanterns/guess', { text: '등' });
    expect([guess.statusCode, guess.json()]).toEqual([200, { guess: '등' }]);
    expect(guess.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(guess.headers.etag).toBeUndefined();
    expect((await post('/api/lanterns/guess', { text: 1 })).statusCode).toBe(400);
  });
});

describe('an endpoint for visitors', () => {
  it('knows the caller and links to the next page', async () => {
    const stranger = await get('/api/lanterns?limit=5');
    expect(stranger.json()).toEqual([{ id: 5, text: 'stranger' }]);
    expect(stranger.headers).toMatchObject({
      'cache-control': 'private, max-age=0',
      link: '</api/lanterns?limit=5&cursor=more>; rel="next"',
    });
    expect((await get('/api/lanterns', me.headers)).json()).toEqual([{ id: 2, text: 'known' }]);
  });

  it('may require a player for a part of it, whose response is not cached', async () => {
    expect((await get('/api/lanterns?limit=9')).statusCode).toBe(401);
    const own = await get('/api/lanterns?limit=9', me.headers);
    expect(own.json()).toEqual([{ id: 9, text: me.profile.name }]);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect([own.headers.etag, own.headers.link]).toEqual([undefined, expect.stringContaining('cursor=nine')]);
  });

  it('validates its query as narrowed by mount and lists all faults', async () => {
    expect((await get('/api/lanterns?server=2')).statusCode).toBe(200);
    const wrong = await get('/api/lanterns?server=3&limit=10');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().data.issues.map(({ path }: { path: string }) => path)).toEqual(['limit', 'server']);
  });
});

describe('an endpoint for signed-in players', () => {
  it('is 401 for visitors, before its input is validated', async () => {
    expect((await get('/api/lanterns/own')).statusCode).toBe(401);
    for (const url of ['/api/lanterns', '/api/lanterns/diary'])
      expect((await post(url, { wrong: 1 })).statusCode).toBe(401);
    expect((await post('/api/lanterns/diary', {}, me.headers)).statusCode).toBe(403);
  });

  it('sends a read without caching', async () => {
    const own = await get('/api/lanterns/own', me.headers);
    expect(own.json()).toEqual({ text: me.profile.name });
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['private, no-store', undefined]);
  });

  it("runs a change with its contract's status, once per key, in a transaction, under its limit", async () => {
    const headers = { ...me.headers, 'idempotency-key': 'once' };
    const first = await post('/api/lanterns', { text: 'light' }, headers);
    expect(first.statusCode).toBe(201);
    expect((await post('/api/lanterns', { text: 'light' }, headers)).json()).toEqual(first.json());
    expect(first.headers['ratelimit-policy']).toContain('creation');
    expect((await post('/api/lanterns', { text: 'blow out' }, me.headers)).statusCode).toBe(409);
    const rows = await lanternsIn(site.database.db)
      .selectFrom('lantern')
      .select('text')
      .where('user_id', '=', me.userId)
      .execute();
    expect(rows).toEqual([{ text: 'light' }]);
    expect(site.lines.some((line) => line.includes('lantern.light'))).toBe(true);
  });

  it('is refused while suspended, unless it is open to suspended players', async () => {
    const banned = await signInAs(site, { profile: { banned_at: new Date(Date.now() + 60_000) } });
    expect((await post('/api/lanterns', { text: 'x' }, banned.headers)).statusCode).toBe(499);
    const renamed = await site.app.inject({
      method: 'PUT',
      url: '/api/lanterns/7',
      headers: banned.headers,
      payload: { text: 'new' },
    });
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { id: 7, text: 'new' }]);
  });
});

describe('an answer', () => {
  it('with a key that its schema does not name fails in tests', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const leaky = await signInAs(site, { profile: { name: 'leaky' } });
    expect((await get('/api/lanterns/own', leaky.headers)).statusCode).toBe(500);
    expect(printed).toHaveBeenCalledWith(expect.stringContaining('unknown key secret'));
  });

  it('is also checked when its body was finished before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await get('/api/lanterns/finished')).statusCode).toBe(500);
  });

  it.each([
    ['blow out', 409, ''],
    ['DARK', 409, ''],
    ['WET', 500, 'CONFLICT.WET is not among the errors of /api/lanterns'],
    ['forbid', 500, 'NOT_ALLOWED is not among the errors of /api/lanterns'],
    ['english', 500, 'the message is not Korean: blown out'],
  ])(
    'of an error that its endpoint does not declare, or not in Korean, fails in tests: %s',
    async (text, status, fault) => {
      const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect((await post('/api/lanterns', { text }, me.headers)).statusCode).toBe(status);
      expect(printed.mock.calls.flat().join()).toContain(fault);
      expect(printed.mock.calls.length > 0).toBe(status === 500);
    },
  );
});
