import type { PersonalData } from '#features/people/personal-data.ts';
import type { TradeTables } from './trade.tables.ts';
import { watchData } from './watches/watch-data.service.ts';

/** THE list of what the market keeps of a person. */
export const marketData: readonly PersonalData<TradeTables>[] = [watchData];
