import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { requireLevel } from '#features/people/operators/operator.policy.ts';
import type { AuditDetail } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Banner, DeskBanner, NewBanner } from './banner.contract.ts';
import { asideSpans, withCountdown } from './banner.rules.ts';
import { findAuthorsOf } from './changed-by.service.ts';
import { isExternal } from './link.contract.ts';
import {
  type BannerRow,
  deleteBanner,
  findBannersForDesk,
  findSettings,
  insertBanner,
  lockBanner,
  updateBanner,
} from './setting.repository.ts';
import { settingErrors, toMaintenancePlan } from './setting.rules.ts';
import { notifySettings } from './setting-changes.service.ts';
import { readSetting } from './setting-values.service.ts';

const MOST_OVER = 100;

type ReadingCtx = Pick<Ctx<Operator>, 'db' | 'clock'>;

/** Returns banners and the countdown of a planned maintenance, with the times at which each steps aside. */
export async function listDeskBanners(ctx: ReadingCtx): Promise<DeskBanner[]> {
  const { db, clock } = ctx;
  const now = clock.now();
  const rows = await findBannersForDesk(db, now, MOST_OVER);
  const [setting] = await findSettings(db, ['maintenance']);
  const plan = toMaintenancePlan(readSetting('maintenance', setting));
  const all = withCountdown(rows, plan !== null && plan.from > now ? plan : null);
  const authorOf = await findAuthorsOf(db, rows);
  const known = new Map(rows.map((row) => [row.id, row]));
  return all
    .map((banner) => toDeskBanner(banner, known.get(banner.id), authorOf, asideSpans(all, banner, now)))
    .sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt) || b.id - a.id);
}

function toDeskBanner(
  { id, text, href, tone, isClosable, startsAt, endsAt }: Banner,
  row: BannerRow | undefined,
  authorOf: Awaited<ReturnType<typeof findAuthorsOf>>,
  aside: ReturnType<typeof asideSpans>,
): DeskBanner {
  return {
    id,
    text,
    href,
    tone,
    isClosable,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    version: row?.version ?? 0,
    by: authorOf(row),
    at: row?.updatedAt.toISOString() ?? null,
    aside: aside.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() })),
  };
}

/** @throws {AppError} FORBIDDEN, INVALID_INPUT */
export async function addBanner(ctx: WriteCtx<Operator>, input: NewBanner): Promise<DeskBanner> {
  const { db, clock, effects } = ctx;
  const row = toRow(ctx, input, 1);
  if (row.endsAt <= clock.now()) throw wrongEnd(settingErrors.isOver);
  const id = await insertBanner(db, row);
  effects.audit('banner.add', `banner:${id}`, toDetail(row));
  await notifySettings(db);
  return readOne(ctx, id);
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT with the present banner */
export async function changeBanner(
  ctx: WriteCtx<Operator>,
  id: number,
  { version, ...input }: NewBanner & { version: number },
): Promise<DeskBanner> {
  const { db, effects } = ctx;
  const before = await requireVersion(ctx, id, version);
  const row = toRow(ctx, input, version + 1);
  await updateBanner(db, id, row);
  const isTextNew = before.text !== row.text;
  effects.audit('banner.change', `banner:${id}`, { isTextNew, before: toDetail(before), after: toDetail(row) });
  await notifySettings(db);
  return readOne(ctx, id);
}

/** @throws {AppError} NOT_FOUND, CONFLICT with the present banner */
export async function removeBanner(ctx: WriteCtx<Operator>, id: number, version: number): Promise<typeof SUCCESS> {
  const { db, effects } = ctx;
  const before = await requireVersion(ctx, id, version);
  await deleteBanner(db, id);
  effects.audit('banner.remove', `banner:${id}`, toDetail(before));
  await notifySettings(db);
  return SUCCESS;
}

async function requireVersion(ctx: WriteCtx<Operator>, id: number, version: number): Promise<BannerRow> {
  const row = await lockBanner(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: settingErrors.unknownBanner });
  if (row.version === version) return row;
  const current = await readOne(ctx, id);
  throw new AppError('CONFLICT', { message: settingErrors.changedBanner, data: { reason: 'CHANGED', current } });
}

async function readOne(ctx: ReadingCtx, id: number): Promise<DeskBanner> {
  const banner = (await listDeskBanners(ctx)).find((one) => one.id === id);
  if (!banner) throw new AppError('NOT_FOUND', { message: settingErrors.unknownBanner });
  return banner;
}

function toRow(
  { actor, clock }: WriteCtx<Operator>,
  { startsAt, endsAt, ...input }: NewBanner,
  version: number,
): Omit<BannerRow, 'id'> {
  if (isExternal(input.href)) requireLevel(actor, OPERATOR_LEVEL.administrator);
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  if (span.endsAt <= span.startsAt) throw wrongEnd(settingErrors.endsFirst);
  return { ...input, ...span, version, authorId: actor.userId, updatedAt: clock.now() };
}

function wrongEnd(message: string): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'endsAt', message }] });
}

/** The audit never holds what somebody wrote. */
function toDetail({ tone, startsAt, endsAt, isClosable, href }: Omit<Banner, 'id'>): AuditDetail {
  const link = href === null ? 'none' : isExternal(href) ? 'external' : 'own';
  return { tone, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isClosable, link };
}
