import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compareCommand } from '../compare-command.ts';
import { SEARCH_LIMIT, type SearchHit } from '../search.contract.ts';
import { searchCatalog } from '../search-answer.ts';
import {
  type FindPlayers,
  marketPath,
  nameBeginning,
  type PaletteAction,
  type PaletteMarket,
  type PalettePlayer,
  type PaletteSection,
  paletteSections,
} from './palette-row.ts';
import { readRecentHits } from './recent-hits.ts';
import type { IndexState } from './use-search-index.ts';

/** In milliseconds: prices are fetched only once the text rests. */
const PRICE_DELAY_MS = 200;
/** In milliseconds: an address may send 60 of these requests a minute. */
const PLAYERS_DELAY_MS = 250;
/** Maximum number of prices that are fetched at a time. */
const MAX_PRICES = 8;

interface PaletteQuestion {
  typed: string;
  index: IndexState;
  market: PaletteMarket;
  actions: readonly PaletteAction[];
  players: readonly PalettePlayer[];
}

/** Returns the rows for the text. Recent and popular items are read only once. */
export function usePaletteSections({ typed, index, market, actions, players }: PaletteQuestion): PaletteSection[] {
  const [recent] = useState(readRecentHits);
  const [popular, setPopular] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    // The palette works without popular items.
    market.popular().then(setPopular, () => undefined);
  }, [market]);
  const offered = [...comparisons(index, typed), ...actions];
  return paletteSections({ typed, found: findHits(index, typed), recent, popular, actions: offered, players });
}

function comparisons(index: IndexState, typed: string): PaletteAction[] {
  const command = index.state === 'ready' ? compareCommand(index.index, typed) : undefined;
  if (!command) return [];
  const { names, href } = command;
  return [{ label: `${names.join(' · ')} 비교`, detail: '나란히 보기', words: [typed], href }];
}

function findHits(index: IndexState, query: string): SearchHit[] {
  if (query === '') return [];
  return index.state === 'ready' ? searchCatalog(index.index, { q: query, limit: SEARCH_LIMIT }) : [];
}

interface FoundPlayers {
  players: readonly PalettePlayer[];
  isLoading: boolean;
}

const NO_PLAYERS: readonly PalettePlayer[] = [];

/** Finds players whose name begins with the text, once the text rests; each beginning is requested once. */
export function usePlayers(find: FindPlayers, typed: string): FoundPlayers {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly PalettePlayer[]>>(new Map());
  const beginning = nameBeginning(typed);
  const isKnown = beginning === undefined || known.has(beginning);
  useEffect(() => {
    if (isKnown || beginning === undefined) return undefined;
    const store = (players: readonly PalettePlayer[]) => setKnown((others) => new Map(others).set(beginning, players));
    const timer = setTimeout(() => {
      // The palette works without players.
      find(beginning).then(store, () => store(NO_PLAYERS));
    }, PLAYERS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [find, beginning, isKnown]);
  return { players: (beginning !== undefined && known.get(beginning)) || NO_PLAYERS, isLoading: !isKnown };
}

/** Returns the prices by item id. */
export function usePrices(market: PaletteMarket, sections: readonly PaletteSection[]): ReadonlyMap<number, ReactNode> {
  const [prices, setPrices] = useState<ReadonlyMap<number, ReactNode>>(new Map());
  const requested = useRef(new Set<number>());
  const wanted = sections
    .flatMap(({ rows }) => rows)
    .flatMap((row) => (marketPath(row) && row.hit ? [row.hit.id] : []))
    .slice(0, MAX_PRICES)
    .join();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of wanted.split(',').filter(Boolean).map(Number)) {
        if (requested.current.has(id)) continue;
        requested.current.add(id);
        market.priceOf(id).then(
          (price) => setPrices((known) => new Map(known).set(id, price)),
          () => requested.current.delete(id),
        );
      }
    }, PRICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, market]);
  return prices;
}
