import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { knownCostText } from '#shared/korean/material-cost.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { CraftItem } from './craft.facts.ts';
import type { CraftAnswer } from './craft-answer.rules.ts';
import type { PlanCost } from './craft-plan.rules.ts';
import type { Craft } from './item-sources.rules.ts';

type Items = ReadonlyMap<number, CraftItem>;

/** Larger amounts are shown without decimals. */
const MANY = 1000;

/** `3`, `3.3`, `1,204`, `0.1 미만`. */
export function expectedText(amount: number): string {
  if (amount > 0 && amount < 0.1) return '0.1 미만';
  return amount >= MANY ? formatDigits(Math.round(amount)) : String(Number(amount.toFixed(1)));
}

export function costLabel({ guessed, money }: Pick<CraftAnswer, 'guessed' | 'money'>): string {
  return `${guessed.length > 0 ? '최소' : '평균'} ${money > 0 ? '재료비와 제작비' : '재료비'}`;
}

export function costText({ total, known, unpriced }: PlanCost): string {
  return total === null ? knownCostText(whole(known), unpriced) : formatAmount(whole(total));
}

export function whole(amount: number): number {
  return Math.round(amount);
}

export function rateText({ recipe, odds }: Craft): string {
  return odds.isKnown ? `성공 ${recipe.rate}%` : '성공 확률 모름';
}

export function failureText({ recipe: { returns, money }, odds }: Craft, items: Items): string | null {
  if (returns === null || odds.p >= 1) return null;
  if (returns.length === 0) return `실패하면 ${money === 0 ? '재료가' : '재료와 돈이'} 사라집니다`;
  const list = returns.map(({ itemId, quantity }) => `${items.get(itemId)?.name ?? ''} ${quantity}개`).join(', ');
  return `실패하면 ${withParticle(list, '이/가')} 남습니다`;
}

export function chanceText(chance: number): string {
  return `${Number((chance * 100).toFixed(1))}%`;
}

export function verdictText(cost: number, worth: number): string {
  const difference = Math.round(worth - cost);
  if (difference === 0) return '완성품 시세와 같습니다';
  return difference > 0
    ? `완성품 시세보다 ${formatAmount(difference)} 적게 듭니다`
    : `완성품 시세보다 ${formatAmount(-difference)} 더 듭니다`;
}

export function shoppingText(
  { list: { got, made }, making, money, cost: { total } }: Pick<CraftAnswer, 'list' | 'making' | 'money' | 'cost'>,
  name: string,
  count: number,
): string {
  const attempts = making && making.craft.odds.p < 1 ? ` (평균 ${expectedText(making.attempts)}번 시도)` : '';
  const lines = got
    .filter(({ usual, likely }) => usual > 0 || likely > 0)
    .map(({ item, usual, likely }) => {
      const spare = likely > usual ? ` (여유 있게 ${formatDigits(likely)}개)` : '';
      return `- ${item.name} ${formatDigits(usual)}개${spare}`;
    });
  const between = made
    .filter(({ usual }) => usual > 0)
    .map(({ item, usual }) => `- ${item.name} ${formatDigits(usual)}개`);
  return [
    `${name} ${formatDigits(count)}개 만들 재료${attempts}`,
    ...lines,
    ...(between.length === 0 ? [] : ['중간 재료', ...between]),
    ...(money > 0 ? [`제작비 ${formatAmount(whole(money))}`] : []),
    ...(total === null ? [] : [`총 ${formatAmount(Math.round(total))}`]),
  ].join('\n');
}
