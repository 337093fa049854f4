import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
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

/** Undefined: nobody, or the account was deleted. */
export type RecordReader = (profileId: number) => Promise<PlayerRecord | undefined>;

export interface CommunityServices {
  readonly parties: PartyReader;
  readonly recordOf: RecordReader;
}
