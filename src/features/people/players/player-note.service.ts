import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { publishPlayerChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { lockSanctionable } from '../sanctions/sanction.service.ts';
import type { PlayerNote } from './player.contract.ts';
import { deleteNotes, findNotes, insertNote, deleteNote as removeNote } from './player-note.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

export async function addNote(
  ctx: OperatorCtx,
  { profileId, text }: { profileId: number; text: string },
  operatorUserIds: readonly string[],
): Promise<PlayerNote> {
  const { db, clock, actor, effects } = ctx;
  const player = await lockSanctionable(ctx, profileId, operatorUserIds);
  if (player.deletedAt !== null) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const id = await insertNote(db, { profileId, text, at: clock.now(), operatorUserId: actor.userId });
  effects.audit('note.add', `profile:${profileId}`, { id, note: text });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  const [made] = await findNotes(db, profileId, 1);
  if (!made) throw new Error('A note that was just added is gone.');
  return made;
}

export async function deleteNote(
  ctx: OperatorCtx,
  { profileId, id, reason }: { profileId: number; id: number; reason: string },
  operatorUserIds: readonly string[],
): Promise<typeof SUCCESS> {
  await lockSanctionable(ctx, profileId, operatorUserIds);
  if (!(await removeNote(ctx.db, profileId, id))) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.unknownNote });
  }
  ctx.effects.audit('note.delete', `profile:${profileId}`, { id, reason });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  return SUCCESS;
}

/** Excluded from the export: it has what its person was told. */
export const playerNoteData: PersonalData = {
  name: 'playerNotes',
  exportOf: async () => undefined,
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteNotes(db, profileId);
  },
};
