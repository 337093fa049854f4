import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onImport } from '#app/site-effects.ts';
import type { FactEdit } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactChange, FactChangeBy, FactsDesk, WrittenChange } from '#features/game-data/editing/facts-desk.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { callInProcess } from '#game-data/editing/call-in-process.ts';
import { createFactsDesk } from '#game-data/editing/facts-desk.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { type FactFiles, writeFactFiles } from './fact-files.ts';

/** Applies the small facts, changed, as the project's release. */
export async function releaseSmallFacts(db: Db, release: number, change: Partial<FactFiles> = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await writeFactFiles(folder, change);
    const project = { release: { release, hash: `${release}` }, folder };
    await ensureGameData({ db, log: silentLog, onImport, project });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const BY_OPERATOR: FactChangeBy = {
  by: '00000000-0000-4000-8000-0000000000aa',
  at: new Date('2026-11-20T03:00:00.000Z'),
  note: '시험한 값입니다',
};

/** An edit of an item; `fields` are its new values. */
export const editOf = (fields: FactEdit['fields'], parts: Partial<FactEdit> = {}): FactEdit => ({
  ...{ entity: 'items', rowId: 1, source: ['operator'], confidence: 'medium', version: 1 },
  fields,
  ...parts,
});

/** The desk over a database, in this process. */
export function deskOver(
  db: Db,
): FactsDesk & { do(change: FactChange, by?: Partial<FactChangeBy>): Promise<WrittenChange> } {
  const desk = createFactsDesk(callInProcess(db));
  return {
    ...desk,
    do: (change, by) =>
      db.transaction().execute((transaction) => desk.change(transaction, change, { ...BY_OPERATOR, ...by })),
  };
}
