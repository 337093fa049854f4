import { LAST_SERVER } from './game-server-alone.params.ts';
import { param } from './page-params.ts';

export const gameServerField = { gameServer: param.whole(1, LAST_SERVER) };
