/** The island that a link or an element of another page refers to, with its props. */
export interface WantedIsland {
  name: string;
  id: number;
  gameServer: number | undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  item: 'ItemCard',
  items: 'ItemCard',
  skill: 'SkillCard',
  skills: 'SkillCard',
  monster: 'MonsterCard',
  monsters: 'MonsterCard',
  dungeon: 'DungeonCard',
  quote: 'QuoteCard',
  trade: 'TradeCard',
  party: 'PartyCard',
};
const KEY = /^(item|skill|monster|dungeon|quote|trade|party):([1-9]\d{0,9})$/;
const FACT_PATH = /^\/(items|skills|monsters)\/([1-9]\d{0,9})\/?$/;
const REGION_PATH = /^\/dungeons\/regions\/\d+\/?$/;
const ID_HASH = /^#([1-9]\d{0,9})$/;
/** Repeated here, because the code of `gameServerParams` would be half of this script. */
const SERVER_NAME = 'gameServer';
const SERVER = /^[1-9]\d{0,3}$/;

/** Parses the value of `data-baramnaru`: `item:12`. */
export function islandOfKey(key: string): WantedIsland | null {
  const [, kind, id] = KEY.exec(key) ?? [];
  return wanted(kind, id, undefined);
}

/** Parses a link to a page of this site. */
export function islandOfLink({ pathname, hash, searchParams }: URL): WantedIsland | null {
  const gameServer = SERVER.exec(searchParams.get(SERVER_NAME) ?? '')?.[0];
  if (REGION_PATH.test(pathname)) return wanted('dungeon', ID_HASH.exec(hash)?.[1], gameServer);
  const [, kind, id] = FACT_PATH.exec(pathname) ?? [];
  return wanted(kind, id, gameServer);
}

export function islandPath({ name, id, gameServer }: WantedIsland): string {
  return `/__island/${name}_0.json?props=${encodeURIComponent(JSON.stringify({ id, gameServer }))}`;
}

function wanted(kind: string | undefined, id: string | undefined, gameServer: string | undefined): WantedIsland | null {
  const name = kind && NAMES[kind];
  return name && id ? { name, id: Number(id), gameServer: gameServer ? Number(gameServer) : undefined } : null;
}
