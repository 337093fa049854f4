import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import type { Guild } from '../guild.contract.ts';

/** The letters of the jobs that a guild seeks; nothing where it takes all. */
export function WantedJobs({ jobs }: Pick<Guild, 'jobs'>) {
  return jobs.map((job) => <SeatLetter key={job} role={job} isFree />);
}
