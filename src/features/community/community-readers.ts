import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import type { BroadcastHeat } from './broadcasts/broadcast.contract.ts';
import type { BroadcastFilter } from './broadcasts/broadcast.filter.ts';
import type { BroadcastPage, ListPage } from './broadcasts/read-broadcasts.service.ts';
import type { Guild } from './guilds/guild.contract.ts';
import type { GuildFilter } from './guilds/guild.filter.ts';
import type { GuildSort } from './guilds/guild.labels.ts';
import type { Party, PartyCounts } from './parties/party.contract.ts';
import type { PartyFilter } from './parties/party.filter.ts';

export interface PartyPage {
  rows: Party[];
  /** Undefined on the last page. */
  next: string | undefined;
}

/** Reads the public part of parties. */
export interface PartyReader {
  /** Returns running parties, last listed first. */
  list(filter: PartyFilter, page: { limit: number; cursor?: string | undefined }): Promise<PartyPage>;
  counts(gameServer: number | undefined): Promise<PartyCounts>;
  /** Returns undefined if the party is absent, hidden, or over for more than a day. */
  find(id: number): Promise<Party | undefined>;
}

export interface GuildPage {
  rows: Guild[];
  /** Undefined on the last page. */
  next: string | undefined;
}

/** Reads the public part of guilds. */
export interface GuildReader {
  /** A page may be short and still have a next one. */
  list(
    filter: GuildFilter,
    page: { limit: number; sort?: GuildSort | undefined; cursor?: string | undefined },
  ): Promise<GuildPage>;
  count(gameServer: number | undefined): Promise<number>;
  /** Returns undefined if the guild is absent, hidden or closed. */
  find(id: number): Promise<Guild | undefined>;
}

/** Reads shown shouts. */
export interface BroadcastReader {
  /** Whether a collector may send shouts to this site. */
  readonly isFed: boolean;
  /** Returns shouts, newest first. */
  list(filter: BroadcastFilter, page: ListPage): Promise<BroadcastPage>;
  /** `from` is the beginning of the first hour. */
  heat(gameServer: number | undefined): Promise<BroadcastHeat & { from: string }>;
}

/** Returns undefined if there is no such player or the account was deleted. */
export type RecordReader = (profileId: number) => Promise<PlayerRecord | undefined>;

export interface CommunityServices {
  readonly parties: PartyReader;
  readonly guilds: GuildReader;
  readonly broadcasts: BroadcastReader;
  readonly recordOf: RecordReader;
}
