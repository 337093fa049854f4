import type { ReactNode } from 'react';
import type { ItemDetail } from '#features/game-data/items/item-detail.contract.ts';
import type { MonsterDetail } from '#features/game-data/monsters/monster-detail.contract.ts';
import type { Skill } from '#features/game-data/skills/skill.contract.ts';
import { ItemCard } from '#features/game-data/ui/public/item-card.tsx';
import { MonsterCard } from '#features/game-data/ui/public/monster-card.tsx';
import { SkillCard } from '#features/game-data/ui/public/skill-card.tsx';
import type { ItemPrices } from '#features/trade/quotes/quote.contract.ts';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';

type MakeCard = (id: string) => Promise<ReactNode | null>;

/** Where each kind's facts are fetched, and who draws them. */
const KINDS: Readonly<Record<string, MakeCard>> = {
  item: itemCard,
  monster: async (id) => {
    const monster = await fetchFacts<MonsterDetail>('/api/monsters/', id);
    return monster && <MonsterCard monster={monster} />;
  },
  skill: async (id) => {
    const skill = await fetchFacts<Skill>('/api/skills/', id);
    return skill && <SkillCard skill={skill} />;
  },
};

/** Prices on a card are no older. */
const FRESH_MS = 30_000;

const fetched = new Map<string, { at: number; card: Promise<ReactNode | null> }>();

/** The card of `item:123`, fetched once for a while; null where there is none. */
export function cardOf(key: string): Promise<ReactNode | null> {
  const known = fetched.get(key);
  if (known && performance.now() - known.at < FRESH_MS) return known.card;
  const card = makeCard(key).catch((error: unknown) => {
    console.error('카드를 가져오지 못했습니다.', error);
    fetched.delete(key);
    return null;
  });
  fetched.set(key, { at: performance.now(), card });
  return card;
}

async function makeCard(key: string): Promise<ReactNode | null> {
  const [kind = '', id = ''] = key.split(':');
  return (await KINDS[kind]?.(encodeURIComponent(id))) ?? null;
}

async function itemCard(id: string): Promise<ReactNode | null> {
  const [item, prices] = await Promise.all([
    fetchFacts<ItemDetail>('/api/items/', id),
    // Without its price a card still says what the thing is.
    fetchFacts<ItemPrices>('/api/prices/items/', id).catch(() => null),
  ]);
  return item && <ItemCard item={item} quotes={prices?.quote ?? null} />;
}

async function fetchFacts<Facts>(path: string, id: string): Promise<Facts | null> {
  const response = await fetchWithRetry(path + id);
  return response.ok ? ((await response.json()) as Facts) : null;
}
