import { countSignIns } from './sign-in-counts.repository.ts';

export const countSignInsByHour = countSignIns;
