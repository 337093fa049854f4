import type { ChangedFacts } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import type { NewImport } from '#features/game-data/editing/facts-desk.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import { type ChangeDeps, changeFacts } from './change-facts.service.ts';
import { IMPORT_NOTE, NO_FACTS_FILE, NO_IMPORT } from './data-desk.labels.ts';

type Reading = Pick<ChangeDeps, 'factsDesk'>;

export interface UploadChoices {
  mode: 'merge' | 'replace';
  entity?: string | undefined;
  name?: string | undefined;
  encoding?: 'utf-8' | 'euc-kr' | undefined;
}

/** Reads a file and stores it for a day, with what it would change. */
export function uploadFacts(
  { actor, clock }: Ctx<Operator>,
  { factsDesk }: Reading,
  { name, ...choices }: UploadChoices,
  file: Pick<NewImport, 'contentType' | 'bytes'>,
): Promise<FactImport> {
  const fileName = name ?? choices.entity ?? '';
  return factsDesk.upload({ by: actor.userId, at: clock.now(), fileName, ...choices, ...file });
}

export function noteUpload({ effects }: WriteCtx<Operator>, read: FactImport): FactImport {
  const { id, mode, rows, faultCount, changes } = read;
  effects.audit('data.upload', `import:${id}`, { entity: read.entity, mode, rows, faults: faultCount, ...changes });
  return read;
}

export async function findImport(
  { actor, clock }: Ctx<Operator>,
  { factsDesk }: Reading,
  id: number,
): Promise<FactImport> {
  const found = await factsDesk.findImport(id, actor.userId, clock.now());
  if (found === undefined) throw new AppError('NOT_FOUND', { message: NO_IMPORT });
  return found;
}

export async function applyImport(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  { id, version }: { id: number; version: number },
): Promise<ChangedFacts> {
  const change = { act: 'import', importId: id, version } as const;
  const { version: written, changes } = await changeFacts(ctx, deps, change, { note: IMPORT_NOTE });
  if (written !== null) ctx.effects.audit('data.import', `data:${written}`, { import: id, ...changes });
  return { version: written, changes };
}

export async function readFactsFile({ factsDesk }: Reading, entity: string, format: 'csv' | 'json'): Promise<string> {
  const text = await factsDesk.file(entity, format);
  if (text === undefined) throw new AppError('NOT_FOUND', { message: NO_FACTS_FILE });
  return text;
}
