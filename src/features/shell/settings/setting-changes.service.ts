import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { type SettingInput, type SettingName, settingSchemas } from './setting.contract.ts';
import { upsertSetting } from './setting.repository.ts';

export const SETTINGS_CHANNEL = 'settings';

/** Makes all processes reload settings and banners after the commit. */
export async function notifySettings(db: Db): Promise<void> {
  await notify(db, SETTINGS_CHANNEL, {});
}

/** @throws {ZodError} when the value is invalid */
export async function changeSetting<Name extends SettingName>(
  db: Db,
  name: Name,
  input: SettingInput<Name>,
  at: Date,
): Promise<void> {
  await upsertSetting(db, { name, value: settingSchemas[name].parse(input) }, at);
  await notifySettings(db);
}
