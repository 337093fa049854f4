import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Monster } from '#features/game-data/catalog/monster.contract.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import type { PageRequest } from '#shared/page.ts';
import type { KnownRespawn } from '../boss-timer.rules.ts';
import { REPORTED_RESPAWNS, type RespawnKind } from '../reported-respawns.facts.ts';

const RANK = /(왕|장군|태자|두목|대도독|선우)$/;

interface Known {
  name: string;
  isAlone: boolean;
  givesAdvancement: boolean;
  isGiant: boolean;
}

/** The facts do not mark bosses, so this is a heuristic. */
function isLikelyBoss({ name, isAlone, givesAdvancement, isGiant }: Known): boolean {
  return RANK.test(name) || isAlone || givesAdvancement || isGiant;
}

export interface Boss extends GameRef {
  places: string[];
  respawn: (KnownRespawn & { kind: RespawnKind }) | null;
}

export interface TimersPageData {
  bosses: Boss[];
  provenance: Provenance;
}

export function load(_request: PageRequest, { catalog }: GameDataServices): TimersPageData {
  const advancement = advancementItems(catalog);
  const monsters = catalog.dungeons.flatMap(({ id }) => catalog.monstersOfDungeon(id));
  const likely = monsters.filter(
    (monster) => isReported(monster) || isLikelyBoss(toBossMarks(catalog, advancement, monster)),
  );
  const bosses = new Map<string, Boss>();
  for (const monster of likely) {
    const boss = bosses.get(monster.name) ?? { ...monsterRef(monster), places: [], respawn: findRespawn(monster) };
    const place = catalog.dungeonById.get(monster.dungeonId)?.name;
    if (place && !boss.places.includes(place)) boss.places.push(place);
    bosses.set(monster.name, boss);
  }
  const reports = REPORTED_RESPAWNS.map(({ source, confidence }) => ({ source: [source], confidence }));
  return {
    bosses: [...bosses.values()].toSorted(
      (one, other) => Number(other.respawn !== null) - Number(one.respawn !== null),
    ),
    provenance: toProvenance(catalog, ...likely, ...reports),
  };
}

function isReported({ name }: Monster): boolean {
  return REPORTED_RESPAWNS.some((report) => report.name === name);
}

function findRespawn({ name }: Monster): Boss['respawn'] {
  const report = REPORTED_RESPAWNS.find((known) => known.name === name);
  if (!report) return null;
  const { words, minutes, latest, kind } = report;
  return { words, minutes, latest, kind };
}

const GIANT_HP = 10_000_000;

function toBossMarks(catalog: Catalog, advancement: ReadonlySet<number>, monster: Monster) {
  const drops = catalog.dropsOfMonster(monster.id);
  return {
    name: monster.name,
    isAlone: catalog.monstersOfDungeon(monster.dungeonId).length === 1,
    givesAdvancement: drops.some(({ itemId }) => itemId !== null && advancement.has(itemId)),
    isGiant: (monster.hp ?? 0) >= GIANT_HP,
  };
}

function advancementItems(catalog: Catalog): Set<number> {
  const queryState = catalog.items.filter(({ usedForAdvancement }) => usedForAdvancement).map(({ id }) => id);
  const made = queryState.flatMap((id) => catalog.recipesMaking(id)).flatMap(({ materials }) => materials);
  return new Set([...queryState, ...made.map(({ itemId }) => itemId)]);
}
