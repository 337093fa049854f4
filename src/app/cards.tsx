import type { ReactNode } from 'react';
import type { ItemDetail } from '#features/game-data/items/item-detail.contract.ts';
import type { MonsterDetail } from '#features/game-data/monsters/monster-detail.contract.ts';
import type { Skill } from '#features/game-data/skills/skill.contract.ts';
import { ItemCard } from '#features/game-data/ui/public/item-card.tsx';
import { MonsterCard } from '#features/game-data/ui/public/monster-card.tsx';
import { SkillCard } from '#features/game-data/ui/public/skill-card.tsx';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';

type DrawCard = (detail: unknown) => ReactNode;

/** Where each kind's facts are fetched, and who draws them. */
const KINDS: Readonly<Record<string, { path: string; draw: DrawCard }>> = {
  item: { path: '/api/items/', draw: (detail) => <ItemCard item={detail as ItemDetail} /> },
  monster: { path: '/api/monsters/', draw: (detail) => <MonsterCard monster={detail as MonsterDetail} /> },
  skill: { path: '/api/skills/', draw: (detail) => <SkillCard skill={detail as Skill} /> },
};

const fetched = new Map<string, Promise<ReactNode | null>>();

/** The card of `item:123`, fetched once; null where there is none. */
export function cardOf(key: string): Promise<ReactNode | null> {
  const known = fetched.get(key);
  if (known) return known;
  const card = fetchCard(key).catch((error: unknown) => {
    console.error('카드를 가져오지 못했습니다.', error);
    fetched.delete(key);
    return null;
  });
  fetched.set(key, card);
  return card;
}

async function fetchCard(key: string): Promise<ReactNode | null> {
  const [name = '', id = ''] = key.split(':');
  const kind = KINDS[name];
  if (!kind) return null;
  const response = await fetchWithRetry(kind.path + encodeURIComponent(id));
  return response.ok ? kind.draw(await response.json()) : null;
}
