import { materialAmount } from '#features/game-data/skills/skill.labels.ts';
import { jobName } from '#shared/jobs.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { knownCostText } from '#shared/korean/material-cost.ts';
import type { Band, Material, MaterialList } from './material-list.rules.ts';

/** `1–60레벨`, `99레벨`. */
export function bandText({ from, to }: Band): string {
  return from === to ? `${from}레벨` : `${from}–${to}레벨`;
}

export function shoppingText(band: Band, { rows, knownCost, missing }: MaterialList, materials: readonly Material[]) {
  const lines = rows.map(({ at, quantity, cost }) => {
    const name = materials[at]?.name ?? '';
    const worth = cost === null ? '시세 없음' : formatAmount(cost);
    return `${name} ${materialAmount({ name, quantity })} (${worth})`;
  });
  const sum = `${knownCost > 0 || missing === 0 ? '총 ' : ''}${knownCostText(knownCost, missing)}`;
  return [`${jobName(band.job)} ${bandText(band)} 기술 재료`, ...lines, sum].join('\n');
}

const DROPPERS_SHOWN = 2;

/** `다람쥐, 토끼 외 3종`. */
export function droppersText(droppers: readonly string[]): string {
  const rest = droppers.length - DROPPERS_SHOWN;
  return `${droppers.slice(0, DROPPERS_SHOWN).join(', ')}${rest > 0 ? ` 외\u00a0${rest}종` : ''}`;
}
