import { questProposalsOfFacts } from '#features/game-data/catalog/quest-proposal.service.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ArticleContext } from '../articles/article.context.ts';
import { toQuest } from '../articles/article-row.ts';
import { readTitles } from '../articles/article-seeds.service.ts';
import { readably, readPublicArticle, readPublicQuests } from '../articles/public-articles.service.ts';
import type { CardOf } from '../articles/read-articles.service.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { resolveReferences } from '../documents/resolve-references.service.ts';
import type { OfferedQuest } from './quest.contract.ts';
import { questCard } from './quest-card.labels.ts';
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

export function questCards({ db, clock }: Pick<ArticleContext, 'db' | 'clock'>): { quests: CardOf } {
  return {
    async quests(id) {
      const row = await readPublicArticle(db, 'quest', id, clock.now());
      return row && questCard(row);
    },
  };
}

/** Returns quests with which an operator may begin. Those whose title exists already are left out. */
export async function questProposals(db: Db): Promise<OfferedQuest[]> {
  const titles = await readTitles(db, 'quest', { isWithDeleted: false });
  const proposals = await questProposalsOfFacts(db);
  return proposals
    .filter(({ title }) => !titles.has(normalizeText(title)))
    .map(({ key, title, content }) => ({ key, title, document: { ...documentOfHtml(content) } }));
}
