import { formatDigits } from '#shared/korean/amount.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Doubt, DoubtedFact } from './doubt.contract.ts';

export type ValueFacts = Pick<
  Catalog,
  'dungeons' | 'items' | 'itemById' | 'monsters' | 'skills' | 'recipes' | 'jobGrades'
> &
  Pick<Catalog, 'monstersOfDungeon' | 'dropsOfItem' | 'recipesMaking' | 'sellMapsOfItem'>;

const MONEY = 9;
const FAR_EXP = 10;
const FAR_DAMAGE = 5;

/**
 * Finds monsters that break the order within their dungeon: damage should grow with experience, experience with life.
 */
export function outlierDoubts({ dungeons, monstersOfDungeon }: ValueFacts): Doubt[] {
  return dungeons.flatMap(({ id }) => {
    const monsters = monstersOfDungeon(id);
    return [
      ...farOff(monsters, {
        label: '파괴력',
        field: 'dmgMax',
        measure: ({ dmgMax }) => dmgMax,
        order: ({ exp }) => exp,
        far: FAR_DAMAGE,
      }),
      ...farOff(monsters, {
        label: '경험치',
        field: 'exp',
        measure: ({ exp }) => exp,
        order: ({ hp }) => hp,
        far: FAR_EXP,
      }),
    ];
  });
}

interface Measure {
  label: string;
  field: string;
  measure(monster: Monster): number | null;
  order(monster: Monster): number | null;
  far: number;
}

const NEIGHBOURS = 2;

function farOff(monsters: readonly Monster[], { label, field, measure, order, far }: Measure): Doubt[] {
  const known = monsters
    .filter((monster) => (measure(monster) ?? 0) > 0 && order(monster) !== null)
    .toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0) || a.id - b.id);
  return known.flatMap((monster, index): Doubt[] => {
    const neighbours = [known[index - 1], known[index + 1]].filter((one) => one !== undefined);
    const value = measure(monster) ?? 0;
    const [first] = neighbours;
    const isFar = (other: Monster) => {
      const beside = measure(other) ?? 0;
      return value >= far * beside ? 1 : beside >= far * value ? -1 : 0;
    };
    const direction = first && isFar(first);
    if (neighbours.length < NEIGHBOURS || !direction || neighbours.some((other) => isFar(other) !== direction))
      return [];
    const beside = neighbours.map((other) => `${other.name} ${formatDigits(measure(other) ?? 0)}`).join(', ');
    return [
      {
        kind: 'outlier',
        text: `${label}: ${monster.name} ${formatDigits(value)}, 비슷한 몬스터 ${beside}`,
        facts: [monster],
        fields: [field],
      },
    ];
  });
}

/** Finds materials that no monster drops, no recipe makes and no shop sells. */
export function sourcelessDoubts(facts: ValueFacts): Doubt[] {
  const uses = new Map<number, string[]>();
  const use = (itemId: number | null, text: string) => {
    if (itemId !== null) uses.set(itemId, [...(uses.get(itemId) ?? []), text]);
  };
  for (const { name, reqItems } of facts.skills)
    for (const { itemId, quantity } of reqItems) use(itemId, `${name} ${quantity}개`);
  for (const { itemId: made, materials } of facts.recipes) {
    const product = facts.itemById.get(made)?.name ?? '';
    for (const { itemId, quantity } of materials) use(itemId, `${product} 조합 ${quantity}개`);
  }
  return [...uses].flatMap(([itemId, texts]): Doubt[] => {
    const item = facts.itemById.get(itemId);
    const hasSource =
      facts.dropsOfItem(itemId).length + facts.recipesMaking(itemId).length + facts.sellMapsOfItem(itemId).length > 0;
    if (!item || item.type === MONEY || hasSource) return [];
    const named = [...new Set(texts)];
    const more = named.length > 1 ? ` 외 ${named.length - 1}곳` : '';
    return [{ kind: 'sourceless', text: `${item.name}: 나오는 곳 없음, 쓰이는 곳 ${named[0]}${more}`, facts: [item] }];
  });
}

/** Finds ranges whose minimum is above their maximum. */
export function rangeDoubts({ dungeons, items, monsters }: ValueFacts): Doubt[] {
  return [
    ...dungeons.flatMap((dungeon) => [
      ...reversed(dungeon, '권장 레벨', 'reqLvMin', 'reqLvMax'),
      ...reversed(dungeon, '입장 레벨과 최대 권장 레벨', 'entryMinLevel', 'reqLvMax'),
    ]),
    ...monsters.flatMap((monster) => reversed(monster, '파괴력', 'dmgMin', 'dmgMax')),
    ...items.flatMap((item) => [
      ...reversed(item, '소형 파괴력', 'smin', 'smax'),
      ...reversed(item, '대형 파괴력', 'lmin', 'lmax'),
    ]),
  ];
}

function reversed<Field extends string>(
  fact: DoubtedFact & { readonly [Name in Field]: number | null },
  label: string,
  ...fields: [from: Field, to: Field]
): Doubt[] {
  const [min, max] = fields.map((field) => fact[field]);
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  const text = `${label}: ${fact.name} ${formatDigits(min)}, ${formatDigits(max)}`;
  return [{ kind: 'range', text, facts: [fact], fields }];
}
