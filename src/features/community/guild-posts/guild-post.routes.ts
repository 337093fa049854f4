import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import { createGuildComment, deleteGuildComment } from './guild-comment.service.ts';
import * as endpoints from './guild-post.contract.ts';
import { hideReportedPost, listHiddenPosts, showReportedPost } from './operate-posts.service.ts';
import * as operatorEndpoints from './operator-post.contract.ts';
import { listGuildPosts, postCursor, readGuildPost } from './read-guild-posts.service.ts';
import { changeGuildPost, createGuildPost, deleteGuildPost } from './write-guild-post.service.ts';

export function guildPostRoutes(app: CommunityApp, { config, limits }: CommunityContext): void {
  const limit = limits.creation;

  listRoute(
    app,
    endpoints.listGuildPosts,
    (ctx, { params, query }) => listGuildPosts(ctx, config, params.id, query),
    postCursor,
  );
  mount(app, endpoints.getGuildPost, {}, (ctx, { params }) => readGuildPost(ctx, config, toPostIds(params)));
  mount(app, endpoints.createGuildPost, { name: 'guild.post', limit }, (ctx, { params, body }) =>
    createGuildPost(ctx, config, params.id, body),
  );
  mount(app, endpoints.changeGuildPost, { name: 'guild.change-post' }, (ctx, { params, body }) =>
    changeGuildPost(ctx, config, toPostIds(params), body),
  );
  mount(app, endpoints.deleteGuildPost, { name: 'guild.delete-post' }, (ctx, { params }) =>
    deleteGuildPost(ctx, config, toPostIds(params)),
  );
  mount(app, endpoints.createGuildComment, { name: 'guild.comment', limit }, (ctx, { params, body }) =>
    createGuildComment(ctx, config, toPostIds(params), body),
  );
  mount(app, endpoints.deleteGuildComment, { name: 'guild.delete-comment' }, (ctx, { params }) =>
    deleteGuildComment(ctx, config, { ...toPostIds(params), commentId: params.commentId }),
  );
  listRoute(app, operatorEndpoints.listHiddenPosts, (ctx, { query }) => listHiddenPosts(ctx, query), idCursor);
  mount(app, operatorEndpoints.hidePost, { name: 'post.hide' }, async (ctx, { params, body }) => {
    await hideReportedPost(ctx, params.id, body.reason);
    return SUCCESS;
  });
  mount(app, operatorEndpoints.showPost, { name: 'post.show' }, async (ctx, { params }) => {
    await showReportedPost(ctx, params.id);
    return SUCCESS;
  });
}

function toPostIds({ id, postId }: { id: number; postId: number }) {
  return { guildId: id, postId };
}
