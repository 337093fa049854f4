import { AppError } from '#shared/errors.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import type { Viewer } from '../operators/presence.contract.ts';
import { markPresence } from '../operators/presence.service.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { findPlayerIds, readHeads } from '../players/find-players.service.ts';
import { decideAppeal, readAppeal } from './appeal.service.ts';
import { CORRECTION_MARK } from './correction.rules.ts';
import { INQUIRY_TYPE, type InquiryAnswer, type InquiryDetail, type OperatorInquiry } from './inquiry.contract.ts';
import { inquiryNotices } from './inquiry.notices.ts';
import {
  findForOperator,
  findForOperators,
  findOthers,
  type OperatorInquiryPage,
  setAnswer,
} from './inquiry.repository.ts';
import { INQUIRY_DESK_KINDS, inquiryKind } from './inquiry-kind.rules.ts';

const MAX_EARLIER = 20;
const NUMBER = /^[1-9]\d{0,9}$/;

export interface InquiryFilter extends Omit<OperatorInquiryPage, 'beginning' | 'search'> {
  correctionOf?: string | undefined;
  q?: string | undefined;
}

export async function listInquiries(
  { db, clock }: Ctx<Operator>,
  { correctionOf, q, ...page }: InquiryFilter,
): Promise<OperatorInquiry[]> {
  const beginning = correctionOf === undefined ? undefined : `${CORRECTION_MARK} ${correctionOf}`;
  const text = q?.normalize('NFC').trim() ?? '';
  if (text === '') return findForOperators(db, { ...page, beginning });
  const id = NUMBER.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;
  const search = { text, id, profileIds: await findPlayerIds(db, text, clock.now()) };
  return findForOperators(db, { ...page, beginning, search });
}

export async function readInquiry(
  ctx: Pick<Ctx<Operator>, 'db' | 'clock' | 'actor'>,
  id: number,
  operatorUserIds: readonly string[],
): Promise<InquiryDetail> {
  const { db, clock } = ctx;
  const inquiry = await requireInquiry(ctx, id);
  const profileId = inquiry.profile?.id;
  const isAppeal = inquiry.type === INQUIRY_TYPE.appeal && profileId !== undefined;
  return {
    ...inquiry,
    person: profileId === undefined ? null : ((await readHeads(db, [profileId], clock.now())).get(profileId) ?? null),
    earlier: await findOthers(db, { id, userId: inquiry.userId, limit: MAX_EARLIER }),
    appeal: isAppeal ? await readAppeal(ctx, { profileId, operatorUserIds }) : null,
  };
}

/**
 * Answers an inquiry, and decides what it appeals. An earlier answer is replaced. The audit chain contains neither text,
 * since the person may have both deleted.
 */
export async function answerInquiry(
  ctx: WriteCtx<Operator>,
  { id, answer, ...decision }: InquiryAnswer & { id: number },
  operatorUserIds: readonly string[],
): Promise<OperatorInquiry> {
  const { db, clock, effects } = ctx;
  const { type, profile, userId } = await requireInquiry(ctx, id);
  const isAppeal = type === INQUIRY_TYPE.appeal && profile !== null;
  if (!isAppeal) requireNoDecision(decision);
  // Before the inquiry is locked: the deletion of an account locks the profile first, too.
  const isOwn =
    isAppeal && (await decideAppeal(ctx, decision, { inquiryId: id, profileId: profile.id, operatorUserIds }));
  const result = await setAnswer(db, id, answer, clock.now());
  const answered = await findForOperator(db, id);
  if (result === 'missing' || !answered) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownInquiry });
  const detail = { isReplaced: result === 'again', answer, ...(isOwn && { isOwn }) };
  effects.audit('inquiry.answer', `inquiry:${id}`, detail, `user:${userId}`);
  if (result === 'first' && answered.profile) effects.notify(answered.profile.id, inquiryNotices.answered(answered));
  const kind = INQUIRY_DESK_KINDS[inquiryKind(answered)];
  await publishDeskChange(ctx, { operatorUserIds }, { kind, id });
  return answered;
}

/** @returns the other operators who have it open */
export async function markInquiryPresence(ctx: WriteCtx<Operator>, id: number): Promise<Viewer[]> {
  await requireInquiry(ctx, id);
  return markPresence(ctx, { kind: 'inquiry', id });
}

async function requireInquiry({ db }: Pick<Ctx<Operator>, 'db'>, id: number): Promise<OperatorInquiry> {
  const inquiry = await findForOperator(db, id);
  if (!inquiry) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownInquiry });
  return inquiry;
}

function requireNoDecision(decision: Omit<InquiryAnswer, 'answer'>): void {
  const [path] = Object.keys(decision);
  if (path === undefined) return;
  throw new AppError('INVALID_INPUT', { issues: [{ path, message: peopleErrors.noAppeal }] });
}
