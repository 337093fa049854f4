import { z } from 'zod';
import type { Log } from '#platform/log/log.ts';
import { SETTING_NAMES, type SettingName, type SettingValues, settingSchemas } from './setting.contract.ts';
import type { SettingRow } from './setting.repository.ts';
import { defaultOf } from './setting.rules.ts';

/** Keys that another release stored are left out rather than losing the whole value. */
function toReadable(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strip() : schema;
}

/** Returns the stored value; the default without a row, or where the row cannot be read. */
export function readSetting<Name extends SettingName>(
  name: Name,
  row: Pick<SettingRow, 'value'> | undefined,
  log?: Log,
): SettingValues[Name] {
  if (!row) return defaultOf(name);
  const { data, error } = toReadable(settingSchemas[name]).safeParse(row.value);
  if (!error) return data as SettingValues[Name];
  log?.warn({ setting: name }, 'a setting cannot be read; its default is used');
  return defaultOf(name);
}

export function readSettings(rows: readonly SettingRow[], log: Log): SettingValues {
  const read = (name: SettingName) =>
    readSetting(
      name,
      rows.find((row) => row.name === name),
      log,
    );
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, read(name)])) as SettingValues;
}
