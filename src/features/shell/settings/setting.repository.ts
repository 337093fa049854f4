import type { Db } from '#platform/database/db.ts';
import { type Banner, settingSchemas } from './setting.contract.ts';

export interface SettingRow {
  name: string;
  value: unknown;
}

export function findSettings(db: Db, names: readonly string[]): Promise<SettingRow[]> {
  return db
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', [...names])
    .execute();
}

export async function upsertSetting(db: Db, { name, value }: SettingRow, at: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at };
  await db
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Returns banners that are not over yet, ordered by their start. */
export function findBanners(db: Db, now: Date): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(['id', 'text', 'href', 'tone', 'starts_at as startsAt', 'ends_at as endsAt', 'is_closable as isClosable'])
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Returns which of these images the operators' ads use. */
export async function findImagesOfAds(db: Db, ids: readonly number[]): Promise<number[]> {
  const [row] = await findSettings(db, ['ads']);
  const house = settingSchemas.ads.safeParse(row?.value).data?.house ?? [];
  return [...new Set(house.map(({ imageId }) => imageId))].filter((imageId) => ids.includes(imageId));
}
