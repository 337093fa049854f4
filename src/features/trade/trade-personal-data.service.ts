import type { PersonalData } from '#features/people/personal-data.ts';
import { tradeData } from './trades/trade-data.service.ts';
import { watchData } from './watches/watch-data.service.ts';

export const tradePersonalData: readonly PersonalData[] = [tradeData, watchData];
