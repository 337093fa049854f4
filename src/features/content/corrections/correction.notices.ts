import type { Notice } from '#shared/notice.ts';
import { CORRECTION_STATE, type CorrectionState } from './correction.contract.ts';

interface Handled {
  id: number;
  state: CorrectionState;
  answer: string;
}

export const correctionNotices = {
  handled: ({ id, state, answer }: Handled): Notice<'correction.handled'> => ({
    kind: 'correction.handled',
    title: `보내 주신 제보를 살펴보고 ${state === CORRECTION_STATE.accepted ? '반영했습니다' : '반영하지 않았습니다'}`,
    body: answer,
    path: '/me#corrections',
    once: `correction:${id}`,
  }),
};
