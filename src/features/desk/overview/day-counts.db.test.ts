import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testPlans } from '#tests/support/query-plans.ts';
import { daySpans } from './day.rules.ts';
import { countDay } from './day-counts.service.ts';
import { DAY_KINDS, type DayKind } from './overview.contract.ts';

const NOW = new Date('2026-11-30T03:20:00Z');
const WEEK_MS = 7 * DAY_MS;
const ITEM = 800;

/** Rows of a kind at these moments. Another kind of rows of the same table is in no number. */
const INSERTS: Readonly<Record<DayKind, (moments: string) => ReturnType<typeof sql.raw>>> = {
  signIns: (moments) =>
    sql.raw(`insert into sign_in.history (user_id, provider, at)
      select (select id from sign_in.user limit 1), 'discord', at from ${moments}`),
  players: (moments) =>
    sql.raw(`insert into profile (user_id, name, name_key, created_at, deleted_at)
      select case when kind then gen_random_uuid() end, case when kind then n end, case when kind then n end, at,
        case when kind then null else at end
      from (select at, kind, md5(random()::text) as n from ${moments} cross join (values (true), (false)) as kinds (kind)) as made`),
  trades: (moments) =>
    sql.raw(`insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at,
        lifted_at, counted_at, cancelled_at, cancelled_by)
      select (select min(id) from profile), ${ITEM}, 1, 1, 1, 5, 3, at, at, at, at, 'owner' from ${moments}`),
  deals: (moments) =>
    sql.raw(`insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at,
        lifted_at, counted_at, completed_at, hidden_at)
      select (select min(id) from profile), ${ITEM}, 1, 1, 1, 5, 2, timestamptz '2026-01-01', at, at, at, since
      from ${moments} cross join (values (null::timestamptz), (now())) as hidden (since)`),
  parties: (moments) =>
    sql.raw(`insert into party (created_at, updated_at, listed_at, expired_at, created_profile_id, leader_id, game_server,
        title, dungeon_id, region, channel, has_dungeon_place, item_distribution, roles, member_count, free_jobs)
      select at, at, at, at, leader, leader, 1, '파티', 0, 0, 0, false, 1, '{1,2}', 1, 4
      from ${moments} cross join (select min(id) as leader from profile) as leaders`),
  shouts: (moments) =>
    sql.raw(`insert into broadcast (created_at, updated_at, game_server, channel, name, name_key, message, comparable, slot,
        content_hash, run_hash, kind, repeats, first_at, is_latest, source, hidden_by)
      select at, at, 1, 1, '외치는이', '외치는이', '글', '글', 1, gen_random_uuid(), gen_random_uuid(), 9, 1, at, true, 'test', hidden
      from ${moments} cross join (values (null), ('mute')) as shown (hidden)`),
};

/** Whom the others' rows belong to comes first. */
const IN_ORDER = ['players', ...DAY_KINDS.filter((kind) => kind !== 'players')] as const;

const listed = (moments: readonly Date[]) =>
  `(select unnest(array[${moments.map((at) => `'${at.toISOString()}'`).join(',')}]::timestamptz[]) as at) as moments`;

const test = testDatabase();
const plans = testPlans(test, async () => {
  await insertItems(test.db, [makeItem({ id: ITEM })]);
  await sql`insert into sign_in.user (app_metadata, user_metadata, last_sign_in_at) values ('{}', '{}', now())`.execute(
    test.db,
  );
  for (const kind of IN_ORDER) {
    const old = `(select timestamptz '2026-11-01' - n * interval '5 minutes' as at from generate_series(1, 2000) as n) as moments`;
    await INSERTS[kind](old).execute(test.db);
  }
});

function countNaively(moments: readonly Date[]) {
  const { day, before } = daySpans(NOW);
  const within = ({ from, to }: typeof day) => moments.filter((at) => at >= from && at < to);
  const hours = Array.from({ length: 24 }, (_, nth) => {
    const from = new Date(day.from.getTime() + nth * HOUR_MS);
    const to = new Date(Math.min(from.getTime() + HOUR_MS, day.to.getTime()));
    return within({ from, to }).length;
  });
  return { hours, before: within(before).length };
}

describe('the counts of a day', () => {
  it('are those of a naive count, hour by hour and a week before, in any time zone', async () => {
    const near = fc.integer({ min: -2 * HOUR_MS, max: DAY_MS + HOUR_MS }).map((ago) => new Date(NOW.getTime() - ago));
    const moment = fc.tuple(near, fc.constantFrom(0, WEEK_MS)).map(([at, ago]) => new Date(at.getTime() - ago));
    const zone = fc.constantFrom('UTC', 'Asia/Seoul', 'Asia/Kolkata', 'America/St_Johns');
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 30 }), zone, async (moments, timeZone) => {
        await test.db
          .transaction()
          .execute(async (db) => {
            await sql.raw(`set local timezone to '${timeZone}'`).execute(db);
            for (const kind of IN_ORDER) await INSERTS[kind](listed(moments)).execute(db);
            const counts = await countDay(db, { now: NOW, hasSignIns: true });
            const expected = countNaively(moments);
            expect(counts).toEqual(Object.fromEntries(DAY_KINDS.map((kind) => [kind, expected])));
            throw new Rollback();
          })
          .catch((error: unknown) => {
            if (!(error instanceof Rollback)) throw error;
          });
      }),
      { numRuns: 15 },
    );
  });

  it('leave out sign-ins elsewhere', async () => {
    expect(Object.keys(await countDay(test.db, { now: NOW, hasSignIns: false }))).toEqual(DAY_KINDS.slice(1));
  });

  it('are read along the time, never as whole tables', async () => {
    const plan = await plans.planOf(() => countDay(plans.db, { now: NOW, hasSignIns: true }));
    expect(plan).not.toContain('Seq Scan');
    for (const index of [
      'history_age',
      'profile_created',
      'trade_created',
      'trade_completed',
      'party_created',
      'broadcast_shown',
    ]) {
      expect(plan).toContain(index);
    }
  });
});

class Rollback extends Error {}
