import type { Notice } from '#shared/notice.ts';
import type { Swept } from './sweep.contract.ts';

type SweepNotice = Notice<'profile.swept'>;

const PARTS = [
  ['trades', '거래', '건'],
  ['prices', '시세에 든 가격', '건'],
  ['parties', '파티', '개'],
  ['shouts', '외침', '개'],
] as const;

/** Tells a player once of all that was taken down. */
export function sweptNotice({ id, changed, reason }: { id: number; changed: Swept; reason: string }): SweepNotice {
  const parts = PARTS.filter(([name]) => changed[name] > 0).map(
    ([name, noun, unit]) => `${noun} ${changed[name]}${unit}`,
  );
  return {
    kind: 'profile.swept',
    title: '운영자가 올린 것을 정리했습니다',
    body: `내린 것: ${parts.join(', ')}\n사유: ${reason}`,
    path: '/me/trades',
    once: `sweep:${id}`,
  };
}
