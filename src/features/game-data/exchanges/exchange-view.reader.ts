import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import { mapNamed, type PlaceView, placeView } from '../catalog/named-place.reader.ts';
import type { Exchange, NamedPlace, Summon } from '../catalog/place-sheet.contract.ts';
import type { Confidence } from '../fact.contract.ts';
import { entryText, exchangeTerms, formatGains, summonTerms, summonText } from './exchange.labels.ts';

export interface NamedStack {
  name: string;
  quantity: number;
  /** Missing: not in the item data. */
  id?: number;
}

export type ExchangeKind = 'exchange' | Summon['kind'];

export interface ExchangeView {
  key: string;
  kind: ExchangeKind;
  npc: string;
  at: PlaceView[];
  give: NamedStack[];
  get: NamedStack[];
  /** Further results of the exchange: money, experience. */
  gains: string[];
  /** The monster that it summons, or the place to which it leads. */
  target?: { name: string; href: string | null };
  terms: string[];
  /** Known cost of the given items in 전; missing: no price is known. */
  cost?: { known: number; unpriced: number };
}

interface KnownExchange {
  view: ExchangeView;
  fact: { source: readonly string[]; confidence: Confidence };
  itemIds: ReadonlySet<number>;
  mapIds: ReadonlySet<number>;
  monster: string | null;
}

const exchanges = perSnapshot((catalog: Catalog): readonly KnownExchange[] => {
  const idByName = new Map(catalog.items.map(({ name, id }) => [name, id]));
  const toStacks = (stacks: readonly { item: string; quantity: number }[]) =>
    stacks.map(({ item, quantity }): NamedStack => {
      const id = idByName.get(item);
      return { name: item, quantity, ...(id !== undefined && { id }) };
    });
  const known = (
    fact: Exchange | Summon,
    view: Omit<ExchangeView, 'at' | 'npc'>,
    others: { at: readonly NamedPlace[]; monster: string | null; isTaken?: boolean },
  ): KnownExchange => {
    const maps = others.at.flatMap((place) => mapNamed(catalog, place) ?? []);
    return {
      view: { ...view, npc: fact.npc, at: fact.at.map((place) => placeView(catalog, place, fact.npc)) },
      fact,
      itemIds: new Set([...view.give, ...view.get].flatMap(({ id }) => id ?? [])),
      mapIds: new Set(maps.map(({ id }) => id)),
      monster: others.monster,
    };
  };
  return [
    ...catalog.exchanges.map((row, index) =>
      known(
        row,
        {
          key: `exchange-${index}`,
          kind: 'exchange',
          give: toStacks(row.give),
          get: toStacks(row.get),
          gains: formatGains(row),
          terms: exchangeTerms(row),
        },
        { at: row.at, monster: null },
      ),
    ),
    ...catalog.summons.map((row, index) =>
      known(
        row,
        {
          key: `summon-${index}`,
          kind: row.kind,
          give: toStacks(row.cost),
          get: [],
          gains: [],
          terms: summonTerms(row),
          target: findTarget(catalog, row),
        },
        { at: [...row.at, row.place], monster: row.monster },
      ),
    ),
  ];
});

function findTarget(catalog: Catalog, { kind, monster: name, place }: Summon): NonNullable<ExchangeView['target']> {
  const monster = catalog.monsters.find((one) => one.name === name);
  if (kind === 'entry') return { name: entryText(place.mapName), href: placeView(catalog, place).href };
  return { name: summonText(name), href: monster ? `/monsters/${monster.id}` : null };
}

export interface Exchanges {
  views: ExchangeView[];
  facts: { source: readonly string[]; confidence: Confidence }[];
}

function those(catalog: Catalog, isWanted: (one: KnownExchange) => boolean): Exchanges {
  const found = exchanges(catalog).filter(isWanted);
  return { views: found.map(({ view }) => view), facts: found.map(({ fact }) => fact) };
}

export function allExchanges(catalog: Catalog): Exchanges {
  return those(catalog, () => true);
}

export function exchangesOfItem(catalog: Catalog, itemId: number): Exchanges {
  return those(catalog, ({ itemIds }) => itemIds.has(itemId));
}

/** Returns the exchanges of people on the map and those that lead to it. */
export function exchangesOnMap(catalog: Catalog, map: GameMap): Exchanges {
  return those(catalog, ({ mapIds }) => mapIds.has(map.id));
}

export function summonsOfMonster(catalog: Catalog, name: string): Exchanges {
  return those(catalog, ({ monster }) => monster === name);
}

export function itemsOfExchanges(views: readonly ExchangeView[]): number[] {
  return [...new Set(views.flatMap(({ give }) => give.flatMap(({ id }) => id ?? [])))];
}

/** Adds the cost of the given items, as far as their prices are known. */
export function pricedExchange(view: ExchangeView, prices: ReadonlyMap<number, number>): ExchangeView {
  const priced = view.give.flatMap(({ id, quantity }) => {
    const price = id === undefined ? undefined : prices.get(id);
    return price === undefined ? [] : [price * quantity];
  });
  if (priced.length === 0) return view;
  const known = priced.reduce((sum, part) => sum + part, 0);
  return { ...view, cost: { known, unpriced: view.give.length - priced.length } };
}
