import type { QuestStatus } from '../articles/article-kind.contract.ts';

export const QUEST_STATUS_NAMES: Readonly<Record<QuestStatus, string>> = { 1: '진행 중', 2: '예정', 3: '종료' };

/** Titles of the sections that a quest's sheet shows. */
export const QUEST_SECTIONS = { needs: '준비물', gains: '보상' } as const;
/** Headings that most quests have, which do not distinguish any of them. */
export const USUAL_SECTIONS: readonly string[] = [...Object.values(QUEST_SECTIONS), '진행 순서'];
