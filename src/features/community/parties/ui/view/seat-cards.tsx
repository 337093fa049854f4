import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import type { Party, PartySeat } from '../../party.contract.ts';
import { characterText, roleName } from '../../party.labels.ts';
import { fitsRole } from '../../party.rules.ts';
import { useOwnPlaces } from '../own-party-store.ts';
import { SeatLetter } from '../public/seat-letter.tsx';
import { LeaderName } from './leader-name.tsx';
import css from './party-view.module.css';

export interface PartyPartProps {
  party: Party;
}

/** Describes every seat: its member, or whom it waits for. Non-members see only the leader's name. */
export default function SeatCards({ party: { id, seats, leader } }: PartyPartProps) {
  const job = playerOf(useMe())?.job ?? null;
  const places = useOwnPlaces();
  const own = places.partyId === id ? places.seat : undefined;
  return (
    <ul className={css.seats}>
      {seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={index} className={classNames(css.seat, cardClass(seat, job, index === own))}>
          <span aria-hidden="true">
            <SeatLetter role={seat.job ?? seat.role} isFree={seat.job === null} />
          </span>
          <span>
            <b>
              {seat.job === null
                ? `${roleName(seat.role)} 구함`
                : characterText({ job: seat.job, level: seat.level ?? 0 })}
            </b>
            <span className="sub">
              {seat.isLeader ? (
                <LeaderName leader={leader} />
              ) : index === own ? (
                '나'
              ) : seat.job === null ? (
                '빈자리'
              ) : (
                '채워짐'
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function cardClass({ role, job: taken }: PartySeat, job: number | null, isOwn: boolean): string | undefined {
  if (taken !== null) return isOwn ? css.fitting : undefined;
  return classNames(css.free, job !== null && fitsRole(role, job) && css.fitting);
}
