import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { PageRequest } from '#shared/page.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { itemLead, itemTypeName } from '../../catalog/item.labels.ts';
import {
  itemDetails,
  itemFieldLabel,
  itemStats,
  type LabelledValue,
  statText,
} from '../../catalog/item-stat.labels.ts';
import type { Recipe } from '../../catalog/recipe.contract.ts';
import { claimTexts } from '../../data-quality/disagreement-doubts.rules.ts';
import { itemProvenance } from '../../data-quality/provenance.reader.ts';
import {
  type ExchangeView,
  exchangesOfItem,
  itemsOfExchanges,
  pricedExchange,
} from '../../exchanges/exchange-view.reader.ts';
import type { GameDataServices, PriceServices } from '../../game-data.services.ts';
import { readId } from '../../read-id.ts';
import { type RecipeView, recipeView } from '../../recipes/recipe-view.reader.ts';
import { itemsOfRecipes, withWorth } from '../../recipes/recipe-worth.rules.ts';
import { itemRef, skillRef } from '../../refs/refs.reader.ts';
import { tileHref } from '../../refs/tile.rules.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { itemPicturePath } from '../../share-image/item-picture.rules.ts';
import { skillJobName } from '../../skills/skill.labels.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { isWorn } from '../gear.rules.ts';
import type { ShelfItem } from '../ui/item-shelf.tsx';
import { type DropRow, listDroppers } from './item-droppers.loader.ts';
import { relatedItems } from './item-related.loader.ts';
import { itemSummary, withPrice } from './item-summary.ts';

export interface SkillUse extends GameRef {
  job: string;
  level: number;
  quantity: number;
}

export interface SaleRow {
  id: number;
  map: { code: string; name: string } | null;
  npcName: string | null;
  /** Link to the seller on the map; null: their tile is not known. */
  npcHref: string | null;
  /** The place as in the address of a route; null: the map is not known. */
  place: string | null;
  price: number | null;
}

export interface ItemPageData {
  item: GameRef;
  type: { id: number; name: string };
  /** Whether the item can be worn. */
  isWorn: boolean;
  subType: string | null;
  title: string;
  crumbs: Crumb[];
  lead: string;
  notes: string[];
  stats: LabelledValue[];
  details: Pick<LabelledValue, 'label' | 'value'>[];
  /** The claims of the sources about each value on which they differ. */
  disagreements: { label: string; claims: string[] }[];
  drops: DropRow[];
  madeBy: RecipeView[];
  usedIn: RecipeView[];
  nextSteps: RecipeView[];
  exchanges: ExchangeView[];
  skills: SkillUse[];
  sales: SaleRow[];
  related: ShelfItem[];
  provenance: Provenance;
  /** 전 per piece; null: no quote. */
  price: number | null;
  /** Path of the share picture. */
  image: string;
  /**
   * Summary in one or two sentences for search engines. It is written on the server, so the code for Korean particles
   * stays out of the browser.
   */
  summary: string;
  unknown: string | null;
}

type ItemFacts = Omit<ItemPageData, 'summary' | 'unknown' | 'price' | 'image'>;

const MAX_FOR_NEXT_STEPS = 3;

export async function load(
  { params, url }: PageRequest,
  { catalog, pricesOf, clock }: GameDataServices & PriceServices & { clock: Clock },
): Promise<ItemPageData> {
  const item = catalog.itemById.get(readId(params.id));
  if (!item) throw new AppError('NOT_FOUND', { message: '없는 아이템입니다.' });
  const { facts, summary, unknown } = getContent(catalog, item);
  const recipes = [...facts.madeBy, ...facts.usedIn, ...facts.nextSteps];
  const given = itemsOfExchanges(facts.exchanges);
  const prices = await pricesOf([item.id, ...itemsOfRecipes(recipes), ...given, ...facts.related.map(({ id }) => id)]);
  return {
    ...pricedRecipes(facts, prices),
    related: facts.related.map((item) => withPrice(item, prices)),
    summary,
    unknown,
    price: prices.get(item.id) ?? null,
    image: itemPicturePath(item.id, {
      gameServer: gameServerParams.read(url.searchParams).gameServer,
      day: prices.has(item.id) ? seoulDay(clock.now()) : null,
    }),
  };
}

interface ItemContent extends Pick<ItemPageData, 'summary' | 'unknown'> {
  facts: ItemFacts;
}

/** The entries of all items together take about 4 MB. */
const contentById = perSnapshot((_catalog: Catalog) => new Map<number, ItemContent>());

/** Creates the parts of the page that do not depend on prices once for each version of the facts. */
function getContent(catalog: Catalog, item: Item): ItemContent {
  const known = contentById(catalog).get(item.id);
  if (known) return known;
  const facts = readFacts(catalog, item);
  const content = { facts, summary: itemSummary(facts), unknown: unknownText(facts) };
  contentById(catalog).set(item.id, content);
  return content;
}

function readFacts(catalog: Catalog, item: Item): ItemFacts {
  const usedIn = catalog.recipesUsing(item.id);
  const exchanges = exchangesOfItem(catalog, item.id);
  return {
    item: itemRef(item),
    type: { id: item.type, name: itemTypeName(item.type) },
    isWorn: isWorn(item.type),
    subType: item.subType,
    title: `${item.name} (${item.subType ?? itemTypeName(item.type)})`,
    crumbs: listCrumbs(item),
    lead: itemLead(item),
    notes: listNotes(item),
    stats: itemStats(item),
    details: itemDetails(item).map((row) => ({ label: row.label, value: statText(row) })),
    disagreements: item.disagreements.map((one) => ({
      label: itemFieldLabel(one.field),
      claims: claimTexts(catalog, one),
    })),
    drops: listDroppers(catalog, item.id),
    madeBy: toViews(catalog, catalog.recipesMaking(item.id)),
    usedIn: toViews(catalog, usedIn),
    nextSteps: toViews(catalog, nextSteps(catalog, item, usedIn)),
    exchanges: exchanges.views,
    skills: skillUses(catalog, item.id),
    sales: listSales(catalog, item.id),
    related: relatedItems(catalog, item),
    provenance: itemProvenance(catalog, item, ...catalog.recipesMaking(item.id), ...exchanges.facts),
  };
}

function pricedRecipes(facts: ItemFacts, prices: ReadonlyMap<number, number>): ItemFacts {
  const priced = (recipes: readonly RecipeView[]) => recipes.map((recipe) => withWorth(recipe, prices));
  return {
    ...facts,
    madeBy: priced(facts.madeBy),
    usedIn: priced(facts.usedIn),
    nextSteps: priced(facts.nextSteps),
    exchanges: facts.exchanges.map((view) => pricedExchange(view, prices)),
  };
}

function listNotes({ name, desc, usedForAdvancement }: Item): string[] {
  const advancement = usedForAdvancement && `${withParticle(name, '은/는')} ${usedForAdvancement}에 쓰이는 재료입니다.`;
  return [desc, advancement].flatMap((note) => note || []);
}

function unknownText({ item, drops, madeBy, usedIn, exchanges, skills, sales }: ItemFacts): string | null {
  const isAlone = drops.length + madeBy.length + usedIn.length + exchanges.length + skills.length + sales.length === 0;
  return isAlone ? `${withParticle(item.name, '을/를')} 어디서 얻고 어디에 쓰는지는 아직 알려지지 않았습니다.` : null;
}

function toViews(catalog: Catalog, recipes: readonly Recipe[]): RecipeView[] {
  return recipes.flatMap((recipe) => recipeView(catalog, recipe) ?? []);
}

function nextSteps(catalog: Catalog, item: Item, usedIn: readonly Recipe[]): Recipe[] {
  if (usedIn.length > MAX_FOR_NEXT_STEPS) return [];
  const shown = new Set(usedIn);
  const next = usedIn.flatMap((recipe) => catalog.recipesUsing(recipe.itemId));
  return [...new Set(next)]
    .filter((recipe) => !shown.has(recipe) && recipe.itemId !== item.id)
    .slice(0, MAX_FOR_NEXT_STEPS);
}

function skillUses(catalog: Catalog, itemId: number): SkillUse[] {
  return catalog.skillsNeeding(itemId).map((skill) => ({
    ...skillRef(skill),
    job: skillJobName(skill),
    level: skill.reqLv,
    quantity: skill.reqItems.find((material) => material.itemId === itemId)?.quantity ?? 1,
  }));
}

function listSales(catalog: Catalog, itemId: number): SaleRow[] {
  return catalog.sellMapsOfItem(itemId).map((sale) => {
    const map = catalog.mapById.get(sale.mapId);
    const npc = map?.npcs.find(({ name }) => name === sale.npcName);
    return {
      id: sale.id,
      map: map ? { code: map.code, name: map.name } : null,
      npcName: sale.npcName,
      npcHref: map && npc ? tileHref(map.code, npc) : null,
      place: npc ? `npc:${npc.id}` : (map?.code ?? null),
      price: sale.price,
    };
  });
}

function listCrumbs({ type, subType }: Pick<Item, 'type' | 'subType'>): Crumb[] {
  const name = itemTypeName(type);
  return [
    { label: '도감', href: '/items' },
    { label: name, href: `/items/types/${type}` },
    ...(subType && subType !== name ? [{ label: subType, href: null }] : []),
  ];
}
