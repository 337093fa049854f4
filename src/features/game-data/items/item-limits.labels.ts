import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { type LimitQuery, mustBeKnown, otherLimits, queriedLimits } from '../catalog/item-limits.rules.ts';
import type { ItemCells, ItemQuery } from './item.rules.ts';
import { itemColumnLabel } from './item-list.labels.ts';

/** `직업이나 레벨을 모르는 52가지는 뺐습니다.` */
export function unknownLimitsText(query: LimitQuery, count: number, isShown: boolean): string {
  const names = queriedLimits(query)
    .filter(mustBeKnown)
    .map((column) => itemColumnLabel(column));
  const named = names.map((name, index) => (index < names.length - 1 ? withParticle(name, '이나/나') : name)).join(' ');
  return `${withParticle(named, '을/를')} 모르는 ${formatDigits(count)}가지는 ${isShown ? '아래에 따로 있습니다.' : '뺐습니다.'}`;
}

/** Names further conditions that may exclude a character of the job asked for. */
export function otherLimitsText(query: ItemQuery, rows: readonly { cells: ItemCells }[]): string | null {
  const others = query.job === null ? [] : otherLimits(query);
  const names = others.filter((column) => rows.some((row) => row.cells[column] !== undefined));
  const limited = rows.filter(({ cells }) => names.some((column) => cells[column] !== undefined));
  const named = names.map((column) => itemColumnLabel(column)).join('·');
  const texts = [
    names.length > 0 && `이 가운데 ${formatDigits(limited.length)}가지는 ${named} 조건도 있습니다.`,
    query.grade !== null && '승급 조건은 적힌 것만 봅니다.',
  ];
  return texts.filter(Boolean).join(' ') || null;
}
