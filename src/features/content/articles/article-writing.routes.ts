import { z } from 'zod';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { markPresence } from '#features/people/operators/presence.service.ts';
import { parseInput } from '#platform/http/korean-issues.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { Document } from '../documents/document.ts';
import { documentSchema } from '../documents/document-schema.ts';
import type { ArticleContext } from './article.context.ts';
import { ARTICLE_BODY_BYTES } from './article.contract.ts';
import { noArticle } from './article-error.labels.ts';
import { type ArticleFields, eventFields, guideFields, noticeFields, questFields } from './article-fields.rules.ts';
import { type ArticleKind, COLLECTIONS, type CollectionName, PAGE_NAMES } from './article-kind.contract.ts';
import * as endpoints from './article-writing.contract.ts';
import { checkDocument } from './document-check.service.ts';
import { findLostLinks } from './document-issues.rules.ts';
import {
  listArticles,
  listVersions,
  parseArticleId,
  readArticle,
  readDraft,
  readVersion,
  saveDraft,
  toEdited,
} from './edited-articles.service.ts';
import { isLegalPage } from './legal-page.rules.ts';
import { reachablePaths } from './reachable-paths.service.ts';
import { shippedPage } from './shipped-pages.service.ts';
import {
  changeArticle,
  changeLegalPage,
  changePage,
  createArticle,
  deleteArticle,
  emptyVersion,
  orderGuides,
  restoreArticle,
  restoreVersion,
  type WritingCtx,
} from './write-articles.service.ts';

const bodyLimit = ARTICLE_BODY_BYTES;
const DELETIONS = [
  ['notice', endpoints.deleteNotice],
  ['guide', endpoints.deleteGuide],
  ['event', endpoints.deleteEvent],
  ['quest', endpoints.deleteQuest],
] as const;

/** Routes for operators of level 편집자 and above. */
export function articleWritingRoutes(app: FeatureApp, context: ArticleContext): void {
  const notices = createWriter(context, 'notice', noticeFields);
  mount(app, endpoints.createNotice, { name: 'content.create', bodyLimit }, (ctx, { body }) =>
    notices.create(ctx, body),
  );
  mount(app, endpoints.changeNotice, { name: 'content.change', bodyLimit }, (ctx, { params, body }) =>
    notices.change(ctx, params.id, body),
  );

  const guides = createWriter(context, 'guide', guideFields);
  mount(app, endpoints.createGuide, { name: 'content.create', bodyLimit }, (ctx, { body }) => guides.create(ctx, body));
  mount(app, endpoints.changeGuide, { name: 'content.change', bodyLimit }, (ctx, { params, body }) =>
    guides.change(ctx, params.id, body),
  );

  const events = createWriter(context, 'event', eventFields);
  mount(app, endpoints.createEvent, { name: 'content.create', bodyLimit }, (ctx, { body }) => events.create(ctx, body));
  mount(app, endpoints.changeEvent, { name: 'content.change', bodyLimit }, (ctx, { params, body }) =>
    events.change(ctx, params.id, body),
  );

  const quests = createWriter(context, 'quest', questFields);
  mount(app, endpoints.createQuest, { name: 'content.create', bodyLimit }, (ctx, { body }) => quests.create(ctx, body));
  mount(app, endpoints.changeQuest, { name: 'content.change', bodyLimit }, (ctx, { params, body }) =>
    quests.change(ctx, params.id, body),
  );

  for (const [kind, endpoint] of DELETIONS) {
    mount(app, endpoint, { name: 'content.delete' }, (ctx, { params, query }) =>
      deleteArticle(ctx, { kind, id: params.id, version: query.version }),
    );
  }
  mount(app, endpoints.orderGuides, { name: 'content.order' }, (ctx, { body }) => orderGuides(ctx, body.ids));
  mount(app, endpoints.changePage, { name: 'content.change', bodyLimit }, async (ctx, { params, body }) => {
    const name = PAGE_NAMES.find((one) => one === params.id);
    if (!name) throw noArticle();
    const { title } = shippedPage(name, context.references.catalog());
    const { document } = parseDocument(body.document);
    const { version } = body;
    const row = isLegalPage(name)
      ? await changeLegalPage(ctx, context, { name, title, version }, document, body)
      : await changePage(ctx, context, { name, title, version }, document);
    return toEdited(ctx, row);
  });
  historyRoutes(app, context);
  deskRoutes(app, context);
}

interface Body {
  title: string;
  document: unknown;
}

/** @param toFields computes the columns of a kind's form from the article's present ones */
function createWriter<Input extends Partial<Body>>(
  context: ArticleContext,
  kind: Exclude<ArticleKind, 'page'>,
  toFields: (input: Input, before: ArticleFields | undefined, now: Date) => ArticleFields,
) {
  const written = ({ title, document }: Body) => ({ title, ...parseDocument(document) });
  return {
    create: async (ctx: WritingCtx, body: Input & Body) =>
      toEdited(
        ctx,
        await createArticle(ctx, context, kind, written(body), (before, now) => toFields(body, before, now)),
      ),
    change: async (ctx: WritingCtx, id: number, body: Input & { version: number }) => {
      const { title, document, version } = body;
      const given = { title, ...(document !== undefined && parseDocument(document)) };
      const one = { kind, id, version };
      const row = await changeArticle(ctx, context, one, given, (before, now) => toFields(body, before, now));
      return toEdited(ctx, row);
    },
  };
}

function historyRoutes(app: FeatureApp, context: ArticleContext): void {
  mount(app, endpoints.listVersions, {}, (ctx, { params }) => listVersions(ctx, toOneArticle(params)));
  mount(app, endpoints.getVersion, {}, (ctx, { params }) => readVersion(ctx, toOneArticle(params), params.version));
  mount(app, endpoints.restoreVersion, { name: 'content.restore-version' }, async (ctx, { params, body }) => {
    const one = { ...toOneArticle(params), version: body.version, from: params.version };
    return toEdited(ctx, await restoreVersion(ctx, context, one));
  });
  mount(app, endpoints.emptyVersion, { name: 'content.empty-version' }, (ctx, { params, body }) =>
    emptyVersion(ctx, { ...toOneArticle(params), version: params.version, reason: body.reason }),
  );
  mount(app, endpoints.restoreArticle, { name: 'content.restore' }, async (ctx, { params }) => {
    const { kind, id } = toOneArticle(params);
    return toEdited(ctx, await restoreArticle(ctx, kind, id));
  });
}

function deskRoutes(app: FeatureApp, context: ArticleContext): void {
  listRoute(
    app,
    endpoints.listArticles,
    (ctx, { params, query: { limit, cursor, state, q } }) => {
      const kind = COLLECTIONS[params.collection];
      return listArticles(ctx, context, { kind, state, q }, { limit, afterId: cursor });
    },
    idCursor,
  );
  mount(app, endpoints.getArticle, {}, (ctx, { params }) => readArticle(ctx, context, toOneArticle(params)));
  mount(app, endpoints.getNewDraft, {}, async (ctx, { params }) => ({
    draft: await readDraft(ctx, { kind: COLLECTIONS[params.collection], id: 0 }),
  }));
  mount(app, endpoints.saveDraft, { name: 'content.draft', bodyLimit }, (ctx, { params, body }) =>
    saveDraft(ctx, toOneDraft(params), body),
  );
  mount(app, endpoints.markPresence, { name: 'content.presence' }, async (ctx, { params }) => ({
    editors: await markPresence(ctx, toOneArticle(params)),
  }));
  mount(app, endpoints.previewDocument, { bodyLimit }, async ({ db, clock }, { query, body }) => {
    const isReachable = reachablePaths({ db, clock });
    const { document } = parseDocument(body.document);
    const { html, faults } = await checkDocument({ ...context, isReachable }, document, query.gameServer);
    return {
      html,
      faults: [...findLostLinks(body.document), ...faults],
      bytes: Buffer.byteLength(JSON.stringify(document)),
    };
  });
}

function toOneArticle({ collection, id }: { collection: CollectionName; id: string }) {
  const kind = COLLECTIONS[collection];
  return { kind, id: parseArticleId(kind, id) };
}

function toOneDraft({ collection, id }: { collection: CollectionName; id: string }) {
  return id === 'new' ? { kind: COLLECTIONS[collection], id: 0 } : toOneArticle({ collection, id });
}

/** @throws {AppError} INVALID_INPUT with the path within the document */
function parseDocument(document: unknown): { document: Document } {
  return parseInput(z.object({ document: documentSchema }), { document });
}
