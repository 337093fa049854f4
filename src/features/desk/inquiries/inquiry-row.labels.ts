import type { OperatorInquiry } from '#features/people/inquiries/inquiry.contract.ts';

export const CORRECTION = 3;

export function senderName({ profile }: Pick<OperatorInquiry, 'profile'>): string {
  if (profile === null) return '캐릭터 없음';
  return profile.name ?? '탈퇴한 회원';
}
