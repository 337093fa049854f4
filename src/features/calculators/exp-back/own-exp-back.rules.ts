import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import type { OwnCharacter } from '../exp/own-exp.rules.ts';

/** The fields as one's own character fills them; the experience stays what was typed. `null` takes a name out. */
export function ownExpBack(own: OwnCharacter): Record<string, string | number | null> {
  const { job, level, maxHp, maxMp } = own;
  return { job, level: level < ADVANCEMENT_LEVEL ? level : null, hp: maxHp, mp: maxMp, grade: null };
}
