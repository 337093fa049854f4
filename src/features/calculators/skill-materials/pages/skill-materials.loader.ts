import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { skillGradeName } from '#features/game-data/skills/skill.labels.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import type { LearntSkill, Material } from '../material-list.rules.ts';
import { skillMaterialsParams } from '../skill-materials.params.ts';

export interface MaterialView extends Material {
  /** Null: not in the item data. */
  item: GameRef | null;
  /** Names of monsters, each once. */
  droppers: string[];
  /** NPC and map of the first shop. */
  shop: string | null;
  isMoney: boolean;
}

export interface SkillView extends LearntSkill, GameRef {
  grade: string | null;
}

export interface SkillMaterialsPageData {
  skills: SkillView[];
  materials: MaterialView[];
  provenance: Provenance;
}

/** The game's money, worth 1 전 per piece. */
const MONEY = '금전';

type Services = GameDataServices & { quotes: QuoteReader };

/** Loads all jobs at once, so another job or level needs no request. */
export async function load({ url }: PageRequest, { catalog, quotes }: Services): Promise<SkillMaterialsPageData> {
  const names = materialNames(catalog);
  const places = new Map(names.map(({ name }, at) => [name, at]));
  const { gameServer } = skillMaterialsParams.read(url.searchParams);
  const prices = await knownPrices(
    onServer(quotes, gameServer),
    names.flatMap(({ id }) => id ?? []),
    catalog,
  );
  return {
    skills: catalog.skills.map((skill) => ({
      ...skillRef(skill),
      job: skill.reqJobs[0] ?? 0,
      level: skill.reqLv,
      grade: skillGradeName(skill),
      exp: skill.reqExp,
      stacks: skill.reqItems.map(({ itemName, quantity }) => ({ at: places.get(itemName) ?? 0, quantity })),
    })),
    materials: names.map(({ id, name }) => {
      const item = id === null ? undefined : catalog.itemById.get(id);
      const price = name === MONEY ? 1 : (prices.get(id ?? 0) ?? null);
      return {
        name,
        item: item ? itemRef(item) : null,
        price,
        droppers: item ? [...new Set(catalog.dropsOfItem(item.id).map(({ monsterName }) => monsterName))] : [],
        shop: item ? formatShop(catalog, item.id) : null,
        isMoney: name === MONEY,
      };
    }),
    provenance: toProvenance(catalog, ...catalog.skills),
  };
}

function formatShop(catalog: Catalog, itemId: number): string | null {
  const [shop] = catalog.sellMapsOfItem(itemId);
  return shop ? [shop.npcName, catalog.mapById.get(shop.mapId)?.name].filter(Boolean).join(' · ') || null : null;
}

function materialNames({ skills }: Catalog): { id: number | null; name: string }[] {
  const byName = new Map<string, number | null>();
  for (const { itemId, itemName } of skills.flatMap(({ reqItems }) => reqItems)) byName.set(itemName, itemId);
  return [...byName].map(([name, id]) => ({ id, name }));
}
