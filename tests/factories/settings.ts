import { type SettingInput, type SettingName, settingSchemas } from '#features/shell/settings/setting.contract.ts';
import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import type { Db } from '#platform/database/db.ts';

/** As if an operator had changed it: every process hears of it after the commit. */
export async function setSetting<Name extends SettingName>(
  db: Db,
  name: Name,
  input: SettingInput<Name>,
): Promise<void> {
  await storeRow(db, name, settingSchemas[name].parse(input));
  await notifySettings(db);
}

/** Stores anything, as another release might have. */
export async function storeRow(db: Db, name: SettingName, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date() };
  await db
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
