import { definePageParams, param } from './page-params.ts';

/** The column is a small integer. */
const LAST_SERVER = 32_767;

/** The game server that a page tells of; undefined: all of them. */
export const gameServerField = { gameServer: param.whole(1, LAST_SERVER) };
export const gameServerParams = definePageParams({ data: gameServerField });
