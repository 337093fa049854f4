import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { GONE_PLAYER } from '#features/trade/trades/trade.labels.ts';
import type { Party, PartyMember, PartyPlayer, PartySeat } from './party.contract.ts';
import { ANYWHERE } from './party.labels.ts';
import { endOf, stateOf } from './party.rules.ts';

type StoredParty = Selectable<Database['party']>;

export interface PlayerColumns {
  user_id: string | null;
  name: string | null;
  job: number;
  grade: number;
  level: number;
}

export interface MemberRow {
  profile_id: number;
  seat: number;
  job: number;
  level: number;
  joined_at: Date;
}

/** A party with its leader and its present members. */
export interface PartyRow extends StoredParty {
  leader: PlayerColumns;
  members: readonly Omit<MemberRow, 'joined_at'>[];
}

export interface DungeonNames {
  dungeonById: ReadonlyMap<number, Pick<Dungeon, 'id' | 'name' | 'region'>>;
}

export function toParty(row: PartyRow, { dungeonById }: DungeonNames, now: Date): Party {
  const end = endOf({ closedAt: row.closed_at, expiredAt: row.expired_at }, now);
  const dungeon = row.dungeon_id === ANYWHERE ? undefined : dungeonById.get(row.dungeon_id);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiredAt: row.expired_at.toISOString(),
    title: row.title,
    dungeonId: row.dungeon_id,
    createdProfileId: row.created_profile_id,
    gameServer: row.game_server,
    hasDungeonPlace: row.has_dungeon_place,
    itemDistribution: row.item_distribution,
    channel: row.channel,
    floor: row.floor,
    levelMin: row.level_min,
    levelMax: row.level_max,
    gradeMin: row.grade_min,
    seats: toSeats(row),
    memberCount: row.member_count,
    state: stateOf(
      {
        closedAt: row.closed_at,
        expiredAt: row.expired_at,
        memberCount: row.member_count,
        seatCount: row.roles.length,
      },
      now,
    ),
    closedAt: end?.toISOString() ?? null,
    closedBy: end === null ? null : (closedBySchema(row.closed_by) ?? 'expired'),
    listedAt: row.listed_at.toISOString(),
    dungeon: dungeon ? { id: dungeon.id, name: dungeon.name, region: dungeon.region } : null,
    leader: toPlayer(row.leader_id, row.leader),
    isSample: row.is_sample,
  };
}

function closedBySchema(by: string | null): 'leader' | 'account' | 'operator' | undefined {
  return by === 'leader' || by === 'account' || by === 'operator' ? by : undefined;
}

function toSeats({ roles, members, leader_id }: PartyRow): PartySeat[] {
  const bySeat = new Map(members.map((member) => [member.seat, member]));
  return roles.map((role, index) => {
    const member = bySeat.get(index);
    return {
      role,
      job: member?.job ?? null,
      level: member?.level ?? null,
      isLeader: member?.profile_id === leader_id,
    };
  });
}

export function toPlayer(id: number, { user_id, name, job, grade, level }: PlayerColumns): PartyPlayer {
  return { id, userId: user_id, name: name ?? GONE_PLAYER, job, grade, level };
}

/** @param receivers profile ids of those whom the reader may rate */
export function toMember(row: MemberRow & { player: PlayerColumns }, receivers: ReadonlySet<number>): PartyMember {
  return {
    profile: toPlayer(row.profile_id, row.player),
    job: row.job,
    level: row.level,
    seat: row.seat,
    joinedAt: row.joined_at.toISOString(),
    mayGetManner: receivers.has(row.profile_id),
  };
}
