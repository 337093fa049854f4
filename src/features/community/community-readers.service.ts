import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { type RecordParts, readRecord } from '#features/trade/records/record.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import { HEAT_HOURS } from './broadcasts/broadcast.limits.ts';
import { startOfHour } from './broadcasts/broadcast-hour.repository.ts';
import { listBroadcasts, readHeat } from './broadcasts/read-broadcasts.service.ts';
import type { BroadcastReader, GuildReader, PartyReader, RecordReader } from './community-readers.ts';
import type { GuildSite } from './guilds/guild.rules.ts';
import { createShownGuildsReader } from './guilds/guild-record.service.ts';
import { countGuilds, listGuilds, readGuild } from './guilds/read-guilds.service.ts';
import { countSharedParties } from './parties/party-record.service.ts';
import { countParties, listParties, type ReadDeps, readParty } from './parties/read-parties.service.ts';

interface Context {
  db: Db;
  clock: Clock;
  catalog(): Catalog;
  config: { gameServers: readonly { id: number }[] };
}

export function readParties({ db, clock, catalog, config }: Context): PartyReader {
  const deps = (): ReadDeps => ({ db, clock, site: { catalog: catalog(), gameServers: config.gameServers } });
  return {
    async list(filter, { limit, cursor }) {
      // The extra row tells whether another page follows.
      const rows = await listParties(deps(), filter, { limit: limit + 1, cursor }).catch(rethrowReadably);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const isMore = rows.length > limit && last !== undefined;
      return { rows: page, next: isMore ? timeCursor({ at: new Date(last.listedAt), id: last.id }) : undefined };
    },
    counts: (gameServer) => countParties(deps(), gameServer).catch(rethrowReadably),
    find: (id) => readParty(deps(), id).catch(undefinedIfGone),
  };
}

export function readGuilds({ db, config }: Pick<Context, 'db' | 'config'>): GuildReader {
  const deps = { db, site: config };
  return {
    list: (filter, page) => listGuilds(deps, filter, page).catch(rethrowReadably),
    count: (gameServer) => countGuilds(deps, gameServer).catch(rethrowReadably),
    find: (id) => readGuild(deps, id).catch(undefinedIfGone),
  };
}

export function readBroadcasts({
  db,
  clock,
  catalog,
  config,
}: Context & { config: Pick<Config, 'broadcastIngestKey'> }): BroadcastReader {
  const deps = () => ({ db, clock, site: { catalog: catalog(), gameServers: config.gameServers } });
  return {
    isFed: config.broadcastIngestKey.length > 0,
    list: (filter, page) => listBroadcasts(deps(), filter, page).catch(rethrowReadably),
    async heat(gameServer) {
      const from = startOfHour(clock.now()).getTime() - (HEAT_HOURS - 1) * HOUR_MS;
      const heat = await readHeat(deps(), { gameServer }).catch(rethrowReadably);
      return { ...heat, from: new Date(from).toISOString() };
    },
  };
}

export function createRecordReader({ db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>): RecordReader {
  return async (profileId) => {
    const deps = { db, now: clock.now(), ...createRecordParts(config) };
    return readRecord(deps, String(profileId)).catch(undefinedIfGone);
  };
}

function undefinedIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  return rethrowReadably(error);
}

function rethrowReadably(error: unknown): never {
  throw toUnavailable(error) ?? error;
}

/** Reads the part of a player's record that is about parties and guilds. */
export function createRecordParts(site: GuildSite): RecordParts {
  return { partiesOf: countSharedParties, guildsOf: createShownGuildsReader(site) };
}
