import { gradeClass } from '#features/people/profiles/profile.labels.ts';
import { gradeName } from '#shared/jobs.ts';
import { Tag } from '#ui/components/tag.tsx';
import { SeatLetter } from '../../parties/ui/public/seat-letter.tsx';
import css from './settlement.module.css';

interface PersonProps {
  name: string;
  /** Null: a person without an account, by name. */
  player: { job: number; grade: number; userId?: string | null } | null;
  isHolder: boolean;
}

export function Person({ name, player, isHolder }: PersonProps) {
  return (
    <span className={css.person}>
      <SeatLetter role={player?.job ?? 0} isFree={!player} />
      <span className={css.personName}>
        {player?.userId ? (
          <a href={`/profiles/${player.userId}`}>
            <b className={gradeClass(player.grade)}>{name}</b>
          </a>
        ) : (
          <b className={player && player.userId === undefined ? gradeClass(player.grade) : undefined}>{name}</b>
        )}{' '}
        <span className={`meta ${css.grade}`}>{player ? gradeName(player.job, player.grade) : '이름만'}</span>{' '}
        {isHolder && <Tag>돈 가진 사람</Tag>}
      </span>
    </span>
  );
}
