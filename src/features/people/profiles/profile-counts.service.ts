import { countCreated } from './profile-counts.repository.ts';

export const countPlayersByHour = countCreated;
