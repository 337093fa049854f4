import type { Ctx, Person, Player } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { findOwnProfile } from '#features/people/profiles/profile.service.ts';
import { readLastSignIn } from '#features/people/sessions/session.service.ts';
import { type RecordParts, readRecords } from '#features/trade/records/record.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import type { GuildPage } from '../community-readers.ts';
import { toPlayer } from '../parties/party-row.ts';
import type { Guild, GuildApplication, GuildMember, OwnGuilds } from './guild.contract.ts';
import type { GuildFilter } from './guild.filter.ts';
import type { GuildSort } from './guild.labels.ts';
import { findGuild, findGuilds } from './guild.repository.ts';
import { type GuildSite, isListed, isServed } from './guild.rules.ts';
import { loadGuildForMember, requireMay } from './guild-access.service.ts';
import { findOpenApplications, findShownApplications } from './guild-application.repository.ts';
import { guildCursor, readGuildCursor } from './guild-cursor.rules.ts';
import { noGuild } from './guild-error.labels.ts';
import { countListed, findListed } from './guild-list.repository.ts';
import { findMember, findMembers, findMemberships } from './guild-member.repository.ts';
import { type GuildRow, toGuild, toGuildMember, toMembersGuild, toMembership } from './guild-row.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

export interface GuildReadDeps {
  db: Db;
  clock: Clock;
  site: GuildSite;
}

interface ListPage {
  limit: number;
  sort?: GuildSort | undefined;
  cursor?: string | undefined;
}

/** Returns a page of guilds, which may be short and still have a next one. */
export async function listGuilds(
  { db, site }: Pick<GuildReadDeps, 'db' | 'site'>,
  { q, ...filter }: GuildFilter,
  { limit, sort = 'new', cursor }: ListPage,
): Promise<GuildPage> {
  const after = cursor === undefined ? undefined : readGuildCursor(cursor);
  const servers = site.gameServers.map(({ id }) => id);
  const isSought = q !== undefined && nameKey(q) !== '';
  const found = await findListed(db, isSought ? { ...filter, q } : filter, { after, limit, sort, servers });
  const rows = (await findGuilds(db, found.ids)).map(toGuild);
  return { rows, next: found.next && guildCursor(found.next) };
}

/** Counts the public guilds of one server or of all. */
export async function countGuilds(
  { db, site }: Pick<GuildReadDeps, 'db' | 'site'>,
  gameServer: number | undefined,
): Promise<number> {
  const servers = site.gameServers.map(({ id }) => id).filter((id) => gameServer === undefined || id === gameServer);
  return servers.length === 0 ? 0 : countListed(db, servers);
}

/** Returns the public part of a guild. */
export async function readGuild({ db, site }: Pick<GuildReadDeps, 'db' | 'site'>, id: number): Promise<Guild> {
  const row = await findGuild(db, id);
  if (!row || !isServed(site, row.game_server) || !isListed(row)) throw noGuild();
  return toGuild(row);
}

/** Returns a guild, with more for its members. */
export async function readGuildFor(deps: GuildReadDeps, id: number, person: Person | null): Promise<Guild> {
  const { db, site } = deps;
  const profile = person && (await findOwnProfile(db, person.userId));
  if (!profile || !(await findMember(db, { guildId: id, profileId: profile.id }))) return readGuild(deps, id);
  const row = await findGuild(db, id);
  if (!row || !isServed(site, row.game_server)) throw noGuild();
  return seenByMember(db, row);
}

export async function seenByMember(db: Db, row: GuildRow): Promise<Guild> {
  return toMembersGuild(row, await isTakenOver(db, row));
}

/** Returns whether a takeover is pending. The leader's next sign-in ends it without any write. */
export async function isTakenOver(db: Db, { takeover_at, heads }: GuildRow): Promise<boolean> {
  if (takeover_at === null) return false;
  const leader = heads.find(({ rank }) => rank === 1)?.player.user_id;
  const signedInAt = leader ? await readLastSignIn(db, leader) : null;
  return signedInAt !== null && signedInAt <= takeover_at;
}

/** Returns members by rank. */
export async function listGuildMembers(ctx: PlayerCtx, site: GuildSite, id: number): Promise<GuildMember[]> {
  requireMay(await loadGuildForMember(ctx, site, id), 'see');
  return (await findMembers(ctx.db, id)).map(toGuildMember);
}

export async function listGuildApplications(
  ctx: PlayerCtx,
  site: GuildSite & { readonly records: RecordParts },
  id: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<GuildApplication[]> {
  const { db, clock } = ctx;
  requireMay(await loadGuildForMember(ctx, site, id), 'answerApplications');
  const now = clock.now();
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await findShownApplications(db, id, { after, limit, now });
  const records = await readRecords(
    { db, now, ...site.records },
    rows.map(({ profile_id }) => profile_id),
  );
  return rows.flatMap(({ profile_id, player, message, requested_at }) => {
    const record = records.get(profile_id);
    return record
      ? [{ profile: toPlayer(profile_id, player), message, askedAt: requested_at.toISOString(), record }]
      : [];
  });
}

/** Returns the player's guilds, including closed ones that are not erased yet. */
export async function listOwnGuilds({ db, actor }: PlayerCtx, site: GuildSite): Promise<OwnGuilds> {
  const { id } = actor.profile;
  const members = (await findMemberships(db, id)).filter(({ game_server }) => isServed(site, game_server));
  const rows = await findGuilds(
    db,
    members.map(({ guild_id }) => guild_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const guilds: OwnGuilds['guilds'] = [];
  for (const member of members) {
    const row = byId.get(member.guild_id);
    if (row) guilds.push(toMembership(await seenByMember(db, row), member));
  }
  const open = await findOpenApplications(
    db,
    id,
    site.gameServers.map((server) => server.id),
  );
  const applied = await findGuilds(
    db,
    open.map(({ guild_id }) => guild_id),
  );
  const askedAt = new Map(open.map(({ guild_id, requested_at }) => [guild_id, requested_at.toISOString()]));
  return { guilds, asked: applied.map((row) => ({ guild: toGuild(row), askedAt: askedAt.get(row.id) ?? '' })) };
}
