import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Entity } from '../import/source-rows.ts';

/** Entities that change as a whole. */
export const SHEET_LABELS: Readonly<Record<Exclude<Entity, EntityName>, string>> = {
  quests: '퀘스트',
  shortcuts: '단축키',
  'npc-commands': 'NPC 명령',
  jobs: '직업과 승급',
  formulas: '계산식',
  exchanges: '교환',
  summons: '소환',
  promotions: '승급 재료',
  'left-out': '빠진 자료',
};
