import { classNames } from '#ui/components/class-names.ts';
import css from './seats.module.css';

const LETTERS = ['', '전', '적', '주', '도', '격'];

export function roleLetter(role: number): string {
  return LETTERS[role] ?? '';
}

/** Box with the letter of one seat, for a list of people. */
export function SeatLetter({ role, isFree = false }: { role: number; isFree?: boolean }) {
  return <i className={classNames(css.letter, isFree && css.free)}>{roleLetter(role)}</i>;
}
