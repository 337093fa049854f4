import { expOfLevel, expToLevel, type LevelTotals, levelAfter, totalAt } from '../levels/level-exp.rules.ts';
import { type Purchase, priceTo } from '../vitals/vital-price.rules.ts';
import type { ExpQuestion, Vital } from './exp-question.rules.ts';
import { computeGain, type HuntMonster, type KillCap, type Kills, killsBetween } from './hunt.rules.ts';

export interface LevelRow {
  readonly level: number;
  readonly total: number;
  readonly exp: number;
}

export interface LevelPart {
  /** Normalised, so that surplus experience counts for the following levels. */
  readonly from: { readonly level: number; readonly exp: number };
  readonly toLevel: number;
  readonly exp: number;
  readonly rows: readonly LevelRow[];
}

export interface VitalPart extends Purchase {
  readonly vital: Vital;
  readonly from: number;
  readonly target: number;
}

export interface ExpAnswer {
  readonly level: LevelPart | null;
  readonly hp: VitalPart | null;
  readonly mp: VitalPart | null;
  readonly exp: number;
}

interface Facts {
  readonly totals: Readonly<Record<number, LevelTotals>>;
  readonly prices: Readonly<Record<number, Readonly<Record<Vital, Parameters<typeof priceTo>[0]>>>>;
}

export function answerExp({ job, levels, vitals, isQueried }: ExpQuestion, { totals, prices }: Facts): ExpAnswer {
  const vitalPart = (vital: Vital): VitalPart | null => {
    if (!isQueried[vital]) return null;
    const from = vitals[vital].now.value;
    const target = vitals[vital].target.value;
    return { vital, from, target, ...priceTo(prices[job]?.[vital] ?? [], from, target) };
  };
  const level = isQueried.level
    ? levelPart(totals[job] ?? [], levels.level.value, levels.exp.value, levels.toLevel.value)
    : null;
  const hp = vitalPart('hp');
  const mp = vitalPart('mp');
  return { level, hp, mp, exp: (level?.exp ?? 0) + (hp?.exp ?? 0) + (mp?.exp ?? 0) };
}

export function levelPart(totals: LevelTotals, level: number, exp: number, toLevel: number): LevelPart {
  const from = levelAfter(totals, level, exp);
  const rows: LevelRow[] = [];
  for (let at = from.level; at < toLevel; at += 1) {
    const gained = at === from.level ? from.exp : 0;
    rows.push({ level: at, total: totalAt(totals, at), exp: Math.max(0, expOfLevel(totals, at) - gained) });
  }
  return { from, toLevel, exp: expToLevel(totals, level, exp, toLevel), rows };
}

/**
 * Returns the level at which half of the missing experience is gained, where players hunt longest; 99 for HP and MP
 * only.
 */
export function huntLevel(totals: LevelTotals, part: LevelPart | null, lastLevel: number): number {
  if (part === null || part.exp === 0) return lastLevel;
  return levelAfter(totals, part.from.level, part.from.exp + Math.floor(part.exp / 2)).level;
}

export interface Hunt extends Kills {
  readonly monster: HuntMonster;
}

export function huntFor(answer: ExpAnswer, monster: HuntMonster, totals: LevelTotals, cap: KillCap): Hunt {
  const { level } = answer;
  const start = level ? totalAt(totals, level.from.level) + level.from.exp : 0;
  const kills = killsBetween(totals, { start, goal: start + (level?.exp ?? 0) }, monster[2], cap);
  const rest = (answer.hp?.exp ?? 0) + (answer.mp?.exp ?? 0);
  const gain = computeGain(totals, cap.killCapBelowLevel, monster[2], cap);
  return { ...kills, monster, count: kills.count + Math.ceil(rest / gain) };
}
