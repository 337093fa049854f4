import type { ArticleContext } from '../articles/article.context.ts';
import { toQuest } from '../articles/article-row.ts';
import { readably, readPublicArticle, readPublicQuests } from '../articles/public-articles.service.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { resolveReferences } from '../documents/resolve-references.service.ts';
import type { QuestReader } from './quest-reader.ts';
import { questText } from './quest-text.rules.ts';

const MAX_QUESTS = 500;

export function readQuests({
  db,
  clock,
  references,
}: Pick<ArticleContext, 'db' | 'clock' | 'references'>): QuestReader {
  return readably({
    list: async (limit = MAX_QUESTS) =>
      Promise.all(
        (await readPublicQuests(db, limit, clock.now())).map(async (row) => ({
          quest: toQuest(row),
          text: questText(row.document, await resolveReferences(row.document, references)),
        })),
      ),
    async find(id) {
      const row = await readPublicArticle(db, 'quest', id, clock.now());
      if (!row) return undefined;
      const resolved = await resolveReferences(row.document, references);
      const text = questText(row.document, resolved);
      return { quest: toQuest(row), text, html: renderDocument(text.rest, resolved) };
    },
  });
}
