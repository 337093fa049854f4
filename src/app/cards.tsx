import type { ReactNode } from 'react';
import { getItem } from '#features/game-data/items/item-endpoints.contract.ts';
import { getMonster } from '#features/game-data/monsters/monster-endpoints.contract.ts';
import { MonsterCard } from '#features/game-data/monsters/ui/public/monster-card.tsx';
import { getSkill } from '#features/game-data/skills/skill-endpoints.contract.ts';
import { SkillCard } from '#features/game-data/skills/ui/public/skill-card.tsx';
import { getItemPrices } from '#features/trade/quotes/quote.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { PricedItemCard } from './priced-item-card.tsx';

/** @param gameServer the page's game server, whose quotes the card shows; undefined: all */
type MakeCard = (id: string, gameServer: string | undefined) => Promise<ReactNode | null>;

const KINDS: Readonly<Record<string, MakeCard>> = {
  item: itemCard,
  monster: async (id) => {
    const monster = await orNull(call(getMonster, { params: { id } }));
    return monster && <MonsterCard monster={monster} />;
  },
  skill: async (id) => {
    const skill = await orNull(call(getSkill, { params: { id } }));
    return skill && <SkillCard skill={skill} />;
  },
};

/** Milliseconds for which a card is cached. */
const FRESH_MS = 30_000;

const fetched = new Map<string, { at: number; card: Promise<ReactNode | null> }>();

export function loadCard(name: string): Promise<ReactNode | null> {
  const { gameServer } = gameServerParams.texts(new URLSearchParams(location.search));
  const key = `${name} ${gameServer}`;
  const known = fetched.get(key);
  if (known && performance.now() - known.at < FRESH_MS) return known.card;
  const card = createCard(name, gameServer).catch((error: unknown) => {
    console.error('카드를 가져오지 못했습니다.', error);
    fetched.delete(key);
    return null;
  });
  fetched.set(key, { at: performance.now(), card });
  return card;
}

async function createCard(name: string, gameServer: string | undefined): Promise<ReactNode | null> {
  const [kind = '', id = ''] = name.split(':');
  return (await KINDS[kind]?.(id, gameServer)) ?? null;
}

async function itemCard(id: string, gameServer: string | undefined): Promise<ReactNode | null> {
  const [item, prices] = await Promise.all([
    orNull(call(getItem, { params: { id } })),
    // A card is useful without its price.
    call(getItemPrices, { params: { id }, query: { gameServer } }).catch(() => null),
  ]);
  return item && <PricedItemCard item={item} quotes={prices?.quote ?? null} />;
}

function orNull<Facts>(called: Promise<Facts>): Promise<Facts | null> {
  return called.catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== 0) return null;
    throw error;
  });
}
