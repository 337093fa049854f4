import type { QuestStatus } from '../articles/article-kind.contract.ts';

export const QUEST_STATUS_NAMES: Readonly<Record<QuestStatus, string>> = { 1: '진행 중', 2: '예정', 3: '종료' };

/** The sections of a quest's text that its sheet shows. */
export const QUEST_SECTIONS = { needs: '준비물', gains: '보상' } as const;
/** Headings that most quests have, so that they say nothing of one. */
export const USUAL_SECTIONS: readonly string[] = [...Object.values(QUEST_SECTIONS), '진행 순서'];
