import { questProposalsOfFacts } from '#features/game-data/catalog/quest-proposal.service.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import { questTitles } from './quest-titles.repository.ts';

export interface OfferedQuest {
  key: string;
  title: string;
  document: Record<string, unknown>;
}

/** What an operator may begin a quest with; none whose title a quest has that is not deleted. */
export async function questProposals(db: Db): Promise<OfferedQuest[]> {
  const titles = new Set((await questTitles(db, { isWithDeleted: false })).map(normalizeText));
  const proposals = await questProposalsOfFacts(db);
  return proposals
    .filter(({ title }) => !titles.has(normalizeText(title)))
    .map(({ key, title, content }) => ({ key, title, document: { ...documentOfHtml(content) } }));
}
