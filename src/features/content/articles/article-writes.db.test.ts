import { type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { articleReferences } from '#app/article-references.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { noMarket } from '#tests/support/no-market.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import type { Document } from '../documents/document.ts';
import { type ArticleFields, NO_FIELDS } from './article-fields.rules.ts';
import type { ArticleRow } from './article-row.ts';
import {
  changeArticle,
  changePage,
  createArticle,
  deleteArticle,
  restoreArticle,
  restoreVersion,
  type WritingCtx,
} from './write-articles.service.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const USER_ID = '00000000-0000-4000-8000-000000000001';
const clock = fixedClock(NOW);
const test = testDatabase();

let writes: string[] = [];
const watched: KyselyPlugin = {
  transformQuery({ node }) {
    const table = tableWrittenBy(node);
    if (table !== undefined) writes.push(table);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function tableWrittenBy(node: RootOperationNode): string | undefined {
  if (node.kind === 'InsertQueryNode') return node.into?.table.identifier.name;
  if (node.kind !== 'UpdateQueryNode' || !node.table || !TableNode.is(node.table)) return undefined;
  return node.table.table.identifier.name;
}

const catalog = smallCatalog();
const deps = {
  log: silentLog,
  references: articleReferences({ db: test.db, catalog: () => catalog, quotes: noMarket.quotes }),
};
const actor = { userId: USER_ID, sessionId: null, token: '', level: 1 } as const;

/** @returns what it gave, and how often it wrote a row of `article` */
async function counted<Result>(save: (ctx: WritingCtx) => Promise<Result>): Promise<{ result: Result; times: number }> {
  const transact = transactOver(test.db.withPlugin(watched), clock);
  writes = [];
  const result = await transact((unit) => save({ ...unit, actor, clock, log: silentLog }), { actor: 'user:1' });
  return { result, times: writes.filter((table) => table === 'article').length };
}

const document: Document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '오늘은 점검이 있습니다.' }] }],
};
const written = { title: '점검', document };
const shown = { ...NO_FIELDS, is_active: true, published_at: NOW };
const notified = async () => {
  const rows = await test.db
    .selectFrom('notification')
    .select('once')
    .where('kind', '=', 'content.published')
    .execute();
  return rows.map(({ once }) => once);
};

beforeEach(async () => {
  for (const table of ['notification', 'article_version', 'article'] as const) {
    await test.db.deleteFrom(table).execute();
  }
});

describe('a saved article', () => {
  const states: [string, ArticleFields, Partial<ArticleRow>][] = [
    ['a draft', NO_FIELDS, { released_at: null, notified_at: null }],
    ['one that is public', shown, { released_at: NOW, notified_at: null }],
    ['a pinned one', { ...shown, is_pinned: true }, { released_at: NOW, notified_at: NOW }],
    [
      'one for later',
      { ...shown, published_at: new Date(NOW.getTime() + DAY_MS), is_pinned: true },
      { released_at: null, notified_at: null },
    ],
  ];

  it.each(states)('is written once however it is made, changed and brought back: %s', async (_, fields, moments) => {
    const created = await counted((ctx) => createArticle(ctx, deps, 'notice', written, () => ({ ...fields, type: 1 })));
    const { kind, id } = created.result;
    expect([created.times, created.result]).toEqual([1, expect.objectContaining(moments)]);
    const one = { kind, id, version: 1 };
    const changed = await counted((ctx) =>
      changeArticle(ctx, deps, one, { title: '바뀐 점검' }, () => ({ ...fields, type: 1 })),
    );
    expect([changed.times, changed.result]).toEqual([1, expect.objectContaining({ ...moments, version: 2 })]);
    const old = await counted((ctx) => restoreVersion(ctx, deps, { ...one, version: 2, from: 1 }));
    expect([old.times, old.result]).toEqual([1, expect.objectContaining({ ...moments, title: '점검', version: 3 })]);
    const deleted = await counted((ctx) => deleteArticle(ctx, { kind: 'notice', id, version: 3 }));
    const back = await counted((ctx) => restoreArticle(ctx, kind, id));
    expect([deleted.times, back.times, back.result]).toEqual([1, 1, expect.objectContaining(moments)]);
  });

  it.each(states)('is written once when a draft becomes %s', async (_, fields, moments) => {
    const { result } = await counted((ctx) =>
      createArticle(ctx, deps, 'notice', written, () => ({ ...NO_FIELDS, type: 1 })),
    );
    const one = { kind: result.kind, id: result.id, version: 1 };
    const changed = await counted((ctx) => changeArticle(ctx, deps, one, {}, () => ({ ...fields, type: 1 })));
    expect([changed.times, changed.result]).toEqual([1, expect.objectContaining(moments)]);
  });

  it('is written once as a page of the site, at its first save too', async () => {
    const page = { name: 'trade', version: 0, title: '거래' } as const;
    const first = await counted((ctx) => changePage(ctx, deps, page, document));
    const second = await counted((ctx) => changePage(ctx, deps, { ...page, version: 1 }, document));
    expect([first.times, second.times]).toEqual([1, 1]);
    expect(second.result).toMatchObject({ version: 2, released_at: NOW });
  });

  it('tells those who want to hear of pinned notices once, at whichever save it is first public and pinned', async () => {
    const { id: profile_id } = await insertProfile(test.db);
    await test.db
      .insertInto('notification_choice')
      .values({ profile_id, notices: true, push_off: [], webhook_off: [] })
      .execute();
    const made = await counted((ctx) => createArticle(ctx, deps, 'notice', written, () => ({ ...shown, type: 1 })));
    const { id } = made.result;
    expect(await notified()).toEqual([]);
    const pinned = () => ({ ...shown, type: 1, is_pinned: true });
    for (const version of [1, 2]) {
      await counted((ctx) => changeArticle(ctx, deps, { kind: 'notice', id, version }, {}, pinned));
      expect(await notified()).toEqual([`notice:${id}`]);
    }
  });
});
