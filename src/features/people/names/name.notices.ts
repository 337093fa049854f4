import type { Notice } from '#shared/notice.ts';

export const nameNotices = {
  renameRequested: (reason: string, at: Date): Notice<'profile.rename'> => ({
    kind: 'profile.rename',
    title: '이름을 바꾸어 주세요',
    body: `운영자가 캐릭터 이름을 바꾸어 달라고 합니다. 사유: ${reason} 이번 변경은 30일 제한에 포함되지 않습니다.`,
    path: '/me',
    once: `rename:${at.toISOString()}`,
  }),
};
