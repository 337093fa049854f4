import { countCompleted, countCreated } from './trade-counts.repository.ts';

export const countTradesByHour = countCreated;
export const countDealsByHour = countCompleted;
