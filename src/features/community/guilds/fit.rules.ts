import type { Guild } from './guild.contract.ts';

type Wanted = Pick<Guild, 'jobs' | 'minLevel'>;
type Character = Readonly<{ job: number; level: number }>;

export function fitsJob({ jobs }: Pick<Wanted, 'jobs'>, { job }: Pick<Character, 'job'>): boolean {
  return jobs.length === 0 || jobs.includes(job);
}

export function fitsLevel({ minLevel }: Pick<Wanted, 'minLevel'>, { level }: Pick<Character, 'level'>): boolean {
  return level >= minLevel;
}

export function fits(wanted: Wanted, character: Character): boolean {
  return fitsJob(wanted, character) && fitsLevel(wanted, character);
}
