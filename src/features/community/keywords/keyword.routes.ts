import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import * as endpoints from './keyword.contract.ts';
import { createKeyword, deleteKeyword, listKeywords, previewKeyword } from './keyword.service.ts';

export function keywordRoutes(app: CommunityApp, { config, limits }: CommunityContext): void {
  const { gameServers } = config;
  mount(app, endpoints.listKeywords, {}, listKeywords);
  mount(app, endpoints.previewKeyword, {}, (ctx, { query }) => previewKeyword(ctx, gameServers, query));
  mount(app, endpoints.createKeyword, { name: 'keyword.create', limit: limits.creation }, (ctx, { body }) =>
    createKeyword(ctx, gameServers, body),
  );
  mount(app, endpoints.deleteKeyword, { name: 'keyword.delete' }, (ctx, { params }) => deleteKeyword(ctx, params.id));
}
