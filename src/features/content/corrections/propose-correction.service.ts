import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { Ctx, Person, WriteCtx } from '#features/people/access/actor.ts';
import { publishDeskChange } from '#features/people/operators/publish-desk-change.service.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import { findOwnProfile } from '#features/people/profiles/profile.service.ts';
import { requireNotSuspended } from '#features/people/suspensions/suspension.rules.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { namesFrom, readNames, requireRow } from './correctable-row.service.ts';
import { type Correction, MAX_CORRECTIONS_A_DAY, type NewCorrection } from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';
import {
  type CorrectionPage,
  countSince,
  deleteByUser,
  findAllByUser,
  findByUser,
  insert,
} from './correction.repository.ts';
import { checkValue, findPublicField, isSameValue, refsIn } from './correction-value.rules.ts';

export interface ProposingDeps {
  factsDesk: Pick<FactsDesk, 'row' | 'rows'>;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

function refuse(path: string, message: string): never {
  throw new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}

/**
 * Proposes another value of a field that a page shows.
 * @throws {AppError} INVALID_INPUT also for the value in force; NOT_FOUND; CONFLICT.OPEN; RATE_LIMITED
 */
export async function proposeCorrection(
  ctx: WriteCtx<Person>,
  { entity, rowId, ...sent }: NewCorrection,
  { factsDesk, operatorUserIds }: ProposingDeps,
): Promise<Correction> {
  const { db, clock, actor } = ctx;
  const profile = await findOwnProfile(db, actor.userId);
  if (profile) requireNotSuspended(profile, clock.now());
  const field = findPublicField(entity, sent.field);
  if (!field) return refuse('field', correctionErrors.unknownField);
  const { value, issue } = checkValue(entity, field, sent.value);
  if (issue) return refuse(issue.path, issue.message);
  await requireFewToday(ctx);
  const row = await requireRow(factsDesk, entity, rowId);
  const present = row.fields.find(({ name }) => name === field.name);
  if (isSameValue(present?.value, value)) return refuse('value', correctionErrors.sameValue);
  const refs = refsIn(value);
  const nameOf = namesFrom(await readNames(factsDesk, refs));
  if (refs.some((ref) => nameOf(ref.ref, ref) === undefined)) refuse('value', correctionErrors.unknownReference);
  const made = await insert(db, {
    entity,
    rowId,
    name: row.name,
    field: field.name,
    value,
    text: showFieldValue(entity, field.name, value, nameOf),
    present: present?.value ?? null,
    presentText: present?.text ?? showFieldValue(entity, field.name, null),
    comment: sent.comment ?? '',
    source: sent.source ?? '',
    isThanked: sent.isThanked ?? false,
    userId: actor.userId,
    profileId: profile?.id ?? null,
    at: clock.now(),
  });
  await publishDeskChange(ctx, { operatorUserIds }, { kind: 'correction', id: made.id });
  return made;
}

export function listOwnCorrections({ db, actor }: Ctx<Person>, page: CorrectionPage): Promise<Correction[]> {
  return findByUser(db, actor.userId, page);
}

/** Days begin at midnight in Korea. */
async function requireFewToday({ db, clock, actor }: WriteCtx<Person>): Promise<void> {
  const now = clock.now();
  const today = startOfSeoulDay(seoulDay(now));
  if ((await countSince(db, actor.userId, today)) < MAX_CORRECTIONS_A_DAY) return;
  const retryAfterSeconds = Math.ceil((today.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new AppError('RATE_LIMITED', { message: correctionErrors.tooMany, data: { retryAfterSeconds } });
}

/** Accepted ones stay as a part of the facts' history, without person and texts. */
export const correctionData: PersonalData = {
  name: 'corrections',
  async exportOf(db, { person }) {
    const corrections = await findAllByUser(db, person.userId);
    return corrections.length === 0 ? undefined : corrections;
  },
  deleteOf: ({ db }, { person }) => deleteByUser(db, person.userId),
};
