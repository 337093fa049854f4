import { param } from '#shared/page-params.ts';

const MAX_SMALLINT = 32_767;

/** The game server of a list's rows. */
export const gameServerParam = { gameServer: param.whole(1, MAX_SMALLINT) };
