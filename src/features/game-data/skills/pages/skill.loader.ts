import { AppError } from '#shared/errors.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Skill } from '../../catalog/skill.contract.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import type { GameDataServices, PriceServices } from '../../game-data.services.ts';
import { readId } from '../../read-id.ts';
import { itemRef, skillRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { skillGradeName, skillJobName } from '../skill.labels.ts';

export interface SkillMaterialRow {
  /** Null: not in the item data. */
  item: GameRef | null;
  name: string;
  quantity: number;
  /** Cost of all pieces in 전; missing: no quote. */
  cost?: number;
  /** Whether it is sold or dropped anywhere. */
  hasPlace: boolean;
  droppedBy: { id: number; name: string }[];
  hasMoreDroppers: boolean;
}

export interface SkillNeighbour extends GameRef {
  level: number;
}

export interface SkillPageData {
  skill: GameRef;
  job: { id: number; name: string };
  level: number;
  levelNote: string | null;
  grade: string | null;
  exp: number | null;
  effect: string | null;
  description: string | null;
  materials: SkillMaterialRow[];
  /** Cost in 전 of the materials with a quote, and the number of those without; null: no quote is known. */
  total: { cost: number; unknown: number } | null;
  variants: { totem: string; name: string }[];
  variantsNote: string | null;
  sameName: (GameRef & { job: string; level: number })[];
  neighbours: SkillNeighbour[];
  provenance: Provenance;
}

const DROPPERS_SHOWN = 3;
const NEIGHBOURS_EACH_SIDE = 4;

export async function load(
  { params, url }: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<SkillPageData> {
  const skill = catalog.skillById.get(readId(params.id));
  if (!skill) throw new AppError('NOT_FOUND', { message: '없는 기술입니다.' });
  const { gameServer } = gameServerParams.read(url.searchParams);
  const itemIds = skill.reqItems.flatMap(({ itemId }) => itemId ?? []);
  const prices = await pricesOf(itemIds, gameServer);
  const materials = skill.reqItems.map((material) => materialRow(catalog, material, prices));
  return {
    skill: skillRef(skill),
    job: { id: skill.reqJobs[0] ?? 0, name: skillJobName(skill) },
    level: skill.reqLv,
    levelNote: skill.reqLvNote,
    grade: skillGradeName(skill),
    exp: skill.reqExp,
    effect: skill.effect,
    description: skill.description,
    materials,
    total: computeTotal(materials),
    variants: [...skill.variants],
    variantsNote: skill.variantsNote,
    sameName: sameName(catalog, skill),
    neighbours: listNeighbours(catalog, skill),
    provenance: toProvenance(catalog, skill),
  };
}

function computeTotal(materials: readonly SkillMaterialRow[]): SkillPageData['total'] {
  const costs = materials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  return { cost: costs.reduce((sum, cost) => sum + cost, 0), unknown: materials.length - costs.length };
}

function materialRow(
  catalog: Catalog,
  material: Skill['reqItems'][number],
  prices: ReadonlyMap<number, number>,
): SkillMaterialRow {
  const item = material.itemId === null ? undefined : catalog.itemById.get(material.itemId);
  const drops = item ? catalog.dropsOfItem(item.id) : [];
  // Monsters of the same name in several dungeons are shown once.
  const droppers = [...new Map(drops.map((drop) => [drop.monsterName, drop.monsterId]))];
  const price = item && prices.get(item.id);
  return {
    item: item ? itemRef(item) : null,
    name: material.itemName,
    quantity: material.quantity,
    ...(price !== undefined && { cost: price * material.quantity }),
    hasPlace: item !== undefined && (drops.length > 0 || catalog.sellMapsOfItem(item.id).length > 0),
    droppedBy: droppers.slice(0, DROPPERS_SHOWN).map(([name, id]) => ({ id, name })),
    hasMoreDroppers: droppers.length > DROPPERS_SHOWN,
  };
}

function sameName(catalog: Catalog, skill: Skill): SkillPageData['sameName'] {
  return catalog.skills
    .filter((other) => other.name === skill.name && other.id !== skill.id)
    .map((other) => ({ ...skillRef(other), job: skillJobName(other), level: other.reqLv }));
}

function listNeighbours(catalog: Catalog, skill: Skill): SkillNeighbour[] {
  const own = catalog.skills
    .filter((other) => other.reqJobs.join() === skill.reqJobs.join())
    .toSorted((one, other) => one.reqLv - other.reqLv);
  const at = own.indexOf(skill);
  const from = Math.max(0, Math.min(at - NEIGHBOURS_EACH_SIDE, own.length - 2 * NEIGHBOURS_EACH_SIDE - 1));
  return own
    .slice(from, from + 2 * NEIGHBOURS_EACH_SIDE + 1)
    .map((other) => ({ ...skillRef(other), level: other.reqLv }));
}
