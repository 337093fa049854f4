import { jobName } from '#shared/jobs.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { Recipe } from '../catalog/recipe.contract.ts';

type Stacks = readonly { name: string; quantity: number }[];

export function stacksText(stacks: Stacks): string {
  return stacks.map(({ name, quantity }) => `${name} ${quantity}개`).join(', ');
}

export function failureText(left: Stacks, money: number | null): string {
  if (left.length === 0) return `실패하면 ${money === null ? '재료가' : '재료와 돈이'} 사라집니다`;
  return `실패하면 ${withParticle(stacksText(left), '이/가')} 남습니다`;
}

/** `천금장인 · 북극대장간`; null: not known. */
export function makerText({ npcName, place }: Pick<Recipe, 'npcName' | 'place'>): string | null {
  return [npcName, place].filter((part) => part !== null).join(' · ') || null;
}

type Terms = Pick<Recipe, 'job' | 'minLevel' | 'money' | 'baseHp' | 'condition' | 'note'>;

/** Requirements besides the materials, and further notes. */
export function recipeTerms({ job, minLevel, money, baseHp, condition, note }: Terms): string[] {
  return [
    job !== null && `${jobName(job)}만`,
    minLevel !== null && `레벨 ${minLevel} 이상`,
    money !== null && `제작비 ${formatAmount(money)}`,
    baseHp !== null && `한 번 할 때마다 순수 체력 ${withParticle(formatDigits(baseHp), '이/가')} 깎입니다`,
    condition,
    note,
  ].flatMap((term) => term || []);
}

export function confidenceText(word: string): string {
  return `신뢰도 ${word}`;
}
