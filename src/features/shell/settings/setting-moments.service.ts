import type { Db } from '#platform/database/db.ts';
import { findBanners, findSettings } from './setting.repository.ts';
import { readSetting } from './setting-values.service.ts';

export interface SettingMoment {
  kind: 'maintenance.begin' | 'maintenance.end' | 'banner.begin' | 'banner.end' | 'brake.end';
  at: Date;
  /** The banner's text. */
  name: string | null;
}

/** Returns when a maintenance, banners and the brake begin and end after now. */
export async function listSettingMoments(db: Db, now: Date): Promise<SettingMoment[]> {
  const [rows, banners] = await Promise.all([findSettings(db, ['maintenance', 'brake']), findBanners(db, now)]);
  const rowOf = (name: string) => rows.find((row) => row.name === name);
  const { from, until } = readSetting('maintenance', rowOf('maintenance'));
  const brake = readSetting('brake', rowOf('brake'));
  const moments: readonly (readonly [SettingMoment['kind'], at: Date | string | null, name?: string])[] = [
    ['maintenance.begin', from],
    ['maintenance.end', from && until],
    ['brake.end', brake.until],
    ...banners.flatMap(({ startsAt, endsAt, text }) => [
      ['banner.begin', startsAt, text] as const,
      ['banner.end', endsAt, text] as const,
    ]),
  ];
  return moments.flatMap(([kind, given, name = null]) => {
    const at = given === null ? now : new Date(given);
    return at > now ? [{ kind, at, name }] : [];
  });
}
