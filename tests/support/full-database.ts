import { sql } from 'kysely';
import { articleReferences } from '#app/article-references.ts';
import { onImport } from '#app/site-effects.ts';
import { runDemo } from '#demo/demo.ts';
import { seedLegalPages } from '#features/content/articles/legal-pages.service.ts';
import { seedArticles } from '#features/content/articles/seed-articles.service.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { MIGRATIONS } from '#platform/database/migrated-database.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { silentLog } from '#platform/log/log.ts';
import type { TestDatabase } from './database.ts';
import { readStoredFixture, type StoredFixture } from './stored-fixture.ts';
import { restoreFixture } from './stored-site.ts';
import { transactOver } from './transact.ts';

const SIZE = { players: 10, items: 6, days: 20 };

/** What neither the stored people nor the sample market have. */
const OTHER_ROWS = [
  sql`insert into article_draft values (gen_random_uuid(), 'guide', 1, now(), 0, 1, '{"type":"doc"}', '{}')`,
  sql`insert into graphile_worker._private_known_crontabs values ('trade.expire', now(), now())`,
  sql`insert into operator_presence values ('guide', 1, gen_random_uuid(), now())`,
  sql`insert into banner (text, tone, starts_at, ends_at, is_closable, created_at, updated_at)
    values ('점검 안내', 'info', now(), now() + interval '1 day', true, now(), now())`,
  sql`insert into alert values ('disk', null, now())`,
  sql`insert into alert_test (at, is_sent, ms) values (now(), true, 412)`,
  sql`insert into audit_check (verified_at, is_intact, last_id, last_hash) values (now(), true, 1, '\\x01')`,
  sql`insert into audit_text values (1, 'reason', null, null, e'두\\n줄', decode(md5('소금'), 'hex'))`,
  sql`insert into data_import (by, at, mode, version, rows, preview)
    values (gen_random_uuid(), now(), 'merge', 1, '\\x0001', '{"faults":[]}')`,
  sql`insert into block (created_at, profile_id, name, name_key) select now(), min(id), '나쁜 사람', '나쁜사람' from profile`,
  sql`insert into correction (user_id, profile_id, entity, row_id, field, value, present, name, value_text, present_text)
    select gen_random_uuid(), min(id), 'monsters', 1, 'exp', '120', 'null', '다람쥐', '120', '–' from profile`,
  sql`insert into counterpart_request (trade_id, owner_id, counterpart_id, named_at)
    select min(trade.id), min(profile.id), max(profile.id), now() from trade, profile`,
  sql`insert into doubt_confirmation values ('monsters', 1, 'exp', '120', gen_random_uuid(), now())`,
  sql`insert into erased_name values ('\\x00ff', now())`,
  sql`insert into game_override (entity, row_id, kind, field, value, base, source, confidence, at, from_version)
    select 'monsters', 1, 'field', 'exp', '120', 'null', '{operator}', 'high', now(), max(id) from data_version`,
  sql`insert into former_name (profile_id, name, key_hash, skeleton_hash, given_up_at, is_counted)
    select min(id), e'역슬래시\\\\와\\t탭', '\\x01', '\\x02', now(), true from profile`,
  sql`insert into guild_former_name (guild_id, game_server, name_skeleton, given_up_at) select min(id), 1, '옛이름', now() from guild`,
  sql`insert into guild_message (guild_id, created_at, until, kind, once, title, body, path)
    select min(id), now(), now(), 'pinned', 'a', e'두\\n줄', '', '/' from guild`,
  sql`insert into guild_webhook select min(id), now(), 'https://discord.com/api/webhooks/1/x', '{pinned}', null from guild`,
  sql`insert into image (name, at, width, height, bytes) values (md5('그림'), now(), 2, 1, 4)`,
  sql`insert into image_file select id, 2, '\\x00015cff' from image`,
  sql`insert into gear (profile_id, version, items) select min(id), 1, '{1,2}' from profile`,
  sql`insert into keyword (created_at, profile_id, text, comparable, game_server, kind)
    select now(), min(id), '도토리', '도토리', 1, 0 from profile`,
  sql`insert into manner (given_at, giver_id, receiver_id, subject, tags)
    select now(), min(id), max(id), 'trade:1', '{1,2}' from profile`,
  sql`insert into muted_name values (1, '시끄러운사람', now())`,
  sql`insert into notification_choice select min(id), '{watch}', '{}', true, '23:00', '07:00' from profile`,
  sql`insert into operator_second_factor values (gen_random_uuid(), now())`,
  sql`insert into party_request (party_id, profile_id, job, level, message, requested_at)
    select min(party.id), max(profile.id), 1, 99, '저요', now() from party, profile`,
  sql`insert into sweep (profile_id, operator_user_id, at, reason, trade_count, price_count, party_count, shout_count, report_ids)
    select min(id), gen_random_uuid(), now(), '도배', 1, 0, 0, 0, '{}' from profile`,
  sql`insert into player_note (profile_id, at, text, operator_user_id) select min(id), now(), '메모', gen_random_uuid() from profile`,
  sql`insert into quest (title, content, status) values ('퀘스트', '', 1)`,
  sql`insert into security_event values (date_trunc('minute', now()), 'sign-in', decode(md5('주소'), 'hex'), 1)`,
  sql`insert into security_total values (date_trunc('minute', now()), 'sign-in', 1)`,
  sql`insert into setting values ('ads', '{"isOn": false}', now())`,
  sql`insert into word_hit values (1, current_date, 2)`,
  sql`insert into word_review (created_at, subject, text, kind, word, profile_id)
    select now(), 'trade:1', '글', 'AD', '광고', min(id) from profile`,
  sql`insert into sign_in.history (user_id, provider, at) select min(id::text)::uuid, 'discord', now() from sign_in.user`,
  sql`select graphile_worker.add_job('party.ended', '{"partyId": 1}', queue_name => 'queue', run_at => now() + interval '1 day')`,
];

/** Fills an empty database with people of an early version, brought up to date, and at least one row in every table. */
export async function fillDatabase({ db, url }: TestDatabase, addresses: StoredAddresses): Promise<StoredFixture> {
  const fixture = readStoredFixture(addresses);
  await restoreFixture(db, url, fixture.database);
  await migrateToLatest(db, MIGRATIONS, silentLog);
  await installJobs(url, silentLog);
  await ensureGameData({ db, log: silentLog, onImport });
  await addSamples(db);
  for (const row of OTHER_ROWS) await row.execute(db);
  return fixture;
}

type StoredAddresses = Parameters<typeof readStoredFixture>[0];

async function addSamples(db: Db): Promise<void> {
  const catalog = buildCatalog(await readGameData(db));
  const { items, dungeons } = catalog;
  const quotes = readQuotes({ db, clock: systemClock, catalog: () => catalog, config: { manipulatedItems: [] } });
  const references = articleReferences({ db, catalog: () => catalog, quotes });
  await seedArticles(db, { references, clock: systemClock });
  await seedLegalPages(db, { references, clock: systemClock });
  await runDemo({
    db,
    clock: systemClock,
    log: silentLog,
    transact: transactOver(db, systemClock),
    manipulatedItems: [],
    args: ['--yes'],
    items,
    dungeons,
    catalog,
    size: SIZE,
    gameServers: [1, 2],
    print: () => {},
  });
}
