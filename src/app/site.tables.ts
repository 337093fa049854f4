import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import type { TradeTables } from '#features/trade/trade.tables.ts';

/** Every table of the site; each feature's code sees its own. */
export interface SiteTables extends GameDataTables, TradeTables {}
