import type { MannerTag } from './manner.limits.ts';

export const MANNER_NAMES: Readonly<Record<MannerTag, string>> = {
  1: '약속을 지켜요',
  2: '답이 빨라요',
  3: '설명과 같아요',
};
