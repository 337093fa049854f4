import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testPlans } from '#tests/support/query-plans.ts';
import { deleteTexts } from './audit/audit.repository.ts';
import { deleteReviewsByProfile, findReviews } from './moderation/word-review.repository.ts';
import { claimName, giveUpName } from './names/claim-name.service.ts';
import { deleteRested, findFormerNames, findRenameState, hideFormer } from './names/former-name.repository.ts';
import { findWithoutSkeleton } from './names/name-holder.repository.ts';
import { findHeads, findNewest, findSearched } from './players/find-players.repository.ts';
import { findNotes } from './players/player-note.repository.ts';
import { findReports } from './players/read-player.repository.ts';
import { findByBeginning } from './profiles/profile.repository.ts';
import { findForOperators, findReporterRecord } from './reports/report.repository.ts';
import { findOpenOf, findSettled } from './reports/report-decision.repository.ts';
import { findOthers, findPerson, findSimilar } from './reports/report-detail.repository.ts';
import { countWaiting, findQueue } from './reports/report-queue.repository.ts';
import { findDecisions, findTouched } from './reports/report-weight.repository.ts';
import { findRunningSuspension, findSanctions, findSuspensionEnds } from './sanctions/sanction.repository.ts';
import { deleteEventsBefore, findEventsSince } from './security-log/security-event.repository.ts';
import { findSignIns } from './sessions/session.repository.ts';
import { findRunning } from './suspensions/operator-suspension.repository.ts';

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const name = { name: '장꾼I7', key: '장꾼i7' };

const SETTLED = { thing: 'profile:620', type: 1, hash: Buffer.from([1]) } as const;

const test = testDatabase();
const plans = testPlans(test, () => insertPeople(test.database.pool));

/** Large enough that a sequential scan would be expensive. */
async function insertPeople(pool: pg.Pool): Promise<void> {
  const many = 'generate_series(1, 5000) as n';
  await pool.query(
    `insert into profile (user_id, name, name_key, name_skeleton, created_at)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n, case when n > 5 then '장꾼' || n end,
       now() - (5000 - n) * interval '1 hour'
     from ${many}`,
  );
  await pool.query(
    `insert into sanction (kind, profile_id, at, until, ended_at, reason)
     select case when n % 2 = 0 then 'suspension' else 'warning' end, n, now(), now() + interval '1 day',
       case when n % 100 < 98 then now() end, '허위 매물'
     from ${many}`,
  );
  await pool.query(
    `insert into player_note (profile_id, at, text, operator_user_id) select n, now(), '메모', gen_random_uuid() from ${many}`,
  );
  await pool.query(
    `insert into audit_text (audit_id, kind, profile_id, user_id, text, salt)
     select n, 'reason', n, gen_random_uuid(), '까닭', substring(sha256(n::text::bytea) for 16) from ${many}`,
  );
  await pool.query(
    `insert into former_name (profile_id, name, key_hash, skeleton_hash, given_up_at, is_counted)
     select case when n % 2 = 0 then n end, case when n % 2 = 0 then '옛이름' || n end,
       sha256(n::text::bytea), sha256(n::text::bytea), now() - n * interval '10 minutes', true
     from ${many}`,
  );
  await pool.query(
    `insert into word_review (created_at, subject, text, kind, word, profile_id, status)
     select now(), 'trade:' || n, '현거', 'CASH_TRADE', '현거', n, case when n % 50 = 0 then 1 else 2 end from ${many}`,
  );
  await pool.query(
    `insert into security_event (minute, kind, address_hash, count)
     select date_trunc('minute', now() - n * interval '5 minutes'), 'refused-429', substring(sha256(n::text::bytea) for 16), 1
     from ${many}`,
  );
  await pool.query(
    `insert into report (type, comment, reporter_id, reported_id, status, created_at, handled_at)
     select 1, '사기', 1 + n % 500, 600 + n, case when n % 20 = 0 then 1 else 3 end, now() - n * interval '1 hour', now()
     from generate_series(1, 4000) as n`,
  );
  await pool.query(
    `insert into sign_in.user (app_metadata, user_metadata, last_sign_in_at) select '{}', '{}', now() from generate_series(1, 200)`,
  );
  await pool.query(
    `insert into sign_in.history (user_id, provider, at)
     select id, 'discord', now() - n * interval '1 hour' from sign_in.user, generate_series(1, 25) as n`,
  );
}

describe('a query of people', () => {
  const claim = () => claimName(plans.db, name, { profileId: null, identityHashes: async () => [] }, now);
  const claimAndGiveUp = () =>
    plans.db
      .transaction()
      .execute(async (db) => {
        await giveUpName(db, { ...name, profileId: 1, isCounted: true }, now);
        await hideFormer(db, 1, { identityHashes: [], restsSince: daysAgo(30) });
        throw new Error('undone');
      })
      .catch(() => undefined);

  it.each<[string, readonly string[], () => Promise<unknown>]>([
    [
      'a name that is claimed',
      ['profile_name_key', 'profile_skeleton', 'former_name_key', 'former_name_skeleton'],
      claim,
    ],
    ['a name that is given up', ['former_name_profile'], claimAndGiveUp],
    [
      'players by the beginning of their name',
      ['profile_name_beginning'],
      () => findByBeginning(plans.db, '장꾼12', { now, limit: 10 }),
    ],
    ['names without a skeleton', ['profile_without_skeleton'], () => findWithoutSkeleton(plans.db, 1000)],
    ['former names', ['former_name_profile'], () => findFormerNames(plans.db, [1, 2, 3])],
    ['the last change of name', ['former_name_profile', 'profile_pkey'], () => findRenameState(plans.db, 2)],
    ['names that have rested', ['former_name_hashed'], () => deleteRested(plans.db, daysAgo(34))],
    ['players for operators', ['profile_pkey'], () => findNewest(plans.db, { now, limit: 20 })],
    ['suspended players', ['sanction_open'], () => findNewest(plans.db, { now, limit: 20, state: 'suspended' })],
    ['warned players', ['sanction_open'], () => findNewest(plans.db, { now, limit: 20, state: 'warned' })],
    ['new players', ['profile_created'], () => findNewest(plans.db, { now, limit: 20, state: 'new' })],
    [
      'players by the beginning of a present or former name',
      ['profile_name_beginning', 'former_name_beginning'],
      () => findSearched(plans.db, { beginning: '옛이름12' }, { now, limit: 20 }),
    ],
    [
      'players by their numbers',
      ['profile_pkey', 'profile_user_id_key', 'identity'],
      () => {
        const search = { profileId: 12, userId: randomUUID(), discordNumber: '300000000000000001' };
        return findSearched(plans.db, search, { now, limit: 20 });
      },
    ],
    ['heads of players', ['profile_pkey', 'sanction_open', 'report'], () => findHeads(plans.db, [600, 601, 602], now)],
    ['reports about a player', ['report_reported'], () => findReports(plans.db, 600, 'received', 20)],
    ['notes about a player', ['player_note_profile'], () => findNotes(plans.db, 5, 20)],
    ['sanctions of a player', ['sanction_profile'], () => findSanctions(plans.db, 500, 20)],
    ['a running suspension', ['sanction_'], () => findRunningSuspension(plans.db, 500, now)],
    [
      'texts of an account',
      ['audit_text_profile', 'audit_text_user'],
      () => deleteTexts(plans.db, { profileId: 5, userId: randomUUID() }, null),
    ],
    ['texts to review', ['word_review_waiting'], () => findReviews(plans.db, { status: 1, limit: 20 })],
    ['all reviews', ['word_review_pkey'], () => findReviews(plans.db, { limit: 20 })],
    ['reviews of an account', ['word_review_profile'], () => deleteReviewsByProfile(plans.db, 5)],
    [
      'the record of a reporter',
      ['report_reporter'],
      () => findReporterRecord(plans.db, 1, { openSince: daysAgo(30), today: daysAgo(1), lastHandled: 10 }),
    ],
    [
      'the queue of reports',
      ['profile_user_id'],
      () => findQueue(plans.db, {}, { limit: 50, asOf: now, now }, [randomUUID()]),
    ],
    ['the number of reports that wait', ['report_'], () => countWaiting(plans.db, [randomUUID()], now)],
    ['reports of a type', ['report_type'], () => findForOperators(plans.db, { type: 2 }, { limit: 50 }, [])],
    ['open reports about a thing', ['report_thing'], () => findOpenOf(plans.db, ['profile:620'])],
    ['a settled thing', ['report_settled'], () => findSettled(plans.db, { ...SETTLED, now })],
    ['other reports of a player', ['report_open_reported'], () => findOthers(plans.db, { id: 20, limit: 50 })],
    ['the numbers of a player', ['report_reported', 'report_reporter'], () => findPerson(plans.db, 620)],
    ['similar decisions', ['report_decided'], () => findSimilar(plans.db, { id: 1, type: 1, limit: 5 })],
    [
      'reports to weigh again',
      ['report_open_reported', 'report_thing'],
      () => findTouched(plans.db, { reportedIds: [620], things: ['profile:620'], reporterIds: [21] }),
    ],
    ['the last decisions about reporters', ['report_reporter'], () => findDecisions(plans.db, [1, 2, 3])],
    ['the security log', ['security_event_pkey'], () => findEventsSince(plans.db, daysAgo(1), 200)],
    ['old lines of the security log', ['security_event_pkey'], () => deleteEventsBefore(plans.db, daysAgo(17))],
    ['past sign-ins', ['history_user'], () => findSignIns(plans.db, randomUUID(), 20)],
    ['the next ends of suspensions', ['sanction_ends'], () => findSuspensionEnds(plans.db, now, 10)],
    ['running suspensions', ['sanction_suspended'], () => findRunning(plans.db, { now, limit: 20 })],
  ])('%s uses its indexes', async (_name, indexes, work) => {
    const plan = await plans.planOf(work);
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toMatch(
      /Seq Scan on (profile|former_name|word_review|security_event|report|history|sanction|player_note|audit_text)\b/,
    );
  });
});
