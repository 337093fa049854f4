import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';

export const ISLAND_NAMES = [
  'ItemCard',
  'SkillCard',
  'MonsterCard',
  'DungeonCard',
  'QuoteCard',
  'TradeCard',
  'PartyCard',
] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];

export interface IslandProps {
  id: number;
  gameServer?: number | undefined;
}

export interface IslandRequest extends IslandProps {
  name: IslandName;
}

const MAX_PROPS_BYTES = 1024;
const FILE = /^(\w+)_[0-9a-f]{1,16}[.]json$/;

const number = z.int().min(1).max(MAX_ID);
const propsSchema = z.strictObject({ id: number, gameServer: number.optional() });

/** Parses the name in `ItemCard_1f.json`, whatever its hash; undefined: there is no such island. */
export function parseIslandName(file: string): IslandName | undefined {
  const name = FILE.exec(file)?.[1];
  return ISLAND_NAMES.find((known) => known === name);
}

/** Returns undefined for props that are too long, invalid, or of an unknown server. */
export function readIslandProps(
  text: string,
  gameServers: readonly { readonly id: number }[],
): IslandProps | undefined {
  if (new TextEncoder().encode(text).length > MAX_PROPS_BYTES) return undefined;
  const read = propsSchema.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { gameServer } = read.data;
  const isKnown = gameServer === undefined || gameServers.some(({ id }) => id === gameServer);
  return isKnown ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
