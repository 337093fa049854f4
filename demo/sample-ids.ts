import type { SampleTrade } from './sample-trades.ts';

/** Ids of the stored samples, by their place in the lists of the sample market. */
export interface SampleIds {
  players: readonly number[];
  parties: readonly number[];
  guilds: readonly { id: number; posts: readonly number[] }[];
  trades: ReadonlyMap<SampleTrade, number>;
}
