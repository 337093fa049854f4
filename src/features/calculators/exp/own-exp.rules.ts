import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import { nextGoal, usesMp, type Vital } from './exp-question.rules.ts';

export interface OwnCharacter {
  readonly job: number;
  readonly level: number;
  readonly maxHp: number | null;
  readonly maxMp: number | null;
  readonly targetHp: number | null;
  readonly targetMp: number | null;
}

/** Fields for the player's own character: levels below the last one, then HP and MP. Null removes a parameter. */
export function ownExp(own: OwnCharacter, by: string | null): Record<string, string | number | null> {
  const { job, level } = own;
  if (level < ADVANCEMENT_LEVEL && by !== 'vital') {
    return { job, level, exp: null, toLevel: ADVANCEMENT_LEVEL, hp: null, toHp: null, mp: null, toMp: null };
  }
  const [hp, toHp] = toVitalTarget(job, 'hp', own.maxHp, own.targetHp);
  const [mp, toMp] =
    usesMp(job) || own.targetMp !== null ? toVitalTarget(job, 'mp', own.maxMp, own.targetMp) : [null, null];
  // Without a value the address does not imply the mode, so it is set.
  const mode = hp === null && mp === null ? 'vital' : null;
  return { job, by: mode, level: null, exp: null, toLevel: null, hp, toHp, mp, toMp };
}

function toVitalTarget(job: number, vital: Vital, now: number | null, target: number | null) {
  if (now === null) return [null, null] as const;
  return [now, target !== null && target > now ? target : nextGoal(job, vital, now)] as const;
}
