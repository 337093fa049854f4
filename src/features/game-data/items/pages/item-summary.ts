import { withParticle } from '#shared/korean/particle.ts';
import { type LabelledValue, statText } from '../../catalog/item-stat.labels.ts';
import type { RecipeView } from '../../recipes/recipe-view.reader.ts';

const NAMES_SHOWN = 3;

interface Named {
  name: string;
}

interface SummarisedItem {
  item: Named;
  type: Named;
  subType: string | null;
  stats: readonly LabelledValue[];
  drops: readonly Named[];
  madeBy: readonly RecipeView[];
  usedIn: readonly RecipeView[];
  skills: readonly Named[];
}

function firstNames(things: readonly Named[]): string {
  const names = [...new Set(things.map((thing) => thing.name))];
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} 등` : shown;
}

/** `일반`, `사용` and `손` are not nouns for a thing, so `아이템` follows them. */
function kindText({ type, subType }: SummarisedItem): string {
  return subType && subType !== type.name ? subType : `${type.name} 아이템`;
}

export function itemSummary(data: SummarisedItem): string {
  const stats = data.stats.map((stat) => `${stat.label} ${statText(stat)}`).join(', ');
  return [
    `바람의나라 클래식 ${withParticle(data.item.name, '은/는')} ${kindText(data)}입니다.`,
    stats && `${stats}.`,
    data.drops.length > 0 && `${firstNames(data.drops)}에게서 나옵니다.`,
    data.madeBy.length > 0 && '조합으로 만들 수 있습니다.',
    data.usedIn.length > 0 && `${firstNames(data.usedIn.map((recipe) => recipe.result))}의 재료입니다.`,
    data.skills.length > 0 && `기술 ${firstNames(data.skills)}에 쓰입니다.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Adds the item's quote in 전 per piece, if there is one. */
export function withPrice<Row extends { id: number }>(
  row: Row,
  prices: ReadonlyMap<number, number>,
): Row & { price?: number } {
  const price = prices.get(row.id);
  return price === undefined ? row : { ...row, price };
}
