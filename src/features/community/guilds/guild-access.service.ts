import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { guildEvents } from './guild.events.ts';
import { findGuild, lockGuilds, updateGuild } from './guild.repository.ts';
import { asRank, isListed } from './guild.rules.ts';
import { OFFICERS } from './guild-codes.ts';
import { noGuild } from './guild-error.labels.ts';
import { findAccounts, findMembers, type MemberWithPlayer } from './guild-member.repository.ts';
import { type GuildRow, type MemberRow, toGuild } from './guild-row.ts';
import { dropShownProfiles } from './shown-profiles.service.ts';

/**
 * A guild that is locked for one change. Its row and its members are read once for all that the change asks of them, and again only after
 * the change has made them others.
 */
export class GuildAccess {
  readonly #unit: UnitOfWork;
  #row: GuildRow;
  #members: Promise<readonly MemberWithPlayer[]> | undefined;
  #officers: Promise<readonly MemberWithPlayer[]> | undefined;

  /** The membership of the player who changes something; null: the player is no member. */
  readonly member: MemberRow | null;

  constructor(unit: UnitOfWork, row: GuildRow, member: MemberRow | null = null) {
    this.#unit = unit;
    this.#row = row;
    this.member = member;
  }

  /** Undefined: there is none, or it was erased. */
  static async lock(unit: UnitOfWork, id: number): Promise<GuildAccess | undefined> {
    await lockGuilds(unit.db, [id]);
    return GuildAccess.ofLocked(unit, id);
  }

  static async ofLocked(unit: UnitOfWork, id: number, member: MemberRow | null = null) {
    const row = await findGuild(unit.db, id);
    return row && new GuildAccess(unit, row, member);
  }

  get id(): number {
    return this.#row.id;
  }

  /** As it was read or written last. Its counts by job and its heads may be older than a change of members until it is published. */
  get row(): GuildRow {
    return this.#row;
  }

  /** By rank, the longest-standing first. */
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

  /** After somebody came, left or got another rank. */
  clearCachedMembers(): void {
    this.#members = undefined;
    this.#officers = undefined;
  }

  /** After one more or one fewer is a member. */
  async countMembers(by: 1 | -1, at: Date): Promise<void> {
    this.clearCachedMembers();
    await this.update({ member_count: this.#row.member_count + by, updated_at: at });
  }

  /** Everybody who may see the guild hears of it as it is now. */
  async publish(change: 'created' | 'changed' = 'changed'): Promise<GuildRow> {
    if (!isListed(this.#row)) return this.#row;
    const { db, effects } = this.#unit;
    const row = await findGuild(db, this.id);
    if (!row) throw noGuild();
    this.#row = row;
    effects.publish(guildEvents[change](toGuild(row)));
    return row;
  }

  /** To the `me` of all its members that there is something to read anew. */
  async publishToMembers(): Promise<void> {
    const { db } = this.#unit;
    this.#publishTo(
      this.#members ? (await this.#members).map(({ player }) => player.user_id) : await findAccounts(db, this.id),
    );
  }

  /** To the `me` of those who answer applications, and of whoever else is concerned. */
  async publishToOfficers(alsoTo: readonly (string | null)[] = []): Promise<void> {
    this.#publishTo([...(await this.officers()).map(({ player }) => player.user_id), ...alsoTo]);
  }

  #publishTo(userIds: readonly (string | null)[]): void {
    const accounts = new Set(userIds.flatMap((userId) => userId ?? []));
    if (accounts.size > 0) this.#unit.effects.publish(guildEvents.own(this.id, [...accounts]));
  }

  /** Renews the pages of members who show the guild, when everybody begins or ceases to see it. */
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
