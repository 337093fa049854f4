import { definePageParams, param } from './page-params.ts';

const LAST_SERVER = 32_767;

export const gameServerField = { gameServer: param.whole(1, LAST_SERVER) };
export const gameServerParams = definePageParams({ data: gameServerField });
