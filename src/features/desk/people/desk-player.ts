import type { PlayerParties } from '#features/community/parties/player-parties.contract.ts';
import type { OperatorPlayer } from '#features/people/players/player.contract.ts';
import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import type { PlayerTrade, PlayerTrades } from '#features/trade/trades/player-trades.contract.ts';

/** A player with all that the other features know (`PlayerParts`). */
export interface DeskPlayer extends OperatorPlayer {
  readonly trades: PlayerTrades;
  /** Prices that operators left out of quotes. */
  readonly prices: readonly PlayerTrade[];
  readonly parties: PlayerParties;
  readonly guilds: PlayerRecord['guilds'];
}
