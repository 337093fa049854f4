import { createHash } from 'node:crypto';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { canonical } from '../import/difference.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { changedError, factErrors } from './fact-errors.ts';
import { faultsError, toFactFaults } from './fact-faults.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { findImportedFiles, findImportRow } from './import.repository.ts';
import { type PackedFiles, unpackFiles } from './imported-files.ts';
import { mergeFiles } from './merge-rows.ts';
import { layFiles, plannedBases, questsOf } from './plan-files.ts';
import { planLayers } from './plan-layers.ts';
import type { PlannedFacts } from './planned-facts.ts';

/** So long an uploaded file can be applied. */
export const IMPORT_MS = DAY_MS;

interface By {
  by: string | null;
  at: Date;
}

export interface PlannedImport {
  planned: PlannedFacts;
  layers: Layers;
}

function planMerge(snapshot: FactsSnapshot, brought: PackedFiles, by: By): PlannedImport {
  const { facts, layers: before } = snapshot;
  const { overrides, issues } = mergeFiles(snapshot, brought, by);
  if (issues.length > 0) throw faultsError(toFactFaults(issues, before));
  const layers = layerRows({ bases: facts.bases, overrides, stored: facts.stored });
  const changed = { before: facts.overrides, after: overrides };
  const sourceHash = facts.last?.source_hash ?? '';
  return { layers, planned: planLayers(snapshot, layers, changed, { origin: 'upload', sourceHash, bases: [] }) };
}

async function planReplace(snapshot: FactsSnapshot, { files }: PackedFiles): Promise<PlannedImport> {
  const { facts } = snapshot;
  const laid = layFiles(snapshot, facts, facts.overrides, files);
  const bases = await plannedBases(snapshot, files, laid, { follows: 'own', release: null, sets: [] });
  const sourceHash = createHash('sha256').update(canonical(files)).digest('hex');
  const changed = { before: facts.overrides, after: laid.overrides };
  const planned = planLayers(snapshot, laid.layers, changed, {
    ...{ origin: 'upload', sourceHash, bases, quests: questsOf(files, laid) },
  });
  return { layers: laid.layers, planned };
}

/** @throws {AppError} INVALID_INPUT with the faults of the whole check */
export function planFilesOf(
  snapshot: FactsSnapshot,
  mode: 'merge' | 'replace',
  files: PackedFiles,
  by: By,
): Promise<PlannedImport> {
  return mode === 'merge' ? Promise.resolve().then(() => planMerge(snapshot, files, by)) : planReplace(snapshot, files);
}

/** The file that this operator uploaded, once, on the facts that it was compared with. */
export async function planImport(
  moment: FactsMoment,
  importId: number,
  version: number,
  by: By,
): Promise<PlannedFacts> {
  const { db, snapshot } = moment;
  const since = new Date(by.at.getTime() - IMPORT_MS);
  const found = by.by === null ? undefined : await findImportRow(db, { id: importId, by: by.by, since });
  if (found === undefined) throw new AppError('NOT_FOUND', { message: factErrors.noImport });
  if (found.applied_at !== null)
    throw new AppError('CONFLICT', { message: factErrors.applied, data: { reason: 'APPLIED' } });
  if (found.version !== snapshot.version || version !== snapshot.version) throw changedError(snapshot.version);
  const packed = await findImportedFiles(db, importId);
  if (packed === null) throw new AppError('INVALID_INPUT', { message: factErrors.faultyImport });
  const { planned } = await planFilesOf(snapshot, found.mode as 'merge' | 'replace', await unpackFiles(packed), by);
  return { ...planned, importId };
}

/** Faults that an error of planning carries. */
export function faultsIn(error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') return undefined;
  const { faults, faultCount } = error.data ?? {};
  return Array.isArray(faults) ? { faults, faultCount: Number(faultCount) } : undefined;
}
