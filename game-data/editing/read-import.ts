import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import type { NewImport } from '#features/game-data/editing/facts-desk.ts';
import type { FactsMoment } from './facts-moment.ts';
import { findImportRow, insertImport } from './import.repository.ts';
import { type ImportedFiles, packFiles, readImportedFiles } from './imported-files.ts';
import { faultsIn, IMPORT_MS, type PlannedImport, planFilesOf } from './plan-import.ts';
import { showDifferences } from './shown-differences.ts';
import { valueDifferences } from './value-differences.ts';

type Preview = Omit<FactImport, 'id' | 'at' | 'until' | 'appliedAt' | 'mode' | 'version'>;

const NO_CHANGES = { added: 0, changed: 0, removed: 0 };

async function planned(moment: FactsMoment, read: ImportedFiles, { mode, by, at }: NewImport) {
  if (read.faultCount > 0)
    return { faults: read.faults.map((fault): FactFault => ({ ...fault, at: null })), faultCount: read.faultCount };
  try {
    return { plan: await planFilesOf(moment.snapshot, mode, read, { by, at }), faults: [], faultCount: 0 };
  } catch (error) {
    const listed = faultsIn(error);
    if (listed === undefined) throw error;
    return listed;
  }
}

function changesOf({ snapshot }: FactsMoment, plan: PlannedImport | undefined) {
  if (plan === undefined) return { changes: NO_CHANGES, difference: [], differenceCount: 0 };
  const differences = valueDifferences(snapshot.layers, plan.layers);
  const layers = { before: snapshot.layers, after: plan.layers };
  return {
    changes: plan.planned.counts,
    difference: showDifferences(differences, layers, () => null),
    differenceCount: differences.length,
  };
}

/** Without what JSON in the database cannot hold: a file may be called or hold anything. */
function storable(preview: Preview): Preview {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
  return JSON.parse(JSON.stringify(preview, clean)) as Preview;
}

/** Reads an uploaded file, says what it would change, and stores both for a day. */
export async function readImport(moment: FactsMoment, upload: NewImport): Promise<FactImport> {
  const read = readImportedFiles(upload);
  const { faults, faultCount, ...more } = await planned(moment, read, upload);
  const preview = storable({
    entity: read.entity,
    fileName: upload.fileName,
    rows: read.files.reduce((sum, { rows }) => sum + rows.length, 0),
    offeredEncoding: read.offeredEncoding,
    unknownColumns: [...read.unknownColumns],
    missingColumns: [...read.missingColumns],
    fits: read.fits,
    faults,
    faultCount,
    ...changesOf(moment, 'plan' in more ? more.plan : undefined),
  });
  const { by, at, mode } = upload;
  const { version } = moment.snapshot;
  const rows = faultCount > 0 ? null : await packFiles(read);
  const id = await insertImport(moment.db, { by, at, mode, version, rows, preview });
  return toImport(preview, { id, at, mode, version, applied_at: null });
}

function toImport(
  preview: Preview,
  row: { id: number; at: Date; mode: string; version: number; applied_at: Date | null },
): FactImport {
  const { id, at, mode, version, applied_at } = row;
  return {
    ...preview,
    ...{ id, version, mode: mode as FactImport['mode'] },
    at: at.toISOString(),
    until: new Date(at.getTime() + IMPORT_MS).toISOString(),
    appliedAt: applied_at?.toISOString() ?? null,
  };
}

export async function findImport(
  { db }: Pick<FactsMoment, 'db'>,
  { id, by, at }: { id: number; by: string; at: Date },
): Promise<FactImport | undefined> {
  const row = await findImportRow(db, { id, by, since: new Date(at.getTime() - IMPORT_MS) });
  return row && toImport(row.preview as unknown as Preview, row);
}
