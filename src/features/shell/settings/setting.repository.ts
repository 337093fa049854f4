import type { Db } from '#platform/database/db.ts';
import type { Banner } from './banner.contract.ts';
import { settingSchemas } from './setting.contract.ts';

interface Versioned {
  version: number;
  authorId: string | null;
  updatedAt: Date;
}

export interface SettingRow extends Versioned {
  name: string;
  value: unknown;
}

export interface BannerRow extends Banner, Versioned {}

export function findSettings(db: Db, names: readonly string[]): Promise<SettingRow[]> {
  return db
    .selectFrom('setting')
    .select(['name', 'value', 'version', 'author_id as authorId', 'updated_at as updatedAt'])
    .where('name', 'in', [...names])
    .execute();
}

/** @returns whether it was stored: false when the row has another version by now (0: there was none) */
export async function storeSetting(
  db: Db,
  { name, value, version, authorId, updatedAt }: SettingRow,
): Promise<boolean> {
  const row = { value: JSON.stringify(value), version: version + 1, author_id: authorId, updated_at: updatedAt };
  if (version === 0) {
    const insert = db.insertInto('setting').values({ name, ...row });
    const { numInsertedOrUpdatedRows } = await insert
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set(row)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const BANNER_COLUMNS = [
  'id',
  'text',
  'href',
  'tone',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'is_closable as isClosable',
] as const;
const VERSIONED_COLUMNS = ['version', 'author_id as authorId', 'updated_at as updatedAt'] as const;

/** Returns banners that are not over yet, ordered by their start. */
export function findBanners(db: Db, now: Date): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(BANNER_COLUMNS)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Returns all banners that are not over and the newest `mostOver` of those that are, the last to begin first. */
export async function findBannersForDesk(db: Db, now: Date, mostOver: number): Promise<BannerRow[]> {
  const banners = db.selectFrom('banner').select([...BANNER_COLUMNS, ...VERSIONED_COLUMNS]);
  const [present, over] = await Promise.all([
    banners.where('ends_at', '>', now).execute(),
    banners.where('ends_at', '<=', now).orderBy('ends_at', 'desc').limit(mostOver).execute(),
  ]);
  return [...present, ...over].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime() || b.id - a.id);
}

/** Locks the row until the transaction ends. */
export function lockBanner(db: Db, id: number): Promise<BannerRow | undefined> {
  return db
    .selectFrom('banner')
    .select([...BANNER_COLUMNS, ...VERSIONED_COLUMNS])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type BannerInput = Omit<BannerRow, 'id'>;

const toRow = ({ text, href, tone, startsAt, endsAt, isClosable, version, authorId, updatedAt }: BannerInput) => ({
  text,
  href,
  tone,
  starts_at: startsAt,
  ends_at: endsAt,
  is_closable: isClosable,
  version,
  author_id: authorId,
  updated_at: updatedAt,
});

/** @returns its id */
export async function insertBanner(db: Db, banner: BannerInput): Promise<number> {
  const row = { ...toRow(banner), created_at: banner.updatedAt };
  const { id } = await db.insertInto('banner').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(db: Db, id: number, banner: BannerInput): Promise<void> {
  await db.updateTable('banner').set(toRow(banner)).where('id', '=', id).execute();
}

export async function deleteBanner(db: Db, id: number): Promise<void> {
  await db.deleteFrom('banner').where('id', '=', id).execute();
}

/** Returns which of these images the operators' ads use. */
export async function findImagesOfAds(db: Db, ids: readonly number[]): Promise<number[]> {
  const [row] = await findSettings(db, ['ads']);
  const house = settingSchemas.ads.safeParse(row?.value).data?.house ?? [];
  return [...new Set(house.map(({ imageId }) => imageId))].filter((imageId) => ids.includes(imageId));
}
