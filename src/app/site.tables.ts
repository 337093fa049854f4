import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import type { PeopleTables } from '#features/people/people.tables.ts';

/** Every table of the site; each feature's code sees its own. */
export interface SiteTables extends GameDataTables, PeopleTables {}
