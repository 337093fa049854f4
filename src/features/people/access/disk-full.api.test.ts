import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mount } from '#platform/http/mount.ts';
import { endpoint } from '#shared/endpoint.ts';
import { SUCCESS, successSchema } from '#shared/success.ts';
import { lanternsIn, testAccessApp } from '#tests/support/access-app.ts';
import { type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';

const light = endpoint({
  method: 'POST',
  path: '/api/lanterns',
  who: 'person',
  tags: [],
  summary: '등불',
  response: { 200: successSchema },
});

const site = testAccessApp({
  routes: (app) =>
    mount(app, light, { name: 'lantern.light' }, async ({ db, actor }) => {
      await lanternsIn(db).insertInto('lantern').values({ user_id: actor.userId, text: '' }).execute();
      return SUCCESS;
    }),
});
let person: SignedIn;
beforeAll(async () => {
  // As PostgreSQL refuses a row for which the disk has no room.
  await sql`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/16384/16421": No space left on device' using errcode = 'disk_full';
  end $$`.execute(site.database.db);
  person = await signInAs(site, { profile: null });
});
beforeEach(() => site.lines.splice(0));

const send = () => site.app.inject({ method: 'POST', url: '/api/lanterns', headers: person.headers });

describe('a write while the disk is full', () => {
  it('is answered 503 with words, and all of them leave one line in the log', async () => {
    await sql`create trigger full_disk before insert on lantern execute function no_room()`.execute(site.database.db);
    for (let count = 0; count < 5; count += 1) {
      const answer = await send();
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('60');
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('저장 공간') });
      expect(answer.body).not.toMatch(/base\/|device/);
    }
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).toContain('the disk of the database is full');
    expect(site.lines[0]?.trim().split('\n')).toHaveLength(1);
  });

  it('goes on when there is room again', async () => {
    await sql`drop trigger full_disk on lantern`.execute(site.database.db);
    expect((await send()).statusCode).toBe(200);
    expect(await lanternsIn(site.database.db).selectFrom('lantern').selectAll().execute()).toHaveLength(1);
  });
});

describe('a write to a database that is read-only', () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    const name = new URL(site.database.url).pathname.slice(1);
    await sql.raw(`alter database "${name}" set default_transaction_read_only = ${value}`).execute(site.database.db);
    // Sessions that are open go on as they were.
    await site.proxy.shut();
    await site.proxy.reopen();
  };

  it('is answered 503, and goes on when it takes writes again', async () => {
    await setReadOnly('on');
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBeDefined();
    await setReadOnly('off');
    expect((await send()).statusCode).toBe(200);
  });
});
