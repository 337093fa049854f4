import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { readLevel } from './dungeon.rules.ts';

export const regionParams = definePageParams({
  data: gameServerField,
  drawn: { level: param.of(readLevel) },
});
