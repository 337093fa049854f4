import { definePageParams, param } from '#shared/page-params.ts';
import { readLevel } from './dungeon.rules.ts';

export const regionParams = definePageParams({ drawn: { level: param.of(readLevel) } });
