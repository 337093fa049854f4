import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import type { Guild } from '../guild.contract.ts';

/** Shows the letters of the jobs that a guild seeks; renders nothing if it takes all. */
export function WantedJobs({ jobs }: Pick<Guild, 'jobs'>) {
  return jobs.map((job) => <SeatLetter key={job} role={job} isFree />);
}
