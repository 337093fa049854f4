import { z } from 'zod';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { Db } from '#platform/database/db.ts';
import { parseInput } from '#platform/http/korean-issues.ts';
import { mount } from '#platform/http/mount.ts';
import * as endpoints from './setting.contract.ts';
import { changeSetting, listSettings } from './setting-changes.service.ts';

interface SettingContext {
  readAlertState(db: Db): Promise<endpoints.AlertState>;
}

export function settingRoutes(app: FeatureApp, { readAlertState }: SettingContext): void {
  const withState = async (db: Db, setting: endpoints.Setting): Promise<endpoints.Setting> =>
    setting.name === 'alerts' ? { ...setting, ...(await readAlertState(db)) } : setting;

  mount(app, endpoints.listSettings, {}, async (ctx) => {
    const settings = await listSettings(ctx);
    return Promise.all(settings.map((setting) => withState(ctx.db, setting)));
  });
  mount(app, endpoints.changeSetting, { name: 'setting.change' }, async (ctx, { params: { name }, body }) => {
    const value = parseValue(name, body.value);
    return withState(ctx.db, await changeSetting(ctx, name, { value, version: body.version }));
  });
}

/** @throws {AppError} INVALID_INPUT, with paths behind `value` */
function parseValue<Name extends endpoints.SettingName>(name: Name, value: unknown): endpoints.SettingValues[Name] {
  const schema: z.ZodType<endpoints.SettingValues[Name]> = endpoints.settingSchemas[name] as never;
  return parseInput(z.object({ value: schema }), { value }).value;
}
