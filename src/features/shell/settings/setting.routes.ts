import { z } from 'zod';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { parseInput } from '#platform/http/korean-issues.ts';
import { mount } from '#platform/http/mount.ts';
import * as endpoints from './setting.contract.ts';
import { changeSetting, listSettings } from './setting-changes.service.ts';

export function settingRoutes(app: FeatureApp): void {
  mount(app, endpoints.listSettings, {}, (ctx) => listSettings(ctx));
  mount(app, endpoints.changeSetting, { name: 'setting.change' }, (ctx, { params: { name }, body }) =>
    changeSetting(ctx, name, { value: parseValue(name, body.value), version: body.version }),
  );
}

/** @throws {AppError} INVALID_INPUT, with paths behind `value` */
function parseValue<Name extends endpoints.SettingName>(name: Name, value: unknown): endpoints.SettingValues[Name] {
  const schema: z.ZodType<endpoints.SettingValues[Name]> = endpoints.settingSchemas[name] as never;
  return parseInput(z.object({ value: schema }), { value }).value;
}
