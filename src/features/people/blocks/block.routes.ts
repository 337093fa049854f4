import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import * as endpoints from './block.contract.ts';
import { createBlock, deleteBlock, listBlocks, type OnBlock } from './block.service.ts';

export function blockRoutes(app: FeatureApp, { limits }: Pick<PeopleContext, 'limits'>, onBlock: OnBlock): void {
  mount(app, endpoints.listBlocks, {}, (ctx) => listBlocks(ctx));
  mount(app, endpoints.createBlock, { name: 'block.create', limit: limits.creation }, (ctx, { body }) =>
    createBlock(ctx, body, onBlock),
  );
  mount(app, endpoints.deleteBlock, { name: 'block.delete' }, (ctx, { params }) => deleteBlock(ctx, params.id));
}
