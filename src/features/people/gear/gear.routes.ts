import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { getGear, putGear } from './gear.contract.ts';
import { type IsItem, readGear, writeGear } from './gear.service.ts';

export function gearRoutes(app: FeatureApp, isItem: IsItem): void {
  mount(app, getGear, {}, (ctx) => readGear(ctx, isItem));
  mount(app, putGear, { name: 'gear.save' }, (ctx, { body }) => writeGear(ctx, body, isItem));
}
