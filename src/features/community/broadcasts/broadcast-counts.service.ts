import { countShown } from './broadcast-counts.repository.ts';

export const countShoutsByHour = countShown;
