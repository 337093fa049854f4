import type { MentionKind } from './document-shape.rules.ts';

export const MENTION_KIND_LABELS: Readonly<Record<MentionKind, string>> = {
  item: '아이템',
  skill: '기술',
  monster: '몬스터',
  dungeon: '사냥터',
  map: '지도',
};
