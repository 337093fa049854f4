import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import { nextGoal, usesMp, type Vital } from './exp-question.rules.ts';

/** A player's own character, as far as it answers. */
export interface OwnCharacter {
  readonly job: number;
  readonly level: number;
  readonly maxHp: number | null;
  readonly maxMp: number | null;
  readonly targetHp: number | null;
  readonly targetMp: number | null;
}

/** The fields as one's own character fills them: levels until the last, then HP and MP; `null` takes a name out. */
export function ownExp(own: OwnCharacter, by: string | null): Record<string, string | number | null> {
  const { job, level } = own;
  if (level < ADVANCEMENT_LEVEL && by !== 'vital') {
    return { job, level, exp: null, toLevel: ADVANCEMENT_LEVEL, hp: null, toHp: null, mp: null, toMp: null };
  }
  const [hp, toHp] = vitalOf(job, 'hp', own.maxHp, own.targetHp);
  const [mp, toMp] = usesMp(job) || own.targetMp !== null ? vitalOf(job, 'mp', own.maxMp, own.targetMp) : [null, null];
  // Without a number of one's own nothing would say which question it is.
  const mode = hp === null && mp === null ? 'vital' : null;
  return { job, by: mode, level: null, exp: null, toLevel: null, hp, toHp, mp, toMp };
}

function vitalOf(job: number, vital: Vital, now: number | null, target: number | null) {
  if (now === null) return [null, null] as const;
  return [now, target !== null && target > now ? target : nextGoal(job, vital, now)] as const;
}
