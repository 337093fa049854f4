import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import type { OwnCharacter } from '../exp/own-exp.rules.ts';

export function ownExpBack(own: OwnCharacter): Record<string, string | number | null> {
  const { job, level, maxHp, maxMp } = own;
  return { job, level: level < ADVANCEMENT_LEVEL ? level : null, hp: maxHp, mp: maxMp, grade: null };
}
