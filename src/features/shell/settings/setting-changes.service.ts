import { isDeepStrictEqual } from 'node:util';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { requireLevel } from '#features/people/operators/operator.policy.ts';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { readStoredImages } from '#platform/images/image.service.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { findAuthorsOf } from './changed-by.service.ts';
import { SETTING_NAMES, type Setting, type SettingName, type SettingValues } from './setting.contract.ts';
import { findSettings, type SettingRow, storeSetting } from './setting.repository.ts';
import { settingAudit, settingErrors, settingIssues } from './setting.rules.ts';
import { readSetting } from './setting-values.service.ts';

export const SETTINGS_CHANNEL = 'settings';

/** Makes all processes reload settings and banners after the commit. */
export async function notifySettings(db: Db): Promise<void> {
  await notify(db, SETTINGS_CHANNEL, {});
}

export async function listSettings({ db }: Pick<Ctx<Operator>, 'db'>): Promise<Setting[]> {
  const rows = await findSettings(db, SETTING_NAMES);
  const authorOf = await findAuthorsOf(db, rows);
  return SETTING_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    return toSetting(name, row, authorOf(row));
  });
}

function toSetting(name: SettingName, row: SettingRow | undefined, by: Setting['by']): Setting {
  return {
    name,
    value: readSetting(name, row),
    version: row?.version ?? 0,
    by,
    at: row?.updatedAt.toISOString() ?? null,
  };
}

/** @throws {AppError} FORBIDDEN, INVALID_INPUT, CONFLICT with the present setting */
export async function changeSetting<Name extends SettingName>(
  ctx: WriteCtx<Operator>,
  name: Name,
  { value: after, version }: { value: SettingValues[Name]; version: number },
): Promise<Setting> {
  const { db, actor, clock, effects } = ctx;
  requireLevel(actor, name === 'brake' ? OPERATOR_LEVEL.moderator : OPERATOR_LEVEL.administrator);
  const now = clock.now();
  const issues = [...settingIssues(name, after, now), ...(await imageIssues(db, name, after))];
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues });

  const present = await findOne(db, name);
  const before = readSetting(name, present.row);
  if (present.setting.version !== version) throw changed(present.setting);
  if (present.row && isDeepStrictEqual(before, after)) return present.setting;
  const row = { name, value: after, version, authorId: actor.userId, updatedAt: now };
  if (!(await storeSetting(db, row))) throw changed((await findOne(db, name)).setting);
  effects.audit('setting.change', `setting:${name}`, settingAudit(name, { before, after, version: version + 1 }));
  await notifySettings(db);
  return (await findOne(db, name)).setting;
}

async function findOne(db: Db, name: SettingName): Promise<{ row: SettingRow | undefined; setting: Setting }> {
  const rows = await findSettings(db, [name]);
  const [row] = rows;
  return { row, setting: toSetting(name, row, (await findAuthorsOf(db, rows))(row)) };
}

function changed(current: Setting): AppError {
  return new AppError('CONFLICT', { message: settingErrors.changed, data: { reason: 'CHANGED', current } });
}

async function imageIssues<Name extends SettingName>(
  db: Db,
  name: Name,
  value: SettingValues[Name],
): Promise<InputIssue[]> {
  if (name !== 'ads') return [];
  const { house } = value as SettingValues['ads'];
  if (house.length === 0) return [];
  const known = await readStoredImages(
    db,
    house.map(({ imageId }) => imageId),
  );
  return house.flatMap(({ imageId }, index) =>
    known.has(imageId) ? [] : [{ path: `value.house.${index}.imageId`, message: settingErrors.unknownImage }],
  );
}
