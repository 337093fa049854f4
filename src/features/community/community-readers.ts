import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import type { Guild } from './guilds/guild.contract.ts';
import type { GuildFilter } from './guilds/guild.filter.ts';
import type { GuildSort } from './guilds/guild-codes.ts';
import type { Party, PartyCounts } from './parties/party.contract.ts';
import type { PartyFilter } from './parties/party.filter.ts';

export interface PartyPage {
  rows: Party[];
  /** Undefined: last page. */
  next: string | undefined;
}

/** What everybody may see of parties. */
export interface PartyReader {
  /** Running ones, last listed first. */
  list(filter: PartyFilter, page: { limit: number; cursor?: string | undefined }): Promise<PartyPage>;
  counts(gameServer: number | undefined): Promise<PartyCounts>;
  /** Undefined: absent, hidden, or over for more than a day. */
  find(id: number): Promise<Party | undefined>;
}

export interface GuildPage {
  rows: Guild[];
  /** Undefined: the last page. */
  next: string | undefined;
}

/** What everybody may see of guilds. */
export interface GuildReader {
  /** A page may be short and still have a next one. */
  list(
    filter: GuildFilter,
    page: { limit: number; sort?: GuildSort | undefined; cursor?: string | undefined },
  ): Promise<GuildPage>;
  /** Undefined: absent, hidden or closed. */
  find(id: number): Promise<Guild | undefined>;
}

/** Undefined: nobody, or the account was deleted. */
export type RecordReader = (profileId: number) => Promise<PlayerRecord | undefined>;

export interface CommunityServices {
  readonly parties: PartyReader;
  readonly guilds: GuildReader;
  readonly recordOf: RecordReader;
}
