import type { ArticleContext } from './article.context.ts';
import { noArticle } from './article-error.labels.ts';
import { findVersions } from './article-history.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import { lockArticle } from './article-writing.repository.ts';
import { restoreArticle, restoreVersion, type WritingCtx } from './write-articles.service.ts';

/**
 * Goes back to the version before those that one author has saved last since then, and restores a deleted article. Nothing
 * is done where another saved it last, or where none came before.
 * @throws {AppError} as `restoreVersion` does
 */
export async function takeBackEdits(
  ctx: WritingCtx,
  deps: Pick<ArticleContext, 'log' | 'references'>,
  { kind, id }: { kind: ArticleKind; id: number },
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  const row = await lockArticle(ctx.db, kind, id);
  if (!row) throw noArticle();
  if (row.deleted_at !== null) await restoreArticle(ctx, kind, id);
  const versions = await findVersions(ctx.db, { kind, id });
  const before = versions.find(({ author_id, at }) => author_id !== userId || at < since);
  if (before === undefined || before.version === row.version) return;
  await restoreVersion(ctx, deps, { kind, id, version: row.version, from: before.version });
}
