import type { StoredSet } from '../bases/base.repository.ts';
import { hashRows, packRows } from '../bases/base-rows.ts';
import { basesOf, broughtEntities, type Facts } from '../bases/facts.ts';
import { type KeyedQuest, keyedQuests } from '../import/on-import.ts';
import type { RawFile } from '../import/raw-file.ts';
import type { Entity } from '../import/source-rows.ts';
import { overridesAboveNewBase } from '../layers/going-back.ts';
import type { BaseRow, Override } from '../layers/layer.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { type SettledBases, settleBases } from '../layers/settle-bases.ts';
import { faultsError, toFactFaults } from './fact-faults.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import type { PlannedBase, PlannedSet } from './planned-facts.ts';

interface LaidFiles {
  settled: SettledBases;
  layers: Layers;
  /** With what the new bases end and begin. */
  overrides: Override[];
}

/** Sets of rows as files, so that they pass the checks of files. */
export function toFiles(sets: readonly StoredSet[]): RawFile[] {
  return sets.map(({ entity, rows }) => ({
    entity,
    file: entity,
    rows: rows.map(({ row }, index) => ({ row: index + 1, value: row })),
  }));
}

/** Files as new bases below these overrides. Faults of the files are thrown, those of the layers stand in them. */
export function layFiles(
  { version, layers: before }: FactsSnapshot,
  { stored, bases }: Pick<Facts, 'stored' | 'bases'>,
  overrides: readonly Override[],
  files: readonly RawFile[],
): LaidFiles {
  const settled = settleBases({ files, bases, overrides, stored });
  if (settled.issues.length > 0) throw faultsError(toFactFaults(settled.issues, before));
  const layers = layerRows({ bases: settled.bases, overrides, stored });
  return { settled, layers, overrides: overridesAboveNewBase(overrides, layers, version + 1) };
}

async function toPlannedSet(
  rows: readonly BaseRow[],
  hash: string,
  { origin, release }: Pick<PlannedSet, 'origin' | 'release'>,
): Promise<PlannedSet> {
  return { origin, release, hash, rows: await packRows(rows) };
}

/** The sets that the files bring, and those of entities whose rows name what the files renamed. */
export async function plannedBases(
  { facts }: FactsSnapshot,
  files: readonly RawFile[],
  { settled }: LaidFiles,
  { follows, release, sets }: { follows: 'project' | 'own'; release: number | null; sets: readonly StoredSet[] },
): Promise<PlannedBase[]> {
  const origin = follows === 'project' ? 'project' : 'upload';
  const planned: PlannedBase[] = [];
  const brought = broughtEntities(facts, files, settled);
  for (const [entity, rows] of Object.entries(basesOf(brought, settled.bases)) as [Entity, readonly BaseRow[]][]) {
    const hash = hashRows(rows);
    const same = sets.find((set) => set.entity === entity && set.hash === hash);
    const now = facts.standing.get(entity);
    if (same !== undefined && now?.setId === same.id && now.follows === follows) continue;
    const set = same?.id ?? (await toPlannedSet(rows, hash, { origin, release }));
    planned.push({ entity, follows, set });
  }
  for (const [entity, rows] of Object.entries(basesOf(settled.renamed, settled.bases)) as [
    Entity,
    readonly BaseRow[],
  ][]) {
    const own = facts.standing.get(entity)?.follows ?? 'project';
    const kind = { origin: own === 'project' ? 'project' : 'upload', release: null } as const;
    planned.push({ entity, follows: own, set: await toPlannedSet(rows, hashRows(rows), kind) });
  }
  return planned;
}

/** The quests of the files, which are written when the facts are. */
export function questsOf(files: readonly RawFile[], { settled }: LaidFiles): KeyedQuest[] {
  if (!files.some(({ entity }) => entity === 'quests')) return [];
  return keyedQuests(settled.bases.quests?.map(({ row }) => row) ?? []);
}
