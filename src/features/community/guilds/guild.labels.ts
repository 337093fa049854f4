import { JOIN_POLICY, RANK } from './guild-codes.ts';

export const RANK_NAMES: Readonly<Record<number, string>> = {
  [RANK.leader]: '문주',
  [RANK.deputy]: '부문주',
  [RANK.elder]: '장로',
  [RANK.member]: '문파원',
  [RANK.trainee]: '연습생',
};

export function rankName(rank: number): string {
  return RANK_NAMES[rank] ?? '';
}

export const JOIN_POLICY_NAMES: Readonly<Record<number, string>> = {
  [JOIN_POLICY.approval]: '승인 후 가입',
  [JOIN_POLICY.free]: '자유 가입',
  [JOIN_POLICY.closed]: '가입 받지 않음',
};

export const ERASED_POST = '지운 글입니다';
