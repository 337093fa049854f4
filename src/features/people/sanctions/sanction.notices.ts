import type { Notice } from '#shared/notice.ts';
import type { Warning } from './sanction.contract.ts';

export const sanctionNotices = {
  warned: ({ id, reason }: Pick<Warning, 'id' | 'reason'>): Notice<'profile.warned'> => ({
    kind: 'profile.warned',
    title: '운영자가 경고했습니다',
    body: `사유: ${reason}\n막히는 것은 없습니다. 이의는 내 정보에서 제기할 수 있습니다.`,
    path: '/me',
    once: `warning:${id}`,
  }),
};
