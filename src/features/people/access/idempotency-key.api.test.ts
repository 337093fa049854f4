import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { lanternsIn, testAccessApp } from '#tests/support/access-app.ts';
import { type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import type { PeopleContext } from '../people.context.ts';
import { deleteResponsesBefore } from './idempotency-key.repository.ts';

const bodySchema = z.strictObject({ text: z.string() });

const work: { begun: number; before(): Promise<void> } = { begun: 0, before: async () => {} };

function lanternRoutes(app: ApiApp, { access }: PeopleContext): void {
  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/lanterns',
      schema: { body: bodySchema },
      handler: (request, reply) =>
        access.write(request, reply, { who: 'player', name: 'lantern.light', status: 201 }, async ({ actor, db }) => {
          work.begun += 1;
          const { text } = bodySchema.parse(request.body);
          const lantern = await lanternsIn(db)
            .insertInto('lantern')
            .values({ user_id: actor.userId, text })
            .returningAll()
            .executeTakeFirstOrThrow();
          await work.before();
          return lantern;
        }),
    });
  }
  app.post('/api/lanterns/silent', (request, reply) =>
    access.write(request, reply, { who: 'person', name: 'lantern.nod' }, async () => {
      work.begun += 1;
    }),
  );
}

const site = testAccessApp({ routes: lanternRoutes });
let someone: SignedIn;
beforeEach(async () => {
  Object.assign(work, { begun: 0, before: async () => {} });
  someone = await signInAs(site);
});

interface Parts {
  by?: SignedIn;
  text?: string;
  url?: string;
  method?: 'POST' | 'PUT';
}

function send(
  key: string | undefined,
  { by = someone, text = 'light', url = '/api/lanterns', method = 'POST' }: Parts = {},
) {
  const headers = { ...by.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return site.app.inject({ method, url, headers, payload: { text } });
}

const readLanterns = ({ userId }: SignedIn) =>
  lanternsIn(site.database.db).selectFrom('lantern').selectAll().where('user_id', '=', userId).execute();

describe('the same request with the same Idempotency-Key', () => {
  it('is answered as before and changes nothing', async () => {
    const key = randomUUID();
    const first = await send(key);
    const again = await send(key);
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([
      first.statusCode,
      first.body,
      first.headers['content-type'],
    ]);
    expect(again.headers['cache-control']).toBe('private, no-store');
    expect([work.begun, (await readLanterns(someone)).length]).toEqual([1, 1]);
  });

  it('is answered as before when the answer has no body, too', async () => {
    const key = randomUUID();
    const url = '/api/lanterns/silent';
    for (const answer of [await send(key, { url }), await send(key, { url })]) {
      expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    }
    expect(work.begun).toBe(1);
  });

  it('does its work once when many race', async () => {
    const key = randomUUID();
    work.before = () => new Promise((resolve) => setTimeout(resolve, 100));
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([work.begun, (await readLanterns(someone)).length]).toEqual([1, 1]);
  });

  it('may be tried again after a first attempt that failed', async () => {
    const key = randomUUID();
    work.before = () => Promise.reject(new AppError('CONFLICT'));
    expect((await send(key)).statusCode).toBe(409);
    work.before = async () => {};
    expect((await send(key)).statusCode).toBe(201);
    expect(await readLanterns(someone)).toHaveLength(1);
  });

  it('is handled by the next one that waits when the first one fails', async () => {
    const key = randomUUID();
    let attempts = 0;
    work.before = async () => {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (attempts === 1) throw new AppError('CONFLICT');
    };
    const answers = await Promise.all([send(key), send(key), send(key)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
    expect(await readLanterns(someone)).toHaveLength(1);
  });

  it('is answered even to a player who was suspended since', async () => {
    const key = randomUUID();
    const first = await send(key);
    await site.database.db
      .updateTable('profile')
      .set({ banned_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', someone.userId)
      .execute();
    expect((await send(key)).body).toBe(first.body);
    expect((await send(randomUUID())).statusCode).toBe(499);
  });
});

describe('another request with that key', () => {
  it('is refused', async () => {
    const key = randomUUID();
    await send(key);
    for (const parts of [{ text: 'other' }, { url: '/api/lanterns?x=1' }, { url: '/api/lanterns/silent' }]) {
      const answer = await send(key, parts);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    }
    expect(await readLanterns(someone)).toHaveLength(1);
  });

  it('is accepted from another person', async () => {
    const key = randomUUID();
    const other = await signInAs(site);
    const [mine, theirs] = [await send(key), await send(key, { by: other })];
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().user_id).toBe(other.userId);
    expect(theirs.body).not.toBe(mine.body);
  });

  it('is ignored in a PUT, which is idempotent anyway', async () => {
    const key = randomUUID();
    expect((await send(key)).statusCode).toBe(201);
    expect((await send(key, { method: 'PUT', text: 'other' })).statusCode).toBe(201);
    expect(await readLanterns(someone)).toHaveLength(2);
  });
});

describe('a key', () => {
  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(201)],
    ['with a space', 'a b'],
    ['in Hangul', '열쇠'],
    ['given twice', 'a, b'],
  ])('that is %s is refused', async (_name, key) => {
    const answer = await send(key);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().message).toMatch(/[가-힣]/);
    expect(work.begun).toBe(0);
  });

  it('may be any text of letters, digits and signs', async () => {
    const key = `"${'x'.repeat(180)}:'\\%"`;
    expect((await send(key)).statusCode).toBe(201);
    expect((await send(key)).statusCode).toBe(201);
    expect(work.begun).toBe(1);
  });

  it('is not needed', async () => {
    expect([(await send(undefined)).statusCode, (await send(undefined)).statusCode]).toEqual([201, 201]);
    expect(work.begun).toBe(2);
  });

  it('is deleted with its answer after a time', async () => {
    const key = randomUUID();
    await send(key);
    const { db } = site.database;
    const old = new Date(Date.now() - 60_000);
    await db.updateTable('answered_request').set({ created_at: old }).where('key', '=', key).execute();
    const fresh = randomUUID();
    await send(fresh);
    expect(await deleteResponsesBefore(site.people.db, new Date(Date.now() - 30_000))).toBe(1);
    await send(key);
    await send(fresh);
    expect(work.begun).toBe(3);
  });
});
