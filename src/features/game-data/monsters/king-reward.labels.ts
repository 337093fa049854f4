import type { KingQuestMention } from './king-quest.rules.ts';

export interface SourcedReward {
  amount: number;
  /** Empty where all sources agree. */
  source: string;
}

/** Lists both rewards where the sources differ, each with its source. */
export function sourcedRewards({
  reward,
  scriptReward,
}: Pick<KingQuestMention, 'reward' | 'scriptReward'>): SourcedReward[] {
  if (scriptReward === null) return [{ amount: reward, source: '' }];
  return [
    { amount: reward, source: '바람위키 경험치의 10배' },
    { amount: scriptReward, source: '옛 서버 스크립트' },
  ];
}
