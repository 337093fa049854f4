import { questProposalsOfFacts } from '#features/game-data/catalog/quest-proposal.service.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { readTitles } from '../articles/article-seeds.service.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import type { OfferedQuest } from './quest.contract.ts';

/** Returns quests with which an operator may begin. Those whose title exists already are left out. */
export async function questProposals(db: Db): Promise<OfferedQuest[]> {
  const titles = await readTitles(db, 'quest', { isWithDeleted: false });
  const proposals = await questProposalsOfFacts(db);
  return proposals
    .filter(({ title }) => !titles.has(normalizeText(title)))
    .map(({ key, title, content }) => ({ key, title, document: { ...documentOfHtml(content) } }));
}
