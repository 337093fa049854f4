import type { Ctx, Player } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { readTimeCursor, timeCursor } from '#shared/time-cursor.ts';
import { loadGuildForMember, requireMay } from '../guilds/guild-access.service.ts';
import type { PartySite } from '../parties/party.rules.ts';
import type { Gathering } from './gathering.contract.ts';
import { LISTED_ANSWERS, LISTED_BEFORE_MS, MAX_LISTED_MS } from './gathering.limits.ts';
import {
  findAnswers,
  findGathering,
  findListed,
  findPlayers,
  type GatheringRow,
  type OneGathering,
} from './gathering.repository.ts';
import { listSeated } from './gathering.rules.ts';
import { noGathering } from './gathering-error.labels.ts';
import { toGathering, toLine } from './gathering-row.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

interface ListQuery {
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Returns the gatherings that start within the span, earliest first. */
export async function listGatherings(
  ctx: PlayerCtx,
  site: PartySite,
  guildId: number,
  { limit, cursor, ...span }: ListQuery,
): Promise<Gathering[]> {
  requireMay(await loadGuildForMember(ctx, site, guildId), 'see');
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await findListed(ctx.db, guildId, { ...toSpan(span, ctx.clock.now()), limit, after });
  return toGatherings(ctx, site, rows, LISTED_ANSWERS);
}

function toSpan({ from, to }: Pick<ListQuery, 'from' | 'to'>, now: Date): { from: Date; to: Date } {
  const end = to === undefined ? undefined : new Date(to);
  const before = end ? end.getTime() - MAX_LISTED_MS : now.getTime() - LISTED_BEFORE_MS;
  const begin = from === undefined ? new Date(before) : new Date(from);
  return { from: begin, to: end ?? new Date(begin.getTime() + MAX_LISTED_MS) };
}

export function gatheringCursor({ at, id }: Gathering): string {
  return timeCursor({ at: new Date(at), id });
}

export async function readGathering(ctx: PlayerCtx, site: PartySite, one: OneGathering): Promise<Gathering> {
  requireMay(await loadGuildForMember(ctx, site, one.guildId), 'see');
  return toGatheringView(ctx, site, one);
}

/** Returns a gathering with all its answers. */
export async function toGatheringView(ctx: PlayerCtx, site: PartySite, one: OneGathering): Promise<Gathering> {
  const row = await findGathering(ctx.db, one);
  const [gathering] = row ? await toGatherings(ctx, site, [row], Number.POSITIVE_INFINITY) : [];
  if (!gathering) throw noGathering();
  return gathering;
}

async function toGatherings(
  { db, clock, actor }: PlayerCtx,
  { catalog }: PartySite,
  rows: readonly GatheringRow[],
  most: number,
): Promise<Gathering[]> {
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const byGathering = Map.groupBy(answers, ({ gathering_id }) => gathering_id);
  const shown = [...byGathering.values()].flatMap((all) => all.slice(0, most));
  const players = await findPlayers(db, [...new Set(shown.map(({ profile_id }) => profile_id))]);
  const parts = { players, dungeons: catalog, now: clock.now(), readerId: actor.profile.id, most };
  return rows.map((row) => toGathering(row, { ...parts, answers: byGathering.get(row.id) ?? [] }));
}

/**
 * Returns profile ids of players who come and do not wait, in the order of their places. Undefined: the guild has no
 * such gathering.
 */
export async function findSeatedPlayers(db: Db, one: OneGathering): Promise<readonly number[] | undefined> {
  const row = await findGathering(db, one);
  return row && listSeated(toLine(row, await findAnswers(db, [row.id])));
}
