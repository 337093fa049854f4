import { countCreated } from './party-counts.repository.ts';

export const countPartiesByHour = countCreated;
