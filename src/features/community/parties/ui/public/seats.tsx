import { classNames } from '#ui/components/class-names.ts';
import type { PartySeat } from '../../party.contract.ts';
import { characterText, freeSeatsText } from '../../party.labels.ts';
import { fitsRole } from '../../party.rules.ts';
import { roleLetter } from './seat-letter.tsx';
import css from './seats.module.css';

interface SeatsProps {
  seats: readonly PartySeat[];
  /** The visitor's job; free seats for it are highlighted in gold. */
  job?: number | null | undefined;
  /** Index of the visitor's own seat. */
  own?: number | undefined;
}

/** Shows one box per seat: the letter of its job, dashed if the seat is free. */
export function Seats({ seats, job = null, own }: SeatsProps) {
  return (
    <span className={css.seats} role="img" aria-label={seatsText(seats)}>
      {seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <i key={index} className={seatClass(seat, job, index === own)}>
          {index === own ? '나' : roleLetter(seat.job ?? seat.role)}
        </i>
      ))}
    </span>
  );
}

function seatClass(seat: PartySeat, job: number | null, isOwn: boolean): string | undefined {
  if (seat.job !== null) return isOwn ? css.mySeat : undefined;
  return classNames(css.free, job !== null && fitsRole(seat.role, job) && css.fitting);
}

function seatsText(seats: readonly PartySeat[]): string {
  const taken = seats.filter(({ job }) => job !== null);
  const people = taken.map(({ job, level }) => characterText({ job: job ?? 0, level: level ?? 0 })).join(', ');
  return `자리 ${seats.length} 가운데 ${taken.length}: ${people}${freeSeatsText(seats, '. 빈자리 ')}`;
}
