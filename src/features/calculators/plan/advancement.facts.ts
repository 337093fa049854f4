import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { JobGrade } from '#features/game-data/catalog/fact-sheet.contract.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { makerText } from '#features/game-data/recipes/recipe.labels.ts';
import { itemRef, monsterRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';

export interface MaterialDrop {
  monster: GameRef;
  dungeon: { id: number; name: string; region: number } | null;
}

export interface PlanItem extends GameRef {
  isTradable: boolean;
  drops: readonly MaterialDrop[];
  shops: readonly string[];
  recipe: { place: string | null; parts: readonly ItemStack[] } | null;
}

export interface ItemStack {
  id: number;
  quantity: number;
}

export interface GainedSkill extends GameRef {
  exp: number | null;
  parts: readonly { name: string; id: number | null; quantity: number }[];
}

export interface Advancement {
  materials: readonly ItemStack[];
  unlisted: readonly string[];
  skills: readonly number[];
  /** Item ids, for men and for women. */
  armour: readonly number[];
}

export interface AdvancementFacts {
  /** Keyed by job (1 to 4), then indexed by grade − 1. */
  advancements: Readonly<Record<number, readonly Advancement[]>>;
  items: readonly PlanItem[];
  skills: readonly GainedSkill[];
}

/** Items with more sources are shown without the list of monsters. */
const MAX_DROPS = 3;
const MAX_SHOPS = 2;

export function advancementFacts(catalog: Catalog): AdvancementFacts {
  const grades = catalog.jobGrades.filter(({ grade }) => grade > 0).toSorted((a, b) => a.grade - b.grade);
  const advancements: Record<number, Advancement[]> = {};
  for (const grade of grades) {
    const list = advancements[grade.job] ?? [];
    list.push(toAdvancement(catalog, grade));
    advancements[grade.job] = list;
  }
  const all = Object.values(advancements).flat();
  const wanted = unique(all.flatMap(({ materials }) => materials.map(({ id }) => id))).map((id) =>
    planItem(catalog, id),
  );
  const parts = unique(wanted.flatMap((item) => item?.recipe?.parts.map(({ id }) => id) ?? []));
  const armour = unique(all.flatMap((one) => one.armour));
  return {
    advancements,
    items: uniqueById([...wanted, ...[...parts, ...armour].map((id) => planItem(catalog, id))]),
    skills: unique(all.flatMap(({ skills }) => skills)).flatMap((id) => gainedSkill(catalog, id)),
  };
}

function toAdvancement(catalog: Catalog, { job, materials, skills, armor }: JobGrade): Advancement {
  const found = materials.map(({ item, quantity }) => ({ name: item, quantity, row: itemNamed(catalog, item) }));
  return {
    materials: found.flatMap(({ row, quantity }) => (row ? [{ id: row.id, quantity }] : [])),
    unlisted: found.flatMap(({ name, row }) => (row ? [] : [name])),
    skills: skills.flatMap(
      (name) => catalog.skills.find((skill) => skill.name === name && skill.reqJobs.includes(job))?.id ?? [],
    ),
    armour: (armor ?? []).flatMap((name) => itemNamed(catalog, name)?.id ?? []),
  };
}

function planItem(catalog: Catalog, id: number): PlanItem | undefined {
  const item = catalog.itemById.get(id);
  if (!item) return undefined;
  const [recipe] = catalog.recipesMaking(id);
  return {
    ...itemRef(item),
    isTradable: item.trade !== 0,
    drops: listDrops(catalog, id),
    shops: listShops(catalog, id),
    recipe: recipe
      ? {
          place: makerText(recipe),
          parts: recipe.materials.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
        }
      : null,
  };
}

function listDrops(catalog: Catalog, itemId: number): MaterialDrop[] {
  return catalog
    .dropsOfItem(itemId)
    .flatMap(({ monsterId }): MaterialDrop[] => {
      const monster = catalog.monsterById.get(monsterId);
      if (!monster) return [];
      const dungeon = catalog.dungeonById.get(monster.dungeonId);
      return [
        {
          monster: monsterRef(monster),
          dungeon: dungeon ? { id: dungeon.id, name: dungeon.name, region: dungeon.region } : null,
        },
      ];
    })
    .slice(0, MAX_DROPS);
}

function listShops(catalog: Catalog, itemId: number): string[] {
  const shops = catalog.sellMapsOfItem(itemId).flatMap(({ npcName, mapId }) => {
    const place = [npcName, catalog.mapById.get(mapId)?.name].filter(Boolean).join(' · ');
    return place === '' ? [] : [place];
  });
  return shops.slice(0, MAX_SHOPS);
}

function gainedSkill(catalog: Catalog, id: number): GainedSkill[] {
  const skill = catalog.skillById.get(id);
  if (!skill) return [];
  const parts = skill.reqItems.map(({ itemId, itemName, quantity }) => ({ id: itemId, name: itemName, quantity }));
  return [{ ...skillRef(skill), exp: skill.reqExp, parts }];
}

function itemNamed({ items }: Catalog, name: string): Item | undefined {
  return items.find((item) => item.name === name);
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

function uniqueById(items: readonly (PlanItem | undefined)[]): PlanItem[] {
  return [...new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : []))).values()];
}
