import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { guildEvents } from './guild.events.ts';
import { OFFICERS } from './guild.labels.ts';
import { findGuild, lockGuilds, updateGuild } from './guild.repository.ts';
import { asRank, isListed } from './guild.rules.ts';
import { noGuild } from './guild-error.labels.ts';
import { findAccounts, findMembers, type MemberWithPlayer } from './guild-member.repository.ts';
import { type GuildRow, type MemberRow, toGuild } from './guild-row.ts';
import { dropShownProfiles } from './shown-profiles.service.ts';

/**
 * A guild locked for one change. Its row and its members are read once, and again only after the change has modified
 * them.
 */
export class LockedGuild {
  readonly #unit: UnitOfWork;
  #row: GuildRow;
  #members: Promise<readonly MemberWithPlayer[]> | undefined;
  #officers: Promise<readonly MemberWithPlayer[]> | undefined;

  /** Membership of the player who makes the change; null: they are no member. */
  readonly member: MemberRow | null;

  constructor(unit: UnitOfWork, row: GuildRow, member: MemberRow | null = null) {
    this.#unit = unit;
    this.#row = row;
    this.member = member;
  }

  /** Returns undefined if there is no such guild, or it was erased. */
  static async lock(unit: UnitOfWork, id: number): Promise<LockedGuild | undefined> {
    await lockGuilds(unit.db, [id]);
    return LockedGuild.ofLocked(unit, id);
  }

  static async ofLocked(unit: UnitOfWork, id: number, member: MemberRow | null = null) {
    const row = await findGuild(unit.db, id);
    return row && new LockedGuild(unit, row, member);
  }

  get id(): number {
    return this.#row.id;
  }

  /**
   * The row as last read or written. After a change of members, its counts by job and its heads are outdated until it
   * is published.
   */
  get row(): GuildRow {
    return this.#row;
  }

  /** Returns members by rank, then by time of joining, the earliest first. */
  members(): Promise<readonly MemberWithPlayer[]> {
    this.#members ??= findMembers(this.#unit.db, this.id);
    return this.#members;
  }

  officers(): Promise<readonly MemberWithPlayer[]> {
    this.#officers ??= findMembers(this.#unit.db, this.id, OFFICERS);
    return this.#officers;
  }

  async update(values: Updateable<Database['guild']>): Promise<void> {
    await updateGuild(this.#unit.db, this.id, values);
    this.#row = { ...this.#row, ...(values as Partial<GuildRow>) };
  }

  /** Must be called after a member joined, left or got another rank. */
  clearCachedMembers(): void {
    this.#members = undefined;
    this.#officers = undefined;
  }

  /** Must be called after a member joined or left. */
  async countMembers(by: 1 | -1, at: Date): Promise<void> {
    this.clearCachedMembers();
    await this.update({ member_count: this.#row.member_count + by, updated_at: at });
  }

  /** Publishes the guild's present state to everybody who may see it. */
  async publish(change: 'created' | 'changed' = 'changed'): Promise<GuildRow> {
    if (!isListed(this.#row)) return this.#row;
    const { db, effects } = this.#unit;
    const row = await findGuild(db, this.id);
    if (!row) throw noGuild();
    this.#row = row;
    effects.publish(guildEvents[change](toGuild(row)));
    return row;
  }

  /** Publishes to the personal topics of all members that there is something to read again. */
  async publishToMembers(): Promise<void> {
    const { db } = this.#unit;
    this.#publishTo(
      this.#members ? (await this.#members).map(({ player }) => player.user_id) : await findAccounts(db, this.id),
    );
  }

  /** Publishes to the personal topics of officers, and of the given accounts. */
  async publishToOfficers(alsoTo: readonly (string | null)[] = []): Promise<void> {
    this.#publishTo([...(await this.officers()).map(({ player }) => player.user_id), ...alsoTo]);
  }

  #publishTo(userIds: readonly (string | null)[]): void {
    const accounts = new Set(userIds.flatMap((userId) => userId ?? []));
    if (accounts.size > 0) this.#unit.effects.publish(guildEvents.own(this.id, [...accounts]));
  }

  /** Drops cached profiles of members who show the guild, because it became public or ceased to be. */
  async dropProfiles(): Promise<void> {
    await dropShownProfiles(
      this.#unit.db,
      (await this.members()).map(({ profile_id, player, rank, is_shown }) => ({
        profileId: profile_id,
        userId: player.user_id,
        rank: asRank(rank),
        isShown: is_shown,
      })),
    );
  }
}
