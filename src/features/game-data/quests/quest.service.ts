import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { Quest } from './quest.contract.ts';
import { findQuestById, findQuests, type QuestFilter } from './quest.repository.ts';

export interface QuestContext {
  db: Db;
}

export function listQuests({ db }: QuestContext, filter: QuestFilter): Promise<Quest[]> {
  return findQuests(db, filter);
}

/** @throws {AppError} NOT_FOUND */
export async function requireQuest({ db }: QuestContext, id: number): Promise<Quest> {
  const quest = await findQuestById(db, id);
  if (!quest) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownQuest });
  return quest;
}
