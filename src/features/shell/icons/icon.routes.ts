import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { findIcons as readIcons } from '#platform/icons/icon-collection.ts';
import { findIcons } from './icon.contract.ts';

const ONE_DAY = 'public, max-age=86400';

export function iconRoutes(app: ApiApp): void {
  mount(app, findIcons, {}, async ({ params, query }) => {
    const collection = params.file.slice(0, -'.json'.length);
    return answer(await readIcons(collection, query.icons), { cacheControl: ONE_DAY });
  });
}
