import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { lanternsIn, testAccessApp } from '#tests/support/access-app.ts';
import { accessToken, bearer, type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import type { PeopleContext } from '../people.context.ts';

const WHO = ['person', 'player', 'operator'] as const;
const bodySchema = z.strictObject({ text: z.string().max(100) });

const middle: { wait: Promise<void> | undefined; reached(): void } = { wait: undefined, reached: () => {} };

function lanternRoutes(app: ApiApp, { access }: PeopleContext): void {
  for (const who of WHO) {
    app.get(`/api/lanterns/${who}`, (request, reply) =>
      access.read(request, reply, who, async ({ actor }) => ({ ...actor, token: undefined })),
    );
    for (const evenSuspended of [false, true]) {
      const url = `/api/lanterns/${who}${evenSuspended ? '/always' : ''}`;
      app.post(url, { schema: { body: bodySchema } }, (request, reply) =>
        access.write(request, reply, { who, name: 'lantern.light', evenSuspended, status: 201 }, async (ctx) => {
          const { userId } = ctx.actor;
          const { text } = request.body;
          const { id } = await lanternsIn(ctx.db)
            .insertInto('lantern')
            .values({ user_id: userId, text })
            .returning('id')
            .executeTakeFirstOrThrow();
          middle.reached();
          await middle.wait;
          if (text === 'blow out') throw new AppError('CONFLICT');
          if (text === 'break') throw new Error(`lost ${userId}`);
          await lanternsIn(ctx.db).selectFrom('lantern').select('id').where('id', '=', id).execute();
          return { id };
        }),
      );
    }
  }
  app.delete('/api/lanterns', (request, reply) =>
    access.write(request, reply, { who: 'person', name: 'lantern.clear' }, async ({ actor, db }) => {
      await lanternsIn(db).deleteFrom('lantern').where('user_id', '=', actor.userId).execute();
    }),
  );
  app.get('/api/lanterns/anyone', async (request) => ({ userId: (await access.personOf(request))?.userId ?? null }));
}

let offsetMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };

const site = testAccessApp({ routes: lanternRoutes, clock });
afterEach(() => {
  Object.assign(middle, { wait: undefined, reached: () => {} });
  offsetMs = 0;
});

type Headers = Record<string, string>;

const read = (who: string, headers: Headers = {}) => site.app.inject({ url: `/api/lanterns/${who}`, headers });

function write(who: string, headers: Headers = {}, text = 'light') {
  return site.app.inject({ method: 'POST', url: `/api/lanterns/${who}`, headers, payload: { text } });
}

const readLanterns = ({ userId }: Pick<SignedIn, 'userId'>) =>
  lanternsIn(site.database.db).selectFrom('lantern').selectAll().where('user_id', '=', userId).execute();

const byCookie = (cookie: string): Headers => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function writeHalfway(headers: Headers) {
  const reached = new Promise<void>((resolve) => {
    middle.reached = resolve;
  });
  let goOn = () => {};
  middle.wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answer = write('person', headers).then((given) => given);
  await reached;
  return { answer, goOn: () => goOn() };
}

describe('the caller of a request', () => {
  it('is identified by bearer and by cookie', async () => {
    const someone = await signInAs(site);
    for (const headers of [someone.headers, byCookie(someone.cookie)]) {
      expect((await read('player', headers)).json()).toMatchObject({
        userId: someone.userId,
        sessionId: someone.sessionId,
        profile: { id: someone.profile.id },
      });
      expect((await write('player', headers)).statusCode).toBe(201);
    }
    expect(await readLanterns(someone)).toHaveLength(2);
  });

  it('is identified by the bearer before the cookie, even when the bearer is invalid', async () => {
    const [one, other] = [await signInAs(site), await signInAs(site)];
    const both = { ...one.headers, cookie: other.cookie };
    expect((await read('person', both)).json()).toMatchObject({ userId: one.userId });
    for (const authorization of ['Bearer', 'Bearer no token', 'Bearer a.b.c']) {
      const headers = { authorization, cookie: other.cookie, 'sec-fetch-site': 'cross-site' };
      expect([authorization, (await write('person', headers)).statusCode]).toEqual([authorization, 401]);
    }
    expect(await readLanterns(other)).toEqual([]);
  });

  it('may be absent on routes that serve signed-out callers too', async () => {
    const someone = await signInAs(site);
    expect((await read('anyone', someone.headers)).json()).toEqual({ userId: someone.userId });
    expect((await read('anyone')).json()).toEqual({ userId: null });
    expect((await read('anyone', bearer('a.b.c'))).json()).toEqual({ userId: null });
  });

  it('gets LOGIN_REQUIRED without a token, with a bad one, and after the session was ended', async () => {
    const someone = await signInAs(site, { isOperator: true });
    const expired = await accessToken(site, { ...someone, expiresAt: 1_000 });
    const nameless = await accessToken(site, { ...someone, claims: { session_id: undefined } });
    const elsewhere = await signInAs(site);
    const mixed = await accessToken(site, { userId: someone.userId, sessionId: elsewhere.sessionId });
    await site.database.db.deleteFrom('sign_in.session').where('id', '=', someone.sessionId).execute();
    const cases: [string, Headers][] = [
      ['none', { 'sec-fetch-site': 'same-origin' }],
      ['no token', bearer('hello')],
      ['expired', bearer(expired)],
      ['cut', bearer(expired.slice(0, -5))],
      ['cookie of nothing', byCookie('sb-baramnaru-auth-token=base64-e30')],
      ['ended', someone.headers],
      ['ended, by cookie', byCookie(someone.cookie)],
      ['no session', bearer(nameless)],
      ['session of another', bearer(mixed)],
    ];
    for (const [name, headers] of cases) {
      for (const who of WHO) {
        for (const answer of [await read(who, headers), await write(who, headers)]) {
          expect([name, who, answer.statusCode, answer.json().code]).toEqual([name, who, 401, 'LOGIN_REQUIRED']);
          expect(answer.headers['cache-control']).toBe('no-store');
        }
      }
    }
    expect(await readLanterns(someone)).toEqual([]);
  });

  it('gets the sign-in error before errors of the content, but after a missing body', async () => {
    const sendRequest = (headers: Headers, payload: string, type = 'application/json') =>
      site.app.inject({
        method: 'POST',
        url: '/api/lanterns/person',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type, ...headers },
        payload,
      });
    const someone = await signInAs(site);
    expect((await sendRequest({}, '{"text":1}')).statusCode).toBe(401);
    expect((await sendRequest(bearer('a.b.c'), '{"text":1}')).statusCode).toBe(401);
    expect((await sendRequest(someone.headers, '{"text":1}')).statusCode).toBe(400);
    expect((await sendRequest({}, '{"text":')).statusCode).toBe(400);
    expect((await sendRequest({}, 'text=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await sendRequest({ 'sec-fetch-site': 'cross-site' }, '{"text":1}')).statusCode).toBe(403);
  });

  it('without a profile may call what needs none, and gets FORBIDDEN elsewhere', async () => {
    const someone = await signInAs(site, { profile: null });
    expect((await write('person', someone.headers)).statusCode).toBe(201);
    for (const answer of [await read('player', someone.headers), await write('player', someone.headers)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', data: { needsProfile: true } });
    }
  });

  it('has no profile any more after its deletion', async () => {
    const someone = await signInAs(site);
    await site.database.db
      .updateTable('profile')
      .set({ deleted_at: new Date() })
      .where('user_id', '=', someone.userId)
      .execute();
    expect((await write('player', someone.headers)).json()).toMatchObject({ data: { needsProfile: true } });
  });

  it('is an operator only while listed', async () => {
    const [player, operator] = [await signInAs(site), await signInAs(site, { isOperator: true })];
    for (const answer of [await read('operator', player.headers), await write('operator', player.headers)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(answer.json().data).toBeUndefined();
    }
    expect((await write('operator', operator.headers)).statusCode).toBe(201);
    await site.database.db.deleteFrom('operator').where('user_id', '=', operator.userId).execute();
    expect((await write('operator', operator.headers)).statusCode).toBe(403);
  });
});

describe('a suspended player', () => {
  const reason = '도배';
  const suspended = (until: Date) => signInAs(site, { profile: { banned_at: until, banned_reason: reason } });

  it('is refused with the end and the reason of the suspension', async () => {
    const until = new Date(Date.now() + DAY_MS);
    const someone = await suspended(until);
    const answer = await write('player', someone.headers);
    expect([answer.statusCode, answer.json().code]).toEqual([499, 'SUSPENDED']);
    expect(answer.json().data).toEqual({ bannedAt: until.toISOString(), bannedReason: reason });
    expect(await readLanterns(someone)).toEqual([]);
  });

  it('may read, and call what stays open', async () => {
    const someone = await suspended(new Date(Date.now() + DAY_MS));
    expect((await read('player', someone.headers)).statusCode).toBe(200);
    expect((await write('player/always', someone.headers)).statusCode).toBe(201);
  });

  it('may write again when the suspension is over', async () => {
    const someone = await suspended(new Date(Date.now() + DAY_MS));
    offsetMs = 2 * DAY_MS;
    const token = await accessToken(site, { ...someone, expiresAt: Math.floor(clock.now().getTime() / 1000) + 60 });
    expect((await write('player', bearer(token))).statusCode).toBe(201);
  });

  it('is stopped at once: a write that waits for the row sees the suspension', async () => {
    const someone = await signInAs(site);
    const { db } = site.database;
    const answer = await db.transaction().execute(async (operator) => {
      const until = new Date(Date.now() + DAY_MS);
      await operator.updateTable('profile').set({ banned_at: until }).where('id', '=', someone.profile.id).execute();
      const racing = write('player', someone.headers).then((given) => given);
      await delay(200);
      return { racing };
    });
    expect((await answer.racing).statusCode).toBe(499);
    expect(await readLanterns(someone)).toEqual([]);
  });
});

describe('a write', () => {
  it('answers with its own status and no-store', async () => {
    const someone = await signInAs(site);
    const answer = await write('person', someone.headers);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.json()).toEqual({ id: expect.any(Number) });
    const cleared = await site.app.inject({ method: 'DELETE', url: '/api/lanterns', headers: someone.headers });
    expect([cleared.statusCode, cleared.body]).toEqual([200, 'null']);
    expect((await read('person', someone.headers)).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['a refusal', 'blow out', 409],
    ['a fault', 'break', 500],
  ])('is undone by %s', async (_name, text, status) => {
    const someone = await signInAs(site);
    const answer = await write('player', someone.headers, text);
    expect(answer.statusCode).toBe(status);
    expect(await readLanterns(someone)).toEqual([]);
    expect(answer.body).not.toContain(someone.userId);
  });

  it('is logged by its name, without user, address and content', async () => {
    const someone = await signInAs(site);
    site.lines.length = 0;
    await site.app.inject({
      method: 'POST',
      url: '/api/lanterns/player',
      headers: { ...someone.headers, 'user-agent': 'agent-007', 'idempotency-key': 'key-4711' },
      remoteAddress: '203.0.113.77',
      payload: { text: 'my secret' },
    });
    expect(site.lines).toEqual([expect.stringMatching(/^\S+ INFO written name=lantern\.light milliseconds=\d+$/)]);
  });

  it('leaves no token in the log when it fails', async () => {
    const someone = await signInAs(site);
    site.lines.length = 0;
    await write('player', { ...someone.headers, cookie: someone.cookie }, 'break');
    expect(site.lines.join('\n')).toContain('ERROR');
    for (const part of [...someone.token.split('.'), someone.sessionId, '127.0.0.1']) {
      expect(site.lines.join('\n')).not.toContain(part);
    }
  });

  it('of two that race takes turns with the other of the same player', async () => {
    const someone = await signInAs(site);
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('player', someone.headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await readLanterns(someone)).toHaveLength(8);
  });
});

describe('an unreachable database', () => {
  afterEach(() => site.proxy.reopen());

  it('is 503 for reads and writes, never LOGIN_REQUIRED', async () => {
    const someone = await signInAs(site);
    await site.proxy.shut();
    for (const answer of [await read('person', someone.headers), await write('player', someone.headers)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await read('person', bearer('a.b.c'))).statusCode).toBe(401);
    expect((await read('anyone', someone.headers)).json()).toEqual({ userId: someone.userId });
  });

  it('rolls a write back when it goes away in the middle', async () => {
    const someone = await signInAs(site);
    const { answer, goOn } = await writeHalfway({
      ...someone.headers,
      'idempotency-key': 'in-the-middle',
    });
    await site.proxy.shut();
    goOn();
    expect((await answer).statusCode).toBe(503);
    await site.proxy.reopen();
    middle.wait = undefined;
    expect(await readLanterns(someone)).toEqual([]);
    const again = await write('person', { ...someone.headers, 'idempotency-key': 'in-the-middle' });
    expect(again.statusCode).toBe(201);
    expect(await readLanterns(someone)).toHaveLength(1);
  });
});
